@_exported import DictionaryFormat
@_exported import InputCore
