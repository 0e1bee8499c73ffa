/// Texts as literals of source files. Names hold no control characters, so quotes and backslashes
/// are all there is to escape.
enum SourceText {
  /// A literal of Swift.
  static func swift(_ text: String) -> String { quoted(text) }

  /// A literal of JSON and of YAML.
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
