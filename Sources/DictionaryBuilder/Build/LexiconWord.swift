import Lexicon

/// A word ready to be compiled.
public struct LexiconWord: Sendable {
  /// The surface text.
  public let word: Word
  /// How frequent it is, above 0, in any unit that is the same for all words.
  public let count: Double
  /// Its readings with `P(reading | word)`.
  public let readings: [(reading: [SyllableID], probability: Double)]

  /// A word.
  public init(
    word: Word, count: Double, readings: [(reading: [SyllableID], probability: Double)]
  ) {
    self.word = word
    self.count = count
    self.readings = readings
  }
}
