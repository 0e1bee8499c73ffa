import ChineseText
import InputCore
import SyllableConversion
import UserHistory

/// Converts pinyin to Chinese text.
///
/// ```swift
/// var converter = PinyinConverter(lexicon: try Lexicon(path: "zh-Hans.imedict"))
/// converter.sentences(for: "ni hao", limit: 1)  // ["你好"]
/// ```
public struct PinyinConverter: ReadingConverter {
  let rules: PinyinRules
  private let extras: MandarinExtras
  private var offered: OfferedCandidates
  /// Converts from the output form back to simplified characters; nil if the output is simplified.
  let simplifier: ScriptConverter?
  private var textBefore = ""
  var converter: LatticeConverter
  /// The keystrokes as the nine-key segmenter reads them, and the index after their chosen
  /// readings.
  private var nineKeys: [UInt8] = []
  private var readingsEnd = 0

  /// Creates a converter over a Mandarin lexicon.
  public init(
    lexicon: Lexicon, options: MandarinOptions = MandarinOptions(),
    history: (any HistoryReader)? = nil
  ) {
    self.init(
      lexicon: lexicon, rules: PinyinRules(options, lexicon: lexicon), history: history)
  }

  /// Creates a converter with rules that were made for the same lexicon.
  public init(
    lexicon: Lexicon, rules: PinyinRules, history: (any HistoryReader)? = nil
  ) {
    self.rules = rules
    extras = MandarinExtras(rules.options)
    offered = OfferedCandidates(extras)
    simplifier = rules.options.script?.inverse
    converter = LatticeConverter(
      segmenter: rules.segmenter, lexicon: lexicon, model: lexicon.model,
      spelling: rules.spelling, literalWords: Self.digits,
      fullStop: rules.latin == nil
        ? nil : PunctuationTable(parsing: lexicon.punctuation).text(for: ".", after: nil),
      homophones: rules.options.typing.reranksSentences ? rules.options.homophones : nil,
      history: history,
      language: Mandarin.languageTag)
  }

  /// The readings of digits: 8 in 明天8点 is 八.
  private static let digits: [UInt8: String] = {
    var digits: [UInt8: String] = [:]
    for (key, digit) in zip(UInt8(ascii: "0")..., "零一二三四五六七八九") { digits[key] = String(digit) }
    return digits
  }()

  private var typing: PinyinTyping { rules.options.typing }
  private var script: ScriptConverter? { rules.options.script }

  /// False once the dictionary's file was truncated.
  public var isUsable: Bool { converter.isUsable }

  /// True on nine keys, where digits stand for letters, and in double pinyin, where keys stand for
  /// initials and finals.
  public var spellsKeystrokes: Bool { converter.spellsKeystrokes }

  /// Returns the keystroke of a character; nil if it does not compose.
  ///
  /// Letters and `ü` compose, and the digits of nine keys. An apostrophe, tone digits and the `;`
  /// of double pinyin compose only within a composition.
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

  /// Returns whether a character continues a number, as the digits of `i123`, or Latin text.
  public func continues(_ keystrokes: String, with character: Character) -> Bool {
    extras.continues(keystrokes, with: character)
      || rules.latin?.continues(
        keystrokes.unicodeScalars.map(Self.normalize), as: keystrokes, with: character,
        using: converter) ?? false
  }

  /// Returns the index of a full stop after a name that has turned out to end a sentence.
  public func sentenceEnd(in keystrokes: String, isFinal: Bool) -> Int? {
    rules.latin?.sentenceEnd(
      in: keystrokes.unicodeScalars.map(Self.normalize), isFinal: isFinal)
  }

  /// Returns the keystrokes if they may be Latin text.
  public func asTyped(_ keystrokes: String) -> TypedCandidate? { rules.latin?.asTyped(keystrokes) }

  /// Sets the text before the keystrokes, in the output form.
  public mutating func setTextBefore(_ text: String) {
    guard text != textBefore else { return }
    textBefore = text
    offered = OfferedCandidates(extras)
    converter.setTextBefore(simplifier?.convert(text) ?? text)
  }

  /// Discards cached results, so that the next keystrokes use the current history.
  public mutating func renew() {
    offered = OfferedCandidates(extras)
    converter.renew()
  }

  /// Sets the keystrokes. The unchanged prefix is not converted again.
  public mutating func convert(_ keystrokes: String) {
    convert(keystrokes, readings: [])
  }

  /// Sets the keystrokes and, on nine keys, the readings chosen for the first syllables.
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

  /// Returns the readings of the first nine-key syllable without a chosen one: whole syllables
  /// first, longest first, then initials.
  public func readings() -> [SyllableReading] {
    guard isUsable, let segmenter = rules.segmenter as? NineKeySegmenter else { return [] }
    return segmenter.readings(from: readingsEnd, in: nineKeys, of: converter.lexicon)
  }

  /// Returns the words of the best sentence. They are converted to the output form as one text.
  public mutating func bestSegments() -> [Segment] {
    var segments = converter.sentence(at: 0)?.segments ?? []
    if let script {
      for (index, text) in script.convert(segments.map({ $0.text })).enumerated() {
        segments[index].text = text
      }
    }
    return segments
  }

  /// Returns the candidate at an index; nil past the end. Sentences come first, then words for the
  /// first syllables, with the extras of `MandarinOptions` among them.
  public mutating func candidate(at index: Int) -> Candidate? {
    guard converter.isUsable else { return converter.candidate(at: index) }
    return offered.candidate(at: index) { converter.candidate(at: $0) }
  }

  /// Returns the dictionary words of a candidate, in simplified characters; empty for dates,
  /// numbers, emoji and symbols.
  public mutating func words(ofCandidateAt index: Int) -> [LearnedWord] {
    guard candidate(at: index) != nil, let word = offered.word(ofCandidateAt: index) else {
      return []
    }
    return converter.words(ofCandidateAt: word)
  }

  /// Returns what tells the characters of a candidate apart from others that sound the same, in the
  /// output form.
  public func descriptions(of candidate: Candidate) -> [CharacterDescription] {
    guard let script, let simplifier else {
      return converter.descriptions(of: candidate, in: .simplified)
    }
    var simplified = candidate
    simplified.segment.text = simplifier.convert(candidate.text)
    let characters = Array(candidate.text)
    let found = converter.descriptions(of: simplified, in: .simplified)
    guard found.count == characters.count else { return [] }
    return zip(characters, found).map { character, description in
      CharacterDescription(
        String(character), reading: description.reading, spoken: script.convert(description.spoken))
    }
  }

  /// Converts a keystroke to one byte: `ü` is `v`. A non-ASCII scalar becomes a byte that is not
  /// pinyin.
  static func normalize(_ scalar: Unicode.Scalar) -> UInt8 {
    if scalar == "ü" { return UInt8(ascii: "v") }
    return scalar.isASCII ? UInt8(truncatingIfNeeded: scalar.value) : .max
  }
}

extension PinyinConverter: SentenceConverter {
  /// Sets the text before the lines.
  public mutating func setContext(_ context: String) { setTextBefore(context) }

  /// Sets a line of keys.
  mutating func convert(line keys: String) { convert(keystrokes(ofLine: keys)) }

  /// Returns the keystrokes of a line of keys. A space separates syllables like an apostrophe, `ni hao`,
  /// and stays between Latin words.
  private func keystrokes(ofLine keys: String) -> String {
    keys.split(separator: " ").joined(separator: rules.latin == nil ? "'" : " ")
  }

  /// Returns the best distinct sentences for a line of keys, cheapest first. Those of a line of thousands
  /// of keys differ in its end only.
  public mutating func sentences(for keys: String, limit: Int) -> [String] {
    sentences(ofLine: keystrokes(ofLine: keys), after: textBefore) { $0.sentences(limit: limit) }
  }

  /// Returns the best distinct sentences for the keystrokes, cheapest first.
  private mutating func sentences(limit: Int) -> [String] {
    var sentences: [String] = []
    var rank = 0
    while sentences.count < limit, let sentence = converter.sentence(at: rank) {
      let text = script?.convert(sentence.text) ?? sentence.text
      // Two sentences can have the same text only after conversion to another form.
      if script == nil || !sentences.contains(text) { sentences.append(text) }
      rank += 1
    }
    return sentences
  }
}
