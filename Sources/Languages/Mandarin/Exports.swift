// The lexicon and its errors are part of the interface, so importing a language imports them too.
@_exported import ChineseText
@_exported import DictionaryImage
@_exported import SyllableConversion
