// Images and the protocols of input are part of the interface: who imports the module gets them with
// it.
@_exported import ChineseText
@_exported import Decoding
@_exported import DictionaryImage
@_exported import InputCore
@_exported import KanaConversion
