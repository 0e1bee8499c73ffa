/// Literals for generated source files. Names contain no control characters, so only quotes and
/// backslashes need escaping.
enum SourceText {
  /// Returns a Swift string literal.
  static func swift(_ text: String) -> String { quoted(text) }

  /// Returns a string literal for JSON and YAML.
  static func json(_ text: String) -> String { quoted(text) }

  private static func quoted(_ text: String) -> String {
    var literal = "\"".unicodeScalars
    for scalar in text.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { literal.append("\\") }
      literal.append(scalar)
    }
    literal.append("\"")
    return String(literal)
  }
}
