/// The text before a word, as far as its keys are known: what was typed since the last white space,
/// and whether Backspace was pressed last.
struct EarlierText: Codable, Hashable, Sendable {
  /// The keys typed since the last white space.
  private(set) var keys = ""
  /// The text that they typed.
  private(set) var text = ""
  /// The end of the text before the word that was begun last.
  var before = ""
  /// The end of the text before the last Backspace; nil if another key was typed since.
  private(set) var deletedFrom: String?

  /// The most characters of a run that are kept. An address is shorter.
  private static let maximumRunLength = 256

  /// Adds what a key or a word typed.
  mutating func append(keys newKeys: String, text newText: String) {
    deletedFrom = nil
    guard newText.last?.isWhitespace != true, text.utf8.count < Self.maximumRunLength else {
      (keys, text) = ("", "")
      return
    }
    keys += newKeys
    text += newText
  }

  /// Notes that the end of a text is being deleted.
  mutating func delete(from before: String) {
    (keys, text) = ("", "")
    deletedFrom = String(before.suffix(24))
  }

  /// Whether a text is what the last Backspace left of the text before it. It deleted a character or
  /// a code point; more is gone if the insertion point moved too.
  func isLeft(_ before: String) -> Bool {
    guard let deletedFrom else { return false }
    let left = [
      String(deletedFrom.dropLast()), String(deletedFrom.unicodeScalars.dropLast()),
    ]
    return left.contains { !$0.isEmpty && before.hasSuffix($0) }
  }
}

extension String {
  /// The characters since the last white space, the last 256 at most.
  var endWithoutSpace: Substring {
    let end = suffix(256)
    guard let space = end.lastIndex(where: { $0.isWhitespace }) else { return end }
    return end[end.index(after: space)...]
  }

  /// The letters and marks at the end, the last 24 at most.
  var lettersAtEnd: Substring {
    let end = suffix(24)
    guard let other = end.lastIndex(where: { !$0.isLetter }) else { return end }
    return end[end.index(after: other)...]
  }
}
