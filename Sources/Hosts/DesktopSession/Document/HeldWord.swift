/// The word that is being typed, kept as marked text until it ends, for layouts whose rules replace
/// typed text in clients where no text can be deleted.
///
/// ```
/// Bengali ক, then া, in a terminal     marked text কা, committed with the next space
/// ```
struct HeldWord {
  /// The text that is not committed yet.
  private(set) var text = ""

  var isEmpty: Bool { text.isEmpty }

  /// Adds typed text.
  mutating func append(_ typed: String) { text += typed }

  /// Replaces the end of the word.
  ///
  /// - Returns: false if the word does not end with `old`; nothing is changed then.
  mutating func replace(_ old: String, with new: String) -> Bool {
    guard text.utf8.count >= old.utf8.count,
      text.utf8.suffix(old.utf8.count).elementsEqual(old.utf8)
    else { return false }
    text = String(text.unicodeScalars.dropLast(old.unicodeScalars.count)) + new
    return true
  }

  /// Whether the word has ended: its last character is no letter and no mark of one.
  var isEnded: Bool {
    guard let last = text.unicodeScalars.last else { return false }
    switch last.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark, .format:
      return false
    default: return true
    }
  }

  /// Returns the text and empties the word.
  mutating func take() -> String {
    defer { text = "" }
    return text
  }
}
