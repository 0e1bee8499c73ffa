import KeyboardFiles
import ToolSupport
import TypingAids

/// Reads settings for the commands.
enum SettingsFile {
  /// The settings of a file. What is wrong with it is bad input, a file that is not there is
  /// missing.
  static func read(path: String) throws(ToolError) -> TypingSettings {
    let text = try textLines(of: path).joined(separator: "\n")
    return try ToolError.badInput { try TypingSettings(parsing: text, file: path) }
  }
}
