/// The texts that the punctuation keys of a language insert: `,` gives `，` in Chinese. Quotation
/// marks come in pairs. The text before the insertion point decides between opening and closing.
public struct PunctuationTable: Sendable {
  /// The text or the pair of texts of one key.
  private enum Mark: Sendable {
    case single(String)
    case pair(opening: String, closing: String)
  }

  /// Whether a period, a comma and a colon stay ASCII after a digit: `3.14`, `1,000`, `12:30`.
  public var keepsMarksAfterDigits = true

  private var marks: [Character: Mark] = [:]

  /// Creates a table from lines of `key TAB text` or `key TAB opening TAB closing`. Other lines are
  /// skipped: the dictionary builder has already rejected them.
  public init(parsing text: some StringProtocol) {
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t")
      guard let key = fields.first?.first, fields.first?.count == 1 else { continue }
      switch fields.count {
      case 2: marks[key] = .single(String(fields[1]))
      case 3: marks[key] = .pair(opening: String(fields[1]), closing: String(fields[2]))
      default: continue
      }
    }
  }

  /// Returns the text that a key inserts.
  ///
  /// - Parameters:
  ///   - key: The character of the key.
  ///   - context: The text before the insertion point; nil if unknown.
  /// - Returns: The text; nil if the key inserts its own character.
  public func text(for key: Character, after context: String?) -> String? {
    guard let mark = marks[key] else { return nil }
    if keepsMarksAfterDigits, key == "." || key == "," || key == ":",
      let last = context?.unicodeScalars.last,
      ("0"..."9").contains(last) || ("０"..."９").contains(last)
    {
      return nil
    }
    switch mark {
    case .single(let text): return text
    case .pair(let opening, let closing):
      return isOpen(opening, closing, in: context ?? "") ? closing : opening
    }
  }

  /// Whether the last quotation mark of this pair in the paragraph is an opening one.
  private func isOpen(_ opening: String, _ closing: String, in context: String) -> Bool {
    for character in context.reversed() {
      if character.isNewline { return false }
      if String(character) == closing { return false }
      if String(character) == opening { return true }
    }
    return false
  }
}
