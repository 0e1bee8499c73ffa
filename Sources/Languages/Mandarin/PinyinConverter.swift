import Conversion
import InputCore
import LanguageModel
import Lexicon

/// Pinyin to Chinese text.
public struct PinyinConverter: ReadingConverter {
  private let rules: PinyinRules
  private var converter: LatticeConverter
  /// The keystrokes as the segmenter of nine keys reads them, and where their chosen readings end.
  private var nineKeys: [UInt8] = []
  private var readingsEnd = 0

  /// A converter over a Mandarin lexicon, typed in some way.
  public init(lexicon: Lexicon, typing: PinyinTyping = PinyinTyping()) {
    self.init(lexicon: lexicon, rules: PinyinRules(typing, syllables: lexicon.syllables))
  }

  /// A converter with rules that were made for the syllables of the lexicon.
  public init(lexicon: Lexicon, rules: PinyinRules) {
    self.rules = rules
    converter = LatticeConverter(
      segmenter: rules.segmenter, lexicon: lexicon, model: FrequencyModel(lexicon: lexicon),
      spelling: rules.spelling)
  }

  private var typing: PinyinTyping { rules.typing }

  /// False once the dictionary's file was cut short.
  public var isUsable: Bool { converter.isUsable }

  /// Digits of nine keys stand for letters, keys of double pinyin for initials and finals.
  public var spellsKeystrokes: Bool { converter.spellsKeystrokes }

  /// Letters and `ü` compose, and so do the digits of nine keys. An apostrophe does once a
  /// composition is open, and so do the digits of tones and the `;` of double pinyin.
  public func keystroke(for character: Character, isComposing: Bool) -> Unicode.Scalar? {
    switch character {
    case "a"..."z" where character.isASCII, "A"..."Z" where character.isASCII:
      character.unicodeScalars.first
    case "2"..."9" where character.isASCII && typing.digitsAreLetters:
      character.unicodeScalars.first
    case "1"..."5" where isComposing && character.isASCII && typing.acceptsTones:
      character.unicodeScalars.first
    case "ü": "ü"
    case "'" where isComposing: "'"
    case ";" where isComposing && typing.usesSemicolon: ";"
    default: nil
    }
  }

  /// Sets the keystrokes; those that are the same as before cost nothing.
  public mutating func convert(_ keystrokes: String) {
    convert(keystrokes, readings: [])
  }

  /// The same, on nine keys with the readings chosen for some of the first syllables.
  public mutating func convert(_ keystrokes: String, readings: [SyllableReading]) {
    var normalized = keystrokes.unicodeScalars.map(Self.normalize)
    if typing.digitsAreLetters {
      for reading in readings {
        FixedLetter.fix(
          reading.letters.unicodeScalars.map(Self.normalize), from: reading.start, in: &normalized)
      }
      nineKeys = normalized
      readingsEnd = readings.last?.end ?? 0
    }
    converter.convert(keystrokes, normalized: normalized)
  }

  /// What the first syllable without a chosen reading can be on nine keys: whole syllables first,
  /// long before short; then initials.
  public func readings() -> [SyllableReading] {
    guard isUsable, let segmenter = rules.segmenter as? NineKeySegmenter else { return [] }
    return segmenter.readings(from: readingsEnd, in: nineKeys, of: converter.lexicon)
  }

  /// The words of the most likely sentence.
  public mutating func bestSegments() -> [Segment] {
    converter.sentence(at: 0)?.segments ?? []
  }

  /// The candidate with this number: sentences first, then the words for the first syllables.
  public mutating func candidate(at index: Int) -> Candidate? {
    converter.candidate(at: index)
  }

  /// One byte a keystroke: `ü` is `v`, and what is not ASCII is no pinyin.
  static func normalize(_ scalar: Unicode.Scalar) -> UInt8 {
    if scalar == "ü" { return UInt8(ascii: "v") }
    return scalar.isASCII ? UInt8(truncatingIfNeeded: scalar.value) : .max
  }
}

extension PinyinConverter: SentenceConverter {
  /// A space separates syllables as an apostrophe does: `ni hao`.
  public mutating func sentences(for keys: String, limit: Int) -> [String] {
    convert(keys.split(separator: " ").joined(separator: "'"))
    var sentences: [String] = []
    while sentences.count < limit, let sentence = converter.sentence(at: sentences.count) {
      sentences.append(sentence.text)
    }
    return sentences
  }
}
