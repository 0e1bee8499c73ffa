/// The limits on entries. Their text comes from files of others and is inserted into documents.
enum EntryText {
  /// The length limit of a word, in characters. Real names and words are far shorter.
  static let maximumWordLength = 100
  /// The length limit of a shortcut's text, in characters. A postal address or a signature fits.
  static let maximumTextLength = 2_000

  /// Checks the length of a text, and that it contains no control characters.
  ///
  /// - Parameters:
  ///   - limit: the largest number of characters.
  ///   - lineEnds: whether `\n` is allowed.
  /// - Throws: `tooLong` or `controlCharacter`.
  static func check(
    _ text: some StringProtocol, limit: Int = maximumWordLength, lineEnds: Bool = false
  ) throws(LexiconFault) {
    // The number of bytes is checked first, because counting the characters of a very long text is
    // slow.
    guard text.utf8.count <= limit * 32, text.count <= limit else {
      throw .tooLong(limit: limit)
    }
    for scalar in text.unicodeScalars
    where scalar.properties.generalCategory == .control && !(lineEnds && scalar == "\n") {
      throw .controlCharacter
    }
  }

  /// Whether a text can be the reading of a name: letters, with apostrophes and hyphens among them.
  static func isReading(_ text: Substring) -> Bool {
    !text.isEmpty && text.utf8.count <= maximumWordLength * 32 && text.count <= maximumWordLength
      && text.allSatisfy { $0.isLetter || "'’-".contains($0) } && text.contains(where: \.isLetter)
  }

  /// Returns the words of a name: `Mary Ann` has two. Initials, numbers and bare punctuation are
  /// left out.
  static func words(ofName name: String) -> [Substring] {
    name.split { $0.isWhitespace || $0 == "," || $0 == "(" || $0 == ")" }
      .map(trimmed)
      .filter { word in
        word.filter(\.isLetter).count > 1 && !word.contains(where: \.isNumber)
          && !word.contains("@") && !word.hasSuffix(".")
          || isIdeographic(word)
      }
  }

  /// Whether the word is ideographic or Hangul, where a single character is a whole name.
  private static func isIdeographic(_ word: Substring) -> Bool {
    word.unicodeScalars.contains {
      $0.properties.isIdeographic || (0xAC00...0xD7A3).contains($0.value)
    }
  }

  private static func trimmed(_ word: Substring) -> Substring {
    var rest = word
    while let first = rest.first, "\"'“”‘«»„".contains(first) { rest.removeFirst() }
    while let last = rest.last, "\"'”’«»“;:".contains(last) { rest.removeLast() }
    return rest
  }
}
