import Lexicon

/// Checks the parts of an entry that all formats share: word, reading and weight.
public struct EntryParser: Sendable {
  /// The largest weight that is taken.
  public static let maximumWeight = 1e12

  /// The syllables readings are made of.
  public let syllables: SyllableTable

  /// A parser for the readings that `syllables` allows.
  public init(syllables: SyllableTable) { self.syllables = syllables }

  /// The word in `bytes`, which must be Han characters only.
  func word(_ bytes: ArraySlice<UInt8>) throws(RefusalReason) -> Word {
    guard !bytes.isEmpty else { throw .missingField("word") }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .invalidUTF8 }
    guard text.unicodeScalars.allSatisfy(HanText.isHan) else { throw .notHan(text) }
    return Word(validated: bytes)
  }

  /// The reading of `word` in `bytes`: syllables separated by spaces, with or without tones. Empty
  /// where there is none.
  func reading(_ bytes: ArraySlice<UInt8>, of word: Word) throws(RefusalReason) -> [SyllableID] {
    var reading: [SyllableID] = []
    for syllable in bytes.split(separator: UInt8(ascii: " ")) {
      guard let text = String(validating: syllable, as: UTF8.self) else { throw .invalidUTF8 }
      reading.append(try self.syllable(text))
    }
    try check(reading, of: word)
    return reading
  }

  /// Refuses a reading that does not have a syllable for each character.
  func check(_ reading: [SyllableID], of word: Word) throws(RefusalReason) {
    guard reading.isEmpty || reading.count == word.characterCount else {
      throw .readingLength(characters: word.characterCount, syllables: reading.count)
    }
  }

  /// The syllable spelled `text`, with or without a tone, by its standard spelling or another one.
  func syllable(_ text: some StringProtocol) throws(RefusalReason) -> SyllableID {
    if let id = syllables.syllable(spelled: text) { return id }
    guard let letters = PinyinSpelling.letters(of: text),
      let id = syllables.syllable(spelled: letters)
    else { throw .unknownSyllable(String(text)) }
    return id
  }

  /// The weight in `bytes`: digits, perhaps with a decimal point, from 0 to `maximumWeight`.
  func weight(_ bytes: ArraySlice<UInt8>) throws(RefusalReason) -> Double {
    guard !bytes.isEmpty else { throw .missingField("weight") }
    let digits = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes
    let text = String(decoding: bytes, as: UTF8.self)
    // Swift's own parser also takes "nan", "inf", exponents and hexadecimal digits.
    guard digits.allSatisfy({ (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") }),
      let value = Double(String(decoding: digits, as: UTF8.self))
    else { throw .weightNotANumber(text) }
    guard digits.count == bytes.count || value == 0 else { throw .negativeWeight(text) }
    guard value <= Self.maximumWeight else { throw .hugeWeight(text) }
    return value
  }
}
