import KeyboardCatalog
import ToolSupport
import TypingAids

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Reads settings for the commands.
enum SettingsFile {
  /// The settings of a file, else those of `settings.json` in the container, else what a keyboard
  /// starts with.
  static func ofUser(named path: String?) throws(ToolError) -> TypingSettings {
    if let path { return try read(path: path) }
    guard let container = try? Container.path() else { return TypingSettings() }
    let path = "\(container)/settings.json"
    return access(path, F_OK) == 0 ? try read(path: path) : TypingSettings()
  }

  /// The settings of a file. What is wrong with it is bad input, a file that is not there is
  /// missing.
  static func read(path: String) throws(ToolError) -> TypingSettings {
    let text = try textLines(of: path).joined(separator: "\n")
    return try ToolError.badInput {
      try TypingSettings(parsing: text, file: path) {
        StandardError.writeLine("ime-cli: \($0)", colour: .yellow)
      }
    }
  }
}
