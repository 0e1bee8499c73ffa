import DictionaryImage

/// The sections of an image with words in Latin letters. The words ascend by their small letters,
/// and no two of them differ only in capitals.
package enum LatinSections {
  /// `UInt8`: the words in ASCII, concatenated.
  package static let words = "latin.words"
  /// `UInt32` per word and one more: its offset in `words`.
  package static let offsets = "latin.offsets"
  /// `UInt16` per word: `-ln P(word | a word in Latin letters)` in nats × 1000.
  package static let costs = "latin.costs"
}

/// The words in Latin letters that texts of another script contain, read in place from an image.
/// Names may have digits after their first letter.
///
/// ```
/// wodeiphone    at index 4: I, iPhone
/// mp3           mp, mp3
/// ```
package struct LatinWords: Sendable {
  /// A word found among keys.
  package struct Match {
    /// The index after its last key.
    package var end: Int
    /// `-ln P(word | a word in Latin letters)` in nats × 1000.
    package var cost: Int32
    /// Its number.
    package var word: Int
  }

  /// The length limit in letters.
  package static let maximumLength = 15

  private let text: ImageColumn<UInt8>
  private let offsets: ImageColumn<UInt32>
  private let costs: ImageColumn<UInt16>
  /// The first word of each letter, the first word of each of its pairs with a second letter, and
  /// the end of the last pair.
  private var firstWords: [Int] = []

  private static let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
  /// The number of elements of `firstWords` for each letter.
  private static let stride = letters.count + 2

  /// Opens the words of an image; nil if it has none.
  ///
  /// - Throws: `ImageError` if a section is missing or malformed.
  package init?(image: Image) throws(ImageError) {
    guard image.sections.contains(where: { $0.name == LatinSections.words }) else { return nil }
    text = try image.column(LatinSections.words, of: UInt8.self)
    offsets = try image.column(LatinSections.offsets, of: UInt32.self)
    costs = try image.column(LatinSections.costs, of: UInt16.self)
    for letter in Self.letters {
      let start = first(in: 0..<count) { letterOf($0, at: 0) < letter }
      let end = first(in: start..<count) { letterOf($0, at: 0) <= letter }
      firstWords.append(start)
      for second in Self.letters {
        firstWords.append(first(in: start..<end) { letterOf($0, at: 1) < second })
      }
      firstWords.append(first(in: start..<end) { letterOf($0, at: 1) <= Self.letters.upperBound })
    }
  }

  /// The number of words.
  package var count: Int { costs.count }

  /// Returns the ASCII text of a word with its usual capitals.
  package func text(ofWord word: Int) -> String {
    String(decoding: offsets.range(at: word, limit: text.count).map { text[$0] }, as: UTF8.self)
  }

  /// Whether the usual form of a word has small letters only.
  package func isSmall(_ word: Int) -> Bool {
    offsets.range(at: word, limit: text.count).allSatisfy { !text[$0].isLatinCapital }
  }

  /// Whether all letters of a word are small, or all are capitals, as in MP3 and not in iPhone15.
  package func isOfOneCase(_ word: Int) -> Bool {
    let range = offsets.range(at: word, limit: text.count)
    return isSmall(word)
      || range.allSatisfy { !text[$0].isLatinLetter || text[$0].isLatinCapital }
  }

  /// Whether letters begin with several capitals and continue with a small letter where the word has a
  /// capital: the run of capitals is then a word by itself.
  ///
  /// ```
  /// QAce    QAC has a capital C, so that ce is pinyin
  /// CMake   the word as it is written
  /// ```
  package func isShortened(_ word: Int, typedAs letters: ArraySlice<UInt8>) -> Bool {
    let capitals = letters.prefix { $0.isLatinCapital }.count
    let range = offsets.range(at: word, limit: text.count)
    guard capitals > 1, capitals < letters.count, capitals < range.count else { return false }
    return !letters[letters.startIndex + capitals].isLatinCapital
      && text[range.lowerBound + capitals].isLatinCapital
  }

  /// Calls `body` with each word that begins at a key, whatever its capitals, the shortest first.
  package func forEachWord(from start: Int, in keys: [UInt8], _ body: (Match) -> Void) {
    guard start < keys.count, keys[start].isLatinLetter else { return }
    let group = Self.group(of: keys[start])
    var words = self.words(of: group)
    for index in start..<max(start, min(keys.count, start + Self.maximumLength)) {
      let key = keys[index]
      guard key.isLatinLetterOrDigit else { return }
      let depth = index - start
      if depth > 0 { words = narrowed(words, of: group, to: key.inSmallLetters, at: depth) }
      guard let word = words.first else { return }
      // Of words with the same beginning, the beginning itself is the first.
      if offsets.range(at: word, limit: text.count).count == depth + 1 {
        body(Match(end: index + 1, cost: Int32(costs[word]), word: word))
      }
    }
  }

  /// Returns whether any word begins with some keys.
  package func beginsWord(_ keys: ArraySlice<UInt8>) -> Bool {
    guard let first = keys.first, first.isLatinLetter else { return false }
    let group = Self.group(of: first)
    var words = self.words(of: group)
    for (depth, key) in keys.enumerated().dropFirst() {
      guard key.isLatinLetterOrDigit else { return false }
      words = narrowed(words, of: group, to: key.inSmallLetters, at: depth)
    }
    return !words.isEmpty
  }

  /// Returns the index in `firstWords` of the words that begin with a letter.
  private static func group(of letter: UInt8) -> Int {
    Int(letter.inSmallLetters - letters.lowerBound) * stride
  }

  /// Returns the words of a letter.
  private func words(of group: Int) -> Range<Int> {
    firstWords[group]..<max(firstWords[group], firstWords[group + Self.stride - 1])
  }

  /// Returns the words of a range, all of one group, that have a letter or a digit at an index.
  private func narrowed(
    _ words: Range<Int>, of group: Int, to letter: UInt8, at depth: Int
  ) -> Range<Int> {
    if depth == 1, Self.letters.contains(letter) {
      let second = group + 1 + Int(letter - Self.letters.lowerBound)
      return firstWords[second]..<max(firstWords[second], firstWords[second + 1])
    }
    let lower = first(in: words) { letterOf($0, at: depth) < letter }
    guard lower < words.upperBound, letterOf(lower, at: depth) == letter else {
      return lower..<lower
    }
    return lower..<first(in: lower..<words.upperBound) { letterOf($0, at: depth) <= letter }
  }

  /// Returns the word that some keys are as a whole; nil if they are none.
  package func word(of keys: ArraySlice<UInt8>) -> Match? {
    var found: Match?
    let keys = Array(keys)
    forEachWord(from: 0, in: keys) { if $0.end == keys.count { found = $0 } }
    return found
  }

  /// Whether the key before an index is the capital of a word that continues with small letters.
  package static func divides(_ keys: [UInt8], at end: Int) -> Bool {
    end > 1 && end < keys.count && keys[end - 1].isLatinCapital
      && (0x61...0x7A).contains(keys[end]) && (0x61...0x7A).contains(keys[end - 2])
  }

  private func letterOf(_ word: Int, at depth: Int) -> UInt8 {
    let range = offsets.range(at: word, limit: text.count)
    return depth < range.count ? text[range.lowerBound + depth].inSmallLetters : 0
  }

  /// Returns the first word of a range that does not satisfy `isBefore`.
  private func first(in words: Range<Int>, isBefore: (Int) -> Bool) -> Int {
    var low = words.lowerBound
    var high = words.upperBound
    while low < high {
      let middle = low + (high - low) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
