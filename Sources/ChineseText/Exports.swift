// Images and their errors are part of the interface: who imports the module gets them with it.
@_exported import DictionaryFormat
@_exported import PhraseTables
