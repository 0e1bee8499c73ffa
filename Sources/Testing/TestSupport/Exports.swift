@_exported import ToolSupport
