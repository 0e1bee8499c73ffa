/// What an entry may be: it comes from files of others and ends up in documents.
enum EntryText {
  /// The longest word, in characters. Real names and words stay far below.
  static let longestWord = 100
  /// The longest text of a shortcut, in characters: a postal address or a signature fits.
  static let longestText = 2_000

  /// Checks a word: its length, and that it holds no control characters.
  static func check(
    _ text: some StringProtocol, limit: Int = longestWord, lineEnds: Bool = false
  ) throws(LexiconFault) {
    // Bytes first: counting characters of a very long text takes long.
    guard text.utf8.count <= limit * 32, text.count <= limit else {
      throw .tooLong(limit: limit)
    }
    for scalar in text.unicodeScalars
    where scalar.properties.generalCategory == .control && !(lineEnds && scalar == "\n") {
      throw .controlCharacter
    }
  }

  /// The words of a name: `Mary Ann` is two. Initials, numbers and bare punctuation are none.
  static func words(ofName name: String) -> [Substring] {
    name.split { $0.isWhitespace || $0 == "," || $0 == "(" || $0 == ")" }
      .map(trimmed)
      .filter { word in
        word.filter(\.isLetter).count > 1 && !word.contains(where: \.isNumber)
          && !word.contains("@") && !word.hasSuffix(".")
          || isIdeographic(word)
      }
  }

  /// A single Han character or syllable of Hangul is a whole name.
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
