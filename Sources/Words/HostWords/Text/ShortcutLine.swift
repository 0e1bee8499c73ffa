/// A line with a shortcut: `omw TAB On my way!`. In the text, `\n` is a line end and `\\` a backslash.
struct ShortcutLine {
  let shortcut: String
  let text: String

  /// Reads a line; nil for an empty line and for a comment, which begins with `#` and a space.
  init?(_ line: NumberedLine) throws(LexiconFault) {
    // Rejects a text of megabytes before decoding it.
    guard line.bytes.count <= EntryText.maximumTextLength * 32 else {
      throw .tooLong(limit: EntryText.maximumTextLength)
    }
    guard let text = line.text else { throw .invalidText }
    if text.allSatisfy(\.isWhitespace) || text.hasPrefix("# ") { return nil }
    let fields = text.split(separator: "\t", omittingEmptySubsequences: false)
    guard fields.count == 2, !fields[0].isEmpty, !fields[1].isEmpty,
      !fields[0].contains(where: \.isWhitespace)
    else { throw .notAShortcut }
    shortcut = String(fields[0])
    self.text = Self.unescaped(fields[1])
    try EntryText.check(shortcut)
    try EntryText.check(self.text, limit: EntryText.maximumTextLength, lineEnds: true)
    guard shortcut != self.text else { throw .expandsToItself(shortcut) }
  }

  /// Replaces `\n` and `\\`. Any other backslash is kept.
  private static func unescaped(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let character = rest.popFirst() {
      if character == "\\", let next = rest.first, next == "n" || next == "\\" {
        rest.removeFirst()
        result.append(next == "n" ? "\n" : "\\")
      } else {
        result.append(character)
      }
    }
    return result
  }

  /// Returns a text as a line has it.
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "\n": result += "\\n"
      case "\\": result += "\\\\"
      default: result.append(character)
      }
    }
  }
}
