/// The rules for when a text contains a word, used to forget everything that mentions the word.
enum WordOccurrence {
  /// Returns whether a text contains a word. In scripts with spaces between words it must be a
  /// whole word: `cat` is in `black cat`, not in `category`; 北京 is in 北京大学. Every text contains the
  /// empty word.
  static func isIn(_ text: String, _ word: String) -> Bool {
    guard text.utf8.count >= word.utf8.count else { return false }
    if word.isEmpty || text.utf8.elementsEqual(word.utf8) { return true }
    // Nearly every text of a history fails here, without decoding its scalars.
    guard let first = word.utf8.first, text.utf8.contains(first) else { return false }
    let whole = Array(text.unicodeScalars)
    let part = Array(word.unicodeScalars)
    guard whole.count >= part.count else { return false }
    return (0...whole.count - part.count).contains { start in
      whole[start..<start + part.count].elementsEqual(part)
        && isWord(start..<start + part.count, of: whole)
    }
  }

  /// Returns all words that `isIn` finds in a text, including the empty word and the text itself.
  static func words(in text: String) -> [String] {
    let whole = Array(text.unicodeScalars.prefix(maximumTextLength))
    var words = ["", text]
    for start in whole.indices {
      for end in start + 1...whole.count where isWord(start..<end, of: whole) {
        words.append(String(String.UnicodeScalarView(whole[start..<end])))
      }
    }
    return words
  }

  /// The maximum number of scalars searched in a text: two texts with a space between them.
  private static let maximumTextLength = 129

  /// Returns two consecutively chosen words as they appear in a text: `New York`, 张伟明.
  static func joined(_ first: String, _ second: String) -> String {
    guard let last = first.unicodeScalars.last, let next = second.unicodeScalars.first else {
      return first + second
    }
    return joins(last, next) ? "\(first) \(second)" : first + second
  }

  private static func isWord(_ range: Range<Int>, of text: [Unicode.Scalar]) -> Bool {
    let isOpenBefore =
      range.lowerBound == 0 || !joins(text[range.lowerBound - 1], text[range.lowerBound])
    let isOpenAfter =
      range.upperBound == text.count
      || !joins(text[range.upperBound - 1], text[range.upperBound])
    return isOpenBefore && isOpenAfter
  }

  /// Returns whether two adjacent characters are letters of one word in a script with spaces
  /// between words.
  private static func joins(_ a: Unicode.Scalar, _ b: Unicode.Scalar) -> Bool {
    isSpacedLetter(a) && isSpacedLetter(b)
  }

  /// Returns whether a character is a letter of a script with spaces between words: scripts below
  /// U+2000 except those of Southeast Asia without spaces (Thai, Lao, Myanmar, Khmer), and Hangul
  /// syllables. Marks belong to their letter.
  private static func isSpacedLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00..<0x0F00, 0x1000..<0x10A0, 0x1780..<0x1800: false
    case ..<0x2000, 0xAC00..<0xD7A4:
      scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
    default: false
    }
  }
}
