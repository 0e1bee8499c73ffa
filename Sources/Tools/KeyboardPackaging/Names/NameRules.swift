/// Rules for names, identifiers and versions.
enum NameRules {
  /// Returns the problem of a displayed text as a verb phrase to follow its name, or nil if it is
  /// valid.
  static func fault(of text: String, limit: Int = 100) -> String? {
    if text.allSatisfy(\.isWhitespace) { return "is empty" }
    if text.unicodeScalars.contains(where: isControl) { return "contains a control character" }
    if text.count > limit || text.utf8.count > limit * 16 {
      return "is longer than \(limit) characters"
    }
    return nil
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    // Noncharacters such as U+FFFE are not allowed in XML.
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    case .format: scalar == "\u{FEFF}"
    case .unassigned: scalar.value & 0xFFFE == 0xFFFE
    default: false
    }
  }

  /// Whether a text can name a folder and end a bundle identifier.
  static func isIdentifier(_ text: String) -> Bool {
    isPart(text) && text.utf8.count <= 60 && text.first != "-"
  }

  /// Whether a text is a bundle identifier: two or more parts separated by dots.
  static func isBundleIdentifier(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count >= 2 && text.utf8.count <= 155 && parts.allSatisfy { isPart(String($0)) }
  }

  /// Whether a text is a version: up to three numbers separated by dots.
  static func isVersion(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return (1...3).contains(parts.count)
      && parts.allSatisfy { (1...9).contains($0.utf8.count) && $0.utf8.allSatisfy(isDigit) }
  }

  private static func isPart(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { isDigit($0) || isLetter($0) || $0 == UInt8(ascii: "-") }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}
