import Decoding
import InputCore
import UserHistory

/// Converts the keys of syllables with tones to Chinese text.
///
/// ```swift
/// var converter = TonalConverter(lexicon: lexicon, rules: rules)
/// converter.convert("su3cl3")  // ㄋㄧˇ ㄏㄠˇ on the standard layout of bopomofo
/// print(converter.candidate(at: 0)?.segment.text ?? "")
/// ```
public struct TonalConverter: ReadingConverter {
  private static let space = UInt8(ascii: " ")

  private let rules: TonalRules
  private var converter: LatticeConverter
  /// The candidates with the texts offered besides words; nil if there are none.
  private var offered: OfferedCandidates?
  private var textBefore = ""
  private let latin: LatinReading?

  /// Creates a converter.
  ///
  /// - Parameters:
  ///   - lexicon: the lexicon whose syllables `rules` were made for.
  ///   - rules: the keys of the input method.
  ///   - history: the user's learned data; nil to learn nothing.
  ///   - language: the language of the entries used from `history`.
  public init(
    lexicon: Lexicon, rules: TonalRules, history: (any HistoryReader)? = nil,
    language: String = ""
  ) {
    self.rules = rules
    offered = rules.extras.map(OfferedCandidates.init)
    latin = rules.latin.flatMap { _ in LatinReading(lexicon) }
    let edges = rules.latin.flatMap { LatinEdges(lexicon, costs: $0) }
    // With a spelling the key of a full stop may be a symbol.
    let fullStop =
      edges == nil || rules.spelling != nil
      ? nil : PunctuationTable(parsing: lexicon.punctuation).text(for: ".", after: nil)
    converter = LatticeConverter(
      segmenter: TonalSegmenter(keys: rules.keys, latin: edges), lexicon: lexicon,
      model: lexicon.model, spelling: rules.spelling, fullStop: fullStop,
      history: history, language: language)
  }

  /// Whether the dictionary is complete: false once its file was truncated.
  public var isUsable: Bool { converter.isUsable }

  /// Whether keys type bopomofo symbols instead of themselves.
  public var spellsKeystrokes: Bool { converter.spellsKeystrokes }

  /// Returns the keystroke of a key of the layout; nil if the key does not compose.
  public func keystroke(for character: Character, isComposing: Bool) -> Unicode.Scalar? {
    guard
      rules.characters.contains(character)
        || isComposing && rules.followingCharacters.contains(character)
        || latin != nil && ("A"..."Z").contains(character)
    else { return nil }
    return character.unicodeScalars.first
  }

  /// Returns true if the character is a space that adds the first tone to a syllable without a
  /// tone, or continues Latin text or a number. `su` and a space are ㄋㄧ in the first tone; after
  /// `su3` a space is no tone.
  public func continues(_ keystrokes: String, with character: Character) -> Bool {
    if rules.extras?.continues(keystrokes, with: character) ?? false { return true }
    let keys = Self.normalized(keystrokes)
    if rules.spaceIsTone, character == " " {
      return rules.keys.isOpen(keys, tone: Self.space)
        || latin?.isLatin(endOf: keys, as: keystrokes, using: converter) ?? false
    }
    if rules.tonesAfterTones.contains(character), let tone = character.asciiValue,
      rules.keys.isNextTone(keys, tone: tone)
    {
      return true
    }
    return latin?.continues(keys, as: keystrokes, with: character, using: converter) ?? false
  }

  /// Returns the index of a full stop after a name that has turned out to end a sentence.
  public func sentenceEnd(in keystrokes: String, isFinal: Bool) -> Int? {
    latin?.sentenceEnd(in: Self.normalized(keystrokes), isFinal: isFinal)
  }

  /// Returns the keystrokes if they may be Latin text. Keys that type symbols are text only if they
  /// are a word: nobody means `ji32u03`.
  public func asTyped(_ keystrokes: String) -> TypedCandidate? {
    guard let typed = latin?.asTyped(keystrokes), typed.isLikely || !spellsKeystrokes else {
      return nil
    }
    return typed
  }

  /// Sets the text before the keystrokes.
  public mutating func setTextBefore(_ text: String) {
    guard text != textBefore else { return }
    textBefore = text
    offered = rules.extras.map(OfferedCandidates.init)
    converter.setTextBefore(text)
  }

  /// Adopts what was learned or forgotten in the meantime with the next keystrokes.
  public mutating func renew() {
    offered = rules.extras.map(OfferedCandidates.init)
    converter.renew()
  }

  /// Sets the keystrokes. Setting equal keystrokes again costs nothing.
  public mutating func convert(_ keystrokes: String) {
    converter.convert(keystrokes, normalized: Self.normalized(keystrokes))
    offered?.update(to: keystrokes, readings: [])
  }

  /// Returns the words of the most likely sentence.
  public mutating func bestSegments() -> [Segment] { converter.sentence(at: 0)?.segments ?? [] }

  /// Returns the candidate with this index: sentences first, then words for the first syllables, with
  /// the extras of the rules among them. Nil if there are no more.
  public mutating func candidate(at index: Int) -> Candidate? {
    guard converter.isUsable, offered != nil else { return converter.candidate(at: index) }
    return offered?.candidate(at: index) { converter.candidate(at: $0) }
  }

  /// Returns the words that make up the candidate with this index, for learning; empty for an extra.
  public mutating func words(ofCandidateAt index: Int) -> [LearnedWord] {
    guard let offered else { return converter.words(ofCandidateAt: index) }
    guard candidate(at: index) != nil, let word = offered.word(ofCandidateAt: index) else {
      return []
    }
    return converter.words(ofCandidateAt: word)
  }

  /// Returns what tells the characters of a candidate apart from others that sound the same.
  public func descriptions(of candidate: Candidate) -> [CharacterDescription] {
    converter.descriptions(of: candidate, in: rules.descriptionWords)
  }

  /// Explains the best sentences of the current keys.
  public mutating func explanations(limit: Int) -> [CandidateExplanation] {
    converter.candidateExplanations(limit: limit)
  }

  /// Returns the words considered for the current keys.
  public mutating func lattice(within limits: WordLattice.Limits) -> WordLattice? {
    converter.wordLattice(within: limits)
  }

  /// Returns the reason why a text is not the first candidate of the current keys.
  public mutating func reason(against text: String) -> CandidateReason? {
    diagnosis(of: text).map { CandidateReason($0, of: text, keysOfSyllables: keys) }
  }

  /// Returns words that may follow `words`, at most `limit`.
  public mutating func followers(of words: [LearnedWord], limit: Int) -> [PredictedWord] {
    converter.followers(of: words, limit: limit).map { PredictedWord($0, text: $0.text) }
  }

  /// Returns the keys of a text, or of the longest word at its end if `isWhole` is false; nil if it
  /// cannot be typed.
  public func reading(of text: String, isWhole: Bool) -> TextReading? {
    guard let part = isWhole ? text : converter.lastWord(of: text),
      let keystrokes = converter.syllables(of: part).flatMap(rules.keystrokes)
    else { return nil }
    return TextReading(text: part, keystrokes: keystrokes)
  }

  /// Returns the keys that type each name; nil for a name whose reading is not known.
  public func keystrokes(ofNames names: [String]) -> [String?] {
    converter.syllables(of: names).map { $0.flatMap(rules.keystrokes) }
  }

  /// Returns one byte per keystroke; 255, which is no key, for a scalar outside ASCII.
  private static func normalized(_ keystrokes: String) -> [UInt8] {
    keystrokes.unicodeScalars.map {
      $0.isASCII ? UInt8(truncatingIfNeeded: $0.value) : .max
    }
  }
}

extension TonalConverter: SentenceConverter {
  /// Sets the text before the lines.
  public mutating func setContext(_ context: String) { setTextBefore(context) }

  /// Returns the distinct sentences that a line can mean, at most `limit`.
  ///
  /// - Parameter keys: keys, or the syllables themselves separated by spaces: ㄋㄧˇ ㄏㄠˇ. The sentences
  ///   for thousands of keys differ in their end only.
  public mutating func sentences(for keys: String, limit: Int) -> [String] {
    sentences(ofLine: keystrokes(ofLine: keys), after: textBefore) { tonal in
      var sentences: [String] = []
      while sentences.count < limit, let sentence = tonal.converter.sentence(at: sentences.count) {
        sentences.append(sentence.text)
      }
      return sentences
    }
  }

  private mutating func convert(line keys: String) { convert(keystrokes(ofLine: keys)) }

  private func keystrokes(ofLine keys: String) -> String {
    let syllables = keys.split(separator: " ").map(String.init)
    let isReading = keys.unicodeScalars.contains { !$0.isASCII }
    return isReading ? rules.keystrokes(syllables) ?? keys : keys
  }
}

extension TonalConverter: ExplainableConverter {
  /// The lexicon that the words come from.
  public var lexicon: Lexicon { converter.lexicon }

  /// Explains the costs of a line of keys: those of the best sentences, and of the first candidate
  /// words.
  public mutating func explain(
    _ keys: String, sentences: Int, words: Int
  ) -> (sentences: [Explanation], words: [Explanation]) {
    convert(line: keys)
    return converter.explain(sentences: sentences, words: words)
  }

  /// Returns the reason why `text` is not the first conversion of a line of keys; nil if there are
  /// no keys.
  public mutating func whyNot(_ keys: String, text: String) -> Diagnosis? {
    convert(line: keys)
    return diagnosis(of: text)
  }

  private mutating func diagnosis(of text: String) -> Diagnosis? {
    let diagnosis = converter.whyNot(text) { [rules] in rules.keystrokes($0) ?? "" }
    return diagnosis?.ranked(text, besides: asTyped(converter.keystrokes)) { candidate(at: $0) }
  }

  /// Returns the keys that type some syllables; nil if one of them cannot be typed.
  public func keys(of syllables: [String]) -> String? { rules.keystrokes(syllables) }
}
