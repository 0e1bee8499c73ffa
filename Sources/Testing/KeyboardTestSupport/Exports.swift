@_exported import InputCore
@_exported import KeyboardCatalog
@_exported import KeyboardLayouts
@_exported import Keyboards
@_exported import TextDocument
@_exported import ToolSupport
@_exported import TypingAids
