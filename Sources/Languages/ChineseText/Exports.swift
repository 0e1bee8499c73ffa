// Images, their errors, dates and times are part of the interface, so importing this module imports
// them too.
@_exported import DictionaryImage
@_exported import InputCore
