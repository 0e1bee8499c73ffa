/// Where a word counts as a part of a text, when everything that tells of it is forgotten.
enum WordOccurrence {
  /// Whether a text has a word in it. Among letters that are written with spaces between words
  /// it has to stand by itself: `cat` is in `black cat`, not in `category`; 北京 is in 北京大学. The
  /// empty word is in every text.
  static func isIn(_ text: String, _ word: String) -> Bool {
    guard text.utf8.count >= word.utf8.count else { return false }
    if word.isEmpty || text.utf8.elementsEqual(word.utf8) { return true }
    // Nearly every text of a history ends here, without the work of its scalars.
    guard let first = word.utf8.first, text.utf8.contains(first) else { return false }
    let whole = Array(text.unicodeScalars)
    let part = Array(word.unicodeScalars)
    guard whole.count >= part.count else { return false }
    return (0...whole.count - part.count).contains { start in
      whole[start..<start + part.count].elementsEqual(part)
        && isWord(start..<start + part.count, of: whole)
    }
  }

  /// All words that `isIn` finds in a text, the empty one and the text among them.
  static func words(in text: String) -> [String] {
    let whole = Array(text.unicodeScalars.prefix(longestText))
    var words = ["", text]
    for start in whole.indices {
      for end in start + 1...whole.count where isWord(start..<end, of: whole) {
        words.append(String(String.UnicodeScalarView(whole[start..<end])))
      }
    }
    return words
  }

  /// Words of longer texts are looked for in so many scalars only: two texts with a space between them.
  private static let longestText = 129

  /// Two words that were chosen one after the other as they stand in a text: `New York`, 张伟明.
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

  /// Whether two neighbours are letters of one word in a script that sets words apart.
  private static func joins(_ a: Unicode.Scalar, _ b: Unicode.Scalar) -> Bool {
    isSpacedLetter(a) && isSpacedLetter(b)
  }

  /// Letters of scripts below U+2000 but those of Southeast Asia, which have no spaces (Thai, Lao,
  /// Myanmar, Khmer), and Hangul syllables. Marks belong to their letter.
  private static func isSpacedLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00..<0x0F00, 0x1000..<0x10A0, 0x1780..<0x1800: false
    case ..<0x2000, 0xAC00..<0xD7A4:
      scalar.properties.isAlphabetic || scalar.properties.generalCategory == .nonspacingMark
    default: false
    }
  }
}
