// Public signatures use types of these modules. Importing this module imports them too.
@_exported import ChineseText
@_exported import Decoding
@_exported import DictionaryImage
@_exported import InputCore
@_exported import KanaConversion
