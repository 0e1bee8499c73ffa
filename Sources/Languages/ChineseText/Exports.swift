// Images, their errors, days and times are part of the interface: who imports the module gets them with it.
@_exported import DictionaryImage
@_exported import InputCore
