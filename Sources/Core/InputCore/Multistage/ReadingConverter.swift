/// The language-specific part of multistage input: it decides which keystrokes form a reading, and
/// converts readings. A converter is the workspace of one session. It may cache the last reading to
/// make the next letter cheap, but its results must not depend on the cache.
public protocol ReadingConverter {
  /// Returns the keystroke for a character in a composition; nil if the character is not composed.
  func keystroke(for character: Character, isComposing: Bool) -> Unicode.Scalar?

  /// Whether a character that is not a letter continues these keystrokes instead of choosing a
  /// candidate or ending the composition: a digit after `i1`.
  func continues(_ keystrokes: String, with character: Character) -> Bool

  /// Returns the index of a full stop among keystrokes that has turned out to end a sentence, after
  /// it had continued the composition as if an address might follow: 5 for `women.ni`.
  ///
  /// - Parameters:
  ///   - keystrokes: The keystrokes of the composition.
  ///   - isFinal: Whether no keystroke follows.
  /// - Returns: The index in Unicode scalars; nil if there is none.
  func sentenceEnd(in keystrokes: String, isFinal: Bool) -> Int?

  /// Sets the text before the keystrokes that are converted next: the chosen segments and, as far
  /// as the host gives it, the document text before the composition.
  mutating func setTextBefore(_ text: String)

  /// Sets the keystrokes that the other members refer to.
  mutating func convert(_ keystrokes: String)

  /// Sets the keystrokes, with the readings the user selected for some of the first syllables.
  mutating func convert(_ keystrokes: String, readings: [SyllableReading])

  /// Reloads the user model. The change takes effect with the next keystrokes that are set.
  mutating func renew()

  /// Returns the readings the user can select for the first syllable without a selected one. Empty
  /// if each keystroke is a single letter.
  func readings() -> [SyllableReading]

  /// Returns the best conversion. The readings of its segments joined are the keystrokes.
  mutating func bestSegments() -> [Segment]

  /// Whether only a conversion tells which letters the keystrokes mean. Segments then have a
  /// `spelling` or `shown`.
  var spellsKeystrokes: Bool { get }

  /// Returns the candidate with this index, from 0; nil after the last one. Candidates are created
  /// on demand.
  mutating func candidate(at index: Int) -> Candidate?

  /// Returns the keystrokes as a candidate, if they may be meant as they are; nil otherwise. It is
  /// offered on the first page unless the converter has it there.
  func asTyped(_ keystrokes: String) -> TypedCandidate?

  /// Returns the words of a candidate to learn on commit; empty if it teaches nothing.
  mutating func words(ofCandidateAt index: Int) -> [LearnedWord]

  /// Returns what tells the characters of a candidate apart from others that sound the same; empty
  /// if nothing does, or the language has no such characters. The first call may search the whole
  /// dictionary.
  func descriptions(of candidate: Candidate) -> [CharacterDescription]

  /// Explains the best sentences of the current keystrokes; empty if the converter cannot.
  mutating func explanations(limit: Int) -> [CandidateExplanation]

  /// Returns the words considered for the current keystrokes; nil if the converter has no lattice of
  /// words.
  mutating func lattice(within limits: WordLattice.Limits) -> WordLattice?

  /// Returns the reason why a text is not the first candidate of the current keystrokes; nil if the
  /// converter cannot tell.
  mutating func reason(against text: String) -> CandidateReason?

  /// Returns at most `limit` words that may follow the given words, the likeliest first.
  mutating func followers(of words: [LearnedWord], limit: Int) -> [PredictedWord]

  /// Returns at most `limit` different texts for a whole line of keys, the likeliest first.
  mutating func sentences(for keys: String, limit: Int) -> [String]

  /// Returns the keystrokes that type a text. May search the whole dictionary.
  ///
  /// - Parameters:
  ///   - text: The text, which ends at the insertion point.
  ///   - isWhole: Whether to read all of `text`, or only the longest word at its end.
  /// - Returns: The text that was read and its keystrokes; nil if no reading is known.
  func reading(of text: String, isWhole: Bool) -> TextReading?

  /// Returns the keystrokes that type each name; nil for a name whose reading is not known. May search
  /// the whole dictionary once.
  func keystrokes(ofNames names: [String]) -> [String?]

  /// Whether the dictionary can still be read. If false, keystrokes stay unconverted.
  var isUsable: Bool { get }
}

extension ReadingConverter {
  /// Returns only the best conversion.
  public mutating func sentences(for keys: String, limit: Int) -> [String] {
    convert(keys)
    return limit > 0 ? [bestSegments().map { $0.text }.joined()] : []
  }
  /// Does nothing: the conversion does not depend on the text before it.
  public mutating func setTextBefore(_ text: String) {}
  /// Returns false: no character other than a letter continues keystrokes.
  public func continues(_ keystrokes: String, with character: Character) -> Bool { false }
  /// Returns nil: a full stop never continues keystrokes.
  public func sentenceEnd(in keystrokes: String, isFinal: Bool) -> Int? { nil }
  /// Does nothing: the converter has no user model.
  public mutating func renew() {}
  /// Ignores the readings: keystrokes are letters.
  public mutating func convert(_ keystrokes: String, readings: [SyllableReading]) {
    convert(keystrokes)
  }
  /// Returns no readings: keystrokes are letters.
  public func readings() -> [SyllableReading] { [] }
  /// Returns nil: keystrokes are never meant as they are.
  public func asTyped(_ keystrokes: String) -> TypedCandidate? { nil }
  /// Returns no words: nothing is learned.
  public mutating func words(ofCandidateAt index: Int) -> [LearnedWord] { [] }
  /// Returns no explanations: candidates have no costs.
  public mutating func explanations(limit: Int) -> [CandidateExplanation] { [] }
  /// Returns nil: the converter has no lattice of words.
  public mutating func lattice(within limits: WordLattice.Limits) -> WordLattice? { nil }
  /// Returns the place of the text among the candidates, which have no costs, or the keys that type it.
  public mutating func reason(against text: String) -> CandidateReason? {
    var texts: [String] = []
    while texts.count < CandidateReason.maximumListLength, let next = candidate(at: texts.count) {
      texts.append(next.text)
    }
    return CandidateReason(
      of: text, among: texts, typedBy: reading(of: text, isWhole: true)?.keystrokes)
  }
  /// Returns no descriptions: candidates are told apart by their sound.
  public func descriptions(of candidate: Candidate) -> [CharacterDescription] { [] }
  /// Returns no words: the converter does not predict.
  public mutating func followers(of words: [LearnedWord], limit: Int) -> [PredictedWord] { [] }
  /// Returns nil: the converter does not know how a text is typed.
  public func reading(of text: String, isWhole: Bool) -> TextReading? { nil }
  /// Returns the reading of each name as a text.
  public func keystrokes(ofNames names: [String]) -> [String?] {
    names.map { reading(of: $0, isWhole: true)?.keystrokes }
  }
  /// False: keystrokes are letters.
  public var spellsKeystrokes: Bool { false }
}
