@_exported import DictionaryImage
@_exported import InputCore
