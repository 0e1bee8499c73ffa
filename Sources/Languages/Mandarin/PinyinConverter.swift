import ChineseText
import InputCore
import SyllableConversion
import UserHistory

/// Pinyin to Chinese text.
public struct PinyinConverter: ReadingConverter {
  let rules: PinyinRules
  private var offered: OfferedCandidates
  /// Leads back from the form of Chinese that is written.
  let simplifier: ScriptConverter?
  private var textBefore = ""
  var converter: LatticeConverter
  /// The keystrokes as the segmenter of nine keys reads them, and where their chosen readings end.
  private var nineKeys: [UInt8] = []
  private var readingsEnd = 0

  /// A converter over a Mandarin lexicon.
  public init(
    lexicon: Lexicon, options: MandarinOptions = MandarinOptions(),
    history: (any HistoryReader)? = nil
  ) {
    self.init(
      lexicon: lexicon, rules: PinyinRules(options, lexicon: lexicon), history: history)
  }

  /// A converter with rules that were made for the lexicon.
  public init(
    lexicon: Lexicon, rules: PinyinRules, history: (any HistoryReader)? = nil
  ) {
    self.rules = rules
    offered = OfferedCandidates(options: rules.options)
    simplifier = rules.options.script?.inverse
    converter = LatticeConverter(
      segmenter: rules.segmenter, lexicon: lexicon, model: lexicon.model,
      spelling: rules.spelling, literalWords: Self.digits, history: history,
      language: Mandarin.languageTag)
  }

  /// What digits are read as: 8 in 明天8点 is 八.
  private static let digits = Dictionary(
    uniqueKeysWithValues: zip(UInt8(ascii: "0")...UInt8(ascii: "9"), "零一二三四五六七八九".map(String.init)))

  private var typing: PinyinTyping { rules.options.typing }
  private var script: ScriptConverter? { rules.options.script }

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

  /// The characters of a number that was begun go on with it: `i123`.
  public func continues(_ keystrokes: String, with character: Character) -> Bool {
    offered.continues(keystrokes, with: character)
  }

  /// Tells the text before the keystrokes, in the form of Chinese that is written.
  public mutating func setTextBefore(_ text: String) {
    guard text != textBefore else { return }
    textBefore = text
    offered = OfferedCandidates(options: rules.options)
    converter.setTextBefore(simplifier?.convert(text) ?? text)
  }

  /// Takes in what was learned or forgotten meanwhile, with the next keystrokes.
  public mutating func renew() {
    offered = OfferedCandidates(options: rules.options)
    converter.renew()
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
    offered.update(to: keystrokes, readings: readings)
  }

  /// What the first syllable without a chosen reading can be on nine keys: whole syllables first,
  /// long before short; then initials.
  public func readings() -> [SyllableReading] {
    guard isUsable, let segmenter = rules.segmenter as? NineKeySegmenter else { return [] }
    return segmenter.readings(from: readingsEnd, in: nineKeys, of: converter.lexicon)
  }

  /// The words of the most likely sentence, converted as a whole where another form is written.
  public mutating func bestSegments() -> [Segment] {
    var segments = converter.sentence(at: 0)?.segments ?? []
    if let script {
      for (index, text) in script.convert(segments.map(\.text)).enumerated() {
        segments[index].text = text
      }
    }
    return segments
  }

  /// The candidate with this number: sentences first, then the words for the first syllables, and
  /// what `MandarinOptions` adds to them.
  public mutating func candidate(at index: Int) -> Candidate? {
    guard converter.isUsable else { return converter.candidate(at: index) }
    return offered.candidate(at: index) { converter.candidate(at: $0) }
  }

  /// The words of the dictionary behind a candidate, whatever form of Chinese it is written in; none
  /// behind dates, numbers, emoji and symbols.
  public mutating func words(ofCandidateAt index: Int) -> [LearnedWord] {
    guard candidate(at: index) != nil, let word = offered.word(ofCandidateAt: index) else {
      return []
    }
    return converter.words(ofCandidateAt: word)
  }

  /// One byte a keystroke: `ü` is `v`, and what is not ASCII is no pinyin.
  static func normalize(_ scalar: Unicode.Scalar) -> UInt8 {
    if scalar == "ü" { return UInt8(ascii: "v") }
    return scalar.isASCII ? UInt8(truncatingIfNeeded: scalar.value) : .max
  }
}

extension PinyinConverter: SentenceConverter {
  /// Tells the text before the lines.
  public mutating func setContext(_ context: String) { setTextBefore(context) }

  /// Sets a line of keys. A space separates syllables as an apostrophe does: `ni hao`.
  mutating func convert(line keys: String) {
    convert(keys.split(separator: " ").joined(separator: "'"))
  }

  /// The different sentences that a line of keys can mean.
  public mutating func sentences(for keys: String, limit: Int) -> [String] {
    convert(line: keys)
    var sentences: [String] = []
    var rank = 0
    while sentences.count < limit, let sentence = converter.sentence(at: rank) {
      let text = script?.convert(sentence.text) ?? sentence.text
      // Only in another form can two sentences be the same text.
      if script == nil || !sentences.contains(text) { sentences.append(text) }
      rank += 1
    }
    return sentences
  }
}
