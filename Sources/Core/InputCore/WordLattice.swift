/// The words considered for the open composition, as a graph over its keys, and the best sentences as
/// paths through it.
///
/// ```
/// keys      ni      hao      shi      jie
/// points  0       2        5        8       11
///           你好 ──────────▶ 世界 ────────────▶     sentence 0
///           你 ─────▶ 好 ──▶ 是 ────▶ 街 ─────▶     words of no best sentence
/// ```
public struct WordLattice: Hashable, Sendable {
  /// The bounds of a lattice, which grows with the square of the keys.
  public struct Limits: Hashable, Sendable {
    /// The largest number of sentences.
    public var sentences: Int
    /// The largest number of words over the same keys, beside those of the sentences.
    public var wordsPerSpan: Int
    /// The largest number of words, beside those of the sentences.
    public var words: Int

    /// Creates bounds.
    public init(sentences: Int, wordsPerSpan: Int, words: Int) {
      self.sentences = sentences
      self.wordsPerSpan = wordsPerSpan
      self.words = words
    }
  }

  /// A word over a range of keys.
  public struct Word: Hashable, Sendable {
    /// The text of the word.
    public let text: String
    /// Its reading; empty for keys that stay as they are.
    public let reading: String
    /// The index of its first column of keys.
    public let start: Int
    /// The index after its last column of keys.
    public let end: Int
    /// The cost of the word by itself, the sum of `parts`, in thousandths of a nat. In a sentence the
    /// words before it change the cost.
    public let cost: Int
    /// The cost by which the cheapest way through the word up to its end exceeds the cheapest way
    /// there. Estimated from the word by itself.
    public let excess: Int
    /// The parts of the cost.
    public let parts: [CandidateExplanation.Part]

    /// Creates a word.
    public init(
      text: String, reading: String, start: Int, end: Int, cost: Int, excess: Int,
      parts: [CandidateExplanation.Part]
    ) {
      self.text = text
      self.reading = reading
      self.start = start
      self.end = end
      self.cost = cost
      self.excess = excess
      self.parts = parts
    }
  }

  /// A sentence: a path from the first key to the last.
  public struct Sentence: Hashable, Sendable {
    /// The indices of its words in ``WordLattice/words``, in order.
    public let words: [Int]
    /// Its words with the parts of their costs in this sentence.
    public let explanation: CandidateExplanation

    /// Creates a sentence.
    public init(words: [Int], explanation: CandidateExplanation) {
      self.words = words
      self.explanation = explanation
    }
  }

  /// The keys of each column. A word begins or ends between any two columns.
  public let columns: [String]
  /// The words by their start, then by their end, then by their cost.
  public let words: [Word]
  /// The sentences, best first.
  public let sentences: [Sentence]

  /// Creates a lattice.
  public init(columns: [String], words: [Word], sentences: [Sentence]) {
    self.columns = columns
    self.words = words
    self.sentences = sentences
  }
}
