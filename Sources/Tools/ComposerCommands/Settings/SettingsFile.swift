import DesktopSession
import KeyboardCatalog
import LibC
import ToolSupport
import TypingAids

/// Reads settings files for the commands.
enum SettingsFile {
  /// Returns the settings of the named file, or of `settings.json` in the container if none is
  /// named, or the defaults if that does not exist.
  static func ofUser(named path: String?) throws(ToolError) -> TypingSettings {
    if let path { return try read(path: path) }
    guard let container = try? Container.path() else { return TypingSettings() }
    let path = "\(container)/settings.json"
    return access(path, F_OK) == 0 ? try read(path: path) : TypingSettings()
  }

  /// Returns the settings of desktops in the named file, or in `desktop.json` of the container, or the
  /// defaults if that does not exist.
  static func ofDesktop(named path: String?) throws(ToolError) -> DesktopSettings {
    let container = try? Container.path()
    let ofUser = container.map { "\($0)/\(DesktopLibrary.settingsFile)" }
    guard let path = path ?? ofUser.flatMap({ access($0, F_OK) == 0 ? $0 : nil }) else {
      return DesktopSettings()
    }
    let text = try textLines(of: path).joined(separator: "\n")
    return try ToolError.badInput { try DesktopSettings(parsing: text, file: path) }
  }

  /// Reads a settings file. Throws `ToolError`: `badInput` for an invalid file, `missingInput` for
  /// a missing one.
  static func read(path: String) throws(ToolError) -> TypingSettings {
    let text = try textLines(of: path).joined(separator: "\n")
    return try ToolError.badInput {
      try TypingSettings(parsing: text, file: path) {
        StandardError.writeLine("ime-cli: \($0)", colour: .yellow)
      }
    }
  }
}
