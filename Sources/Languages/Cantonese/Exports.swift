// The lexicon and its errors are part of the interface: who imports a language gets them with it.
@_exported import DictionaryImage
@_exported import SyllableConversion
