/// What a language brings to multistage input: which keystrokes make a reading, and what a reading
/// becomes. A converter is the workspace of one session: it may remember the last reading so that
/// one more letter is cheap, and answers as if it did not.
public protocol ReadingConverter {
  /// The keystroke that a character is in a composition, or nil where it does not belong in one.
  func keystroke(for character: Character, isComposing: Bool) -> Unicode.Scalar?

  /// Whether a character that is no letter goes on with these keystrokes, although it would choose a
  /// candidate or end the composition after others: a digit after `i1`.
  func continues(_ keystrokes: String, with character: Character) -> Bool

  /// Tells the text before the keystrokes that are set next: what was chosen in the composition and, as
  /// far as the host shows it, what stands before that.
  mutating func setTextBefore(_ text: String)

  /// Sets the keystrokes that the members below speak of.
  mutating func convert(_ keystrokes: String)

  /// The same with readings that the user chose for some of the first syllables.
  mutating func convert(_ keystrokes: String, readings: [SyllableReading])

  /// Takes in what was learned or forgotten meanwhile, with the next keystrokes that are set.
  mutating func renew()

  /// The readings that can be chosen for the first syllable without one, where its keystrokes have
  /// several letters.
  func readings() -> [SyllableReading]

  /// The best conversion: segments whose readings joined are the keystrokes.
  mutating func bestSegments() -> [Segment]

  /// Whether keystrokes stand for letters that only a conversion tells. Segments then have a
  /// spelling, or what is shown for them.
  var spellsKeystrokes: Bool { get }

  /// The candidate with this number, counted from 0, or nil where there are no more. Candidates
  /// are made when first asked for.
  mutating func candidate(at index: Int) -> Candidate?

  /// The words that a candidate is made of, where it is to be learned when it is committed.
  mutating func words(ofCandidateAt index: Int) -> [LearnedWord]

  /// Words that may follow some words, the likeliest first, at most `limit`.
  mutating func followers(of words: [LearnedWord], limit: Int) -> [PredictedWord]

  /// The different texts that a whole line of keys can mean, the likeliest first, at most `limit`.
  mutating func sentences(for keys: String, limit: Int) -> [String]

  /// How a text would be typed: all of it, or the longest word that it ends with. Nil where that cannot
  /// be told. It may look through the whole dictionary.
  func reading(of text: String, isWhole: Bool) -> TextReading?

  /// False when the dictionary was lost; keystrokes then stay letters.
  var isUsable: Bool { get }
}

extension ReadingConverter {
  /// The best conversion alone.
  public mutating func sentences(for keys: String, limit: Int) -> [String] {
    convert(keys)
    return limit > 0 ? [bestSegments().map(\.text).joined()] : []
  }
  /// What is written before changes nothing.
  public mutating func setTextBefore(_ text: String) {}
  /// No keystrokes do.
  public func continues(_ keystrokes: String, with character: Character) -> Bool { false }
  /// Nothing is learned.
  public mutating func renew() {}
  /// Keystrokes are letters: there is no reading to choose.
  public mutating func convert(_ keystrokes: String, readings: [SyllableReading]) {
    convert(keystrokes)
  }
  /// None.
  public func readings() -> [SyllableReading] { [] }
  /// Nothing is learned.
  public mutating func words(ofCandidateAt index: Int) -> [LearnedWord] { [] }
  /// None are known.
  public mutating func followers(of words: [LearnedWord], limit: Int) -> [PredictedWord] { [] }
  /// It cannot be told.
  public func reading(of text: String, isWhole: Bool) -> TextReading? { nil }
  /// Keystrokes are letters.
  public var spellsKeystrokes: Bool { false }
}
