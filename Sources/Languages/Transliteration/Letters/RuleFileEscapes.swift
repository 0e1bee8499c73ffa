/// The escapes of rule files.
enum RuleFileEscapes {
  /// Replaces the escapes of a field: `-` is the empty string, `U+200C` a character, and
  /// `U+0915+U+094D` several.
  static func unescaped(_ field: String, _ number: Int) throws(RuleFileError) -> String {
    if field == "-" { return "" }
    guard field.hasPrefix("U+") else { return field }
    var text = String.UnicodeScalarView()
    // `U+0915+U+094D` is `U`, `0915`, `U`, `094D`.
    let parts = field.split(separator: "+", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if index.isMultiple(of: 2), part == "U", index + 1 < parts.count { continue }
      guard !index.isMultiple(of: 2), (4...6).contains(part.count),
        let value = UInt32(part, radix: 16), let scalar = Unicode.Scalar(value)
      else { throw .escape(field, line: number) }
      text.append(scalar)
    }
    return String(text)
  }
}
