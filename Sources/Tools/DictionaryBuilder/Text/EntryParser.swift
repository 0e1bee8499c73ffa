import SyllableConversion

/// Validates the fields that entries of all formats share: word, reading and weight.
package struct EntryParser: Sendable {
  /// The maximum weight.
  package static let maximumWeight = 1e12
  /// The maximum length of a word, in UTF-8 bytes.
  static let maximumWordLength = 1024

  /// The syllables of readings; nil if readings are not looked up.
  package let syllables: SyllableTable?
  /// The rules of the list for its entries.
  package var rules: EntryRules

  /// Creates a parser for entries that follow `rules`.
  package init(syllables: SyllableTable?, rules: EntryRules = EntryRules()) {
    self.syllables = syllables
    self.rules = rules
  }

  /// Returns the word in `bytes` if it is of the script that the rules name.
  func word(_ bytes: ArraySlice<UInt8>) throws(RejectionReason) -> Word {
    guard bytes.contains(where: { $0 != 0x20 }) else { throw .missingField("word") }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .invalidUTF8 }
    guard bytes.count <= Self.maximumWordLength else {
      throw .malformed("the word is longer than \(Self.maximumWordLength) bytes")
    }
    switch rules.script {
    case .han:
      guard text.unicodeScalars.allSatisfy(HanText.isHan) else { throw .notHan(text) }
    case .any:
      guard text.unicodeScalars.allSatisfy(Self.isPlain) else { throw .controlCharacter(text) }
      if let fault = TextFault(in: text) { throw .damaged(text, fault) }
      // Every list treats such a line as a comment.
      guard !bytes.starts(with: WordList.commentStart) else {
        throw .malformed("a word cannot begin with '# '")
      }
    }
    return Word(validated: bytes)
  }

  /// Whether a scalar is neither a control character nor a line or paragraph separator.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: false
    default: true
    }
  }

  /// Returns the reading of `word` in `bytes`: syllables separated by spaces, with or without
  /// tones. Empty if `bytes` is empty.
  func reading(_ bytes: ArraySlice<UInt8>, of word: Word) throws(RejectionReason) -> [SyllableID] {
    var reading: [SyllableID] = []
    for syllable in bytes.split(separator: UInt8(ascii: " ")) {
      guard let text = String(validating: syllable, as: UTF8.self) else { throw .invalidUTF8 }
      reading.append(try self.syllable(text))
    }
    try check(reading, of: word)
    return reading
  }

  /// Returns the reading of `word` in the list's reading system and normalised spelling. Empty if
  /// `bytes` is empty.
  func spelledReading(
    _ bytes: ArraySlice<UInt8>, of word: Word
  ) throws(RejectionReason) -> [UInt8] {
    guard !bytes.isEmpty else { return [] }
    guard rules.reading != .pinyin else { return spelled(try reading(bytes, of: word)) }
    let parts = bytes.split(separator: UInt8(ascii: " "))
    if rules.reading.isBySyllable { try check(partCount: parts.count, of: word) }
    var spelled: [UInt8] = []
    spelled.reserveCapacity(bytes.count)
    for part in parts {
      if !spelled.isEmpty { spelled.append(UInt8(ascii: " ")) }
      spelled += try spelledPart(part)
    }
    return spelled
  }

  private func spelledPart(_ bytes: ArraySlice<UInt8>) throws(RejectionReason) -> [UInt8] {
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .invalidUTF8 }
    let spelled: String? =
      switch rules.reading {
      case .tonalPinyin: try tonalPinyin(text)
      case .zhuyin: ReadingSpelling.zhuyin(text)
      case .jyutping: ReadingSpelling.jyutping(text)
      case .kana: ReadingSpelling.kana(text)
      case .code: ReadingSpelling.code(text)
      case .pinyin, .none: nil
      }
    guard let spelled else { throw .notAReading(text, rules.reading) }
    return Array(spelled.utf8)
  }

  /// Returns the syllable of the table with its tone digit: `ma1` for `mā` and `ma1`.
  private func tonalPinyin(_ text: String) throws(RejectionReason) -> String? {
    let syllable = try syllable(text)
    return syllables.map { "\($0.spellings[Int(syllable)])\(PinyinSpelling.tone(of: text))" }
  }

  /// Returns the syllables in the spelling of a list, separated by spaces.
  func spelled(_ reading: [SyllableID]) -> [UInt8] {
    var text: [UInt8] = []
    for (index, syllable) in reading.enumerated() {
      if index > 0 { text.append(UInt8(ascii: " ")) }
      if let syllables { text += syllables.spellings[Int(syllable)].utf8 }
    }
    return text
  }

  /// Throws if the reading does not have one syllable per character. An empty reading passes.
  func check(_ reading: [SyllableID], of word: Word) throws(RejectionReason) {
    if !reading.isEmpty { try check(partCount: reading.count, of: word) }
  }

  private func check(partCount: Int, of word: Word) throws(RejectionReason) {
    guard partCount == word.characterCount else {
      throw .readingLength(characters: word.characterCount, syllables: partCount)
    }
  }

  /// Returns the syllable spelled `text`, by its standard spelling or an alias: pinyin with or
  /// without a tone; bopomofo and Jyutping with the tone that the syllable table has.
  func syllable(_ text: some StringProtocol) throws(RejectionReason) -> SyllableID {
    if let id = syllables?.syllable(spelled: text) { return id }
    let spelled: String? =
      switch rules.reading {
      case .zhuyin: ReadingSpelling.zhuyin(text)
      case .jyutping: ReadingSpelling.jyutping(text)
      default: PinyinSpelling.letters(of: text)
      }
    guard let id = spelled.flatMap({ syllables?.syllable(spelled: $0) }) else {
      throw .unknownSyllable(String(text))
    }
    return id
  }

  /// Returns the weight in `bytes`: a decimal number, with an optional exponent, in the range of
  /// its unit.
  func weight(_ bytes: ArraySlice<UInt8>) throws(RejectionReason) -> Double {
    guard !bytes.isEmpty else { throw .missingField("weight") }
    let text = String(decoding: bytes, as: UTF8.self)
    // Reject "nan", "inf" and hexadecimal digits, which Swift's own parser accepts.
    guard bytes.allSatisfy(Self.isOfNumber), let value = Double(text) else {
      throw .weightNotANumber(text)
    }
    let range = rules.weight.range
    guard value >= range.lowerBound else {
      throw range.lowerBound >= 0 && value < 0 ? .negativeWeight(text) : .weightOutOfRange(text)
    }
    guard value <= range.upperBound else { throw .hugeWeight(text) }
    if rules.weight == .rank, Int64(exactly: value) == nil { throw .weightOutOfRange(text) }
    return value
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "e"),
      UInt8(ascii: "E"):
      true
    default: false
    }
  }
}
