// Public signatures use types of these modules. Importing this module imports them too.
@_exported import DictionaryImage
@_exported import InputCore
