import Decoding
import InputCore
import NGrams

/// An explanation of a candidate's rank: its words, and all parts of its cost.
public struct Explanation: Hashable, Sendable {
  /// A word of the candidate, or unconverted letters.
  public struct Piece: Hashable, Sendable {
    /// The keystrokes and the text.
    public let segment: Segment
    /// The word in the lexicon; nil for unconverted letters.
    public let word: WordID?
    /// The full syllables of its reading; empty for unconverted letters.
    public let syllables: [String]
    /// The parts of its cost.
    public let parts: [CostPart]

    /// The sum of the parts.
    public var cost: Cost { parts.total }
  }

  /// The words in order.
  public let pieces: [Piece]
  /// The parts of the cost of the sentence end, and those that the reranker adds to the sentence.
  public let end: [CostPart]
  /// The cost that ranks the candidate. The parts of `pieces` and `end` add up to it exactly.
  public let cost: Cost

  /// The text of all words.
  public var text: String { pieces.map { $0.segment.text }.joined() }

  /// All parts, of the words and of the sentence end.
  public var parts: [CostPart] { pieces.flatMap { $0.parts } + end }

  /// Returns the total cost of the parts of a kind.
  public func cost(of kind: CostPart.Kind) -> Cost { parts.filter { $0.kind == kind }.total }
}

extension [CostPart] {
  /// The sum of the costs, clamped to `Cost.max`.
  public var total: Cost { reduce(0) { $0.addingClamped($1.cost) } }
}
