import Decoding
import InputCore
import NGrams

/// Why a candidate stands where it does: its words, and all that its cost is made of.
public struct Explanation: Hashable, Sendable {
  /// A word of the candidate, or letters that stand for themselves.
  public struct Piece: Hashable, Sendable {
    /// The keystrokes and the text.
    public let segment: Segment
    /// The word in the lexicon; nil for letters that stand for themselves.
    public let word: WordID?
    /// The syllables that it is read with, in full; empty for letters.
    public let syllables: [String]
    /// What it costs.
    public let parts: [CostPart]

    /// The sum of the parts.
    public var cost: Cost { parts.total }
  }

  /// The words in order.
  public let pieces: [Piece]
  /// What the end of the sentence costs.
  public let end: [CostPart]
  /// The cost that ranks the candidate. The parts of `pieces` and `end` add up to it exactly.
  public let cost: Cost

  /// The text of all words.
  public var text: String { pieces.map(\.segment.text).joined() }

  /// All parts.
  public var parts: [CostPart] { pieces.flatMap(\.parts) + end }

  /// What the parts of a kind cost together.
  public func cost(of kind: CostPart.Kind) -> Cost { parts.filter { $0.kind == kind }.total }
}

extension [CostPart] {
  /// The sum of the costs.
  public var total: Cost { reduce(0) { $0.addingClamped($1.cost) } }
}
