/// The words of a candidate, and the parts of the cost that decides its place: `-ln P` in thousandths
/// of a nat. The lowest cost comes first.
public struct CandidateExplanation: Hashable, Sendable {
  /// A part of a cost.
  public struct Part: Hashable, Sendable {
    /// The kind: `words`, `characters`, `reading`, `typing`, `history`, `context`, and `connection` in
    /// Japanese.
    public let kind: String
    /// The n-gram, keys or habit that has this cost: `bigram start | 我们`.
    public let name: String
    /// The cost.
    public let cost: Int

    /// Creates a part.
    public init(kind: String, name: String, cost: Int) {
      self.kind = kind
      self.name = name
      self.cost = cost
    }
  }

  /// A word with its parts.
  public struct Piece: Hashable, Sendable {
    /// The text of the word.
    public let text: String
    /// Its reading.
    public let reading: String
    /// The parts of its cost.
    public let parts: [Part]

    /// Creates a word.
    public init(text: String, reading: String, parts: [Part]) {
      self.text = text
      self.reading = reading
      self.parts = parts
    }
  }

  /// The words in order.
  public let pieces: [Piece]
  /// The parts of the cost of the sentence as a whole.
  public let end: [Part]
  /// The cost; the sum of all parts.
  public let cost: Int

  /// Creates an explanation.
  public init(pieces: [Piece], end: [Part], cost: Int) {
    self.pieces = pieces
    self.end = end
    self.cost = cost
  }

  /// The text of all words.
  public var text: String { pieces.map { $0.text }.joined() }
}

/// The first reason why a text is not the first candidate, for people.
public struct CandidateReason: Hashable, Sendable {
  /// The reason on one line.
  public var reason: String
  /// Further details, one per line.
  public var details: [String]
  /// A table, its headings first: readings, or the costs of the text and of the best candidate. Empty
  /// if there is nothing to compare.
  public var rows: [[String]]
  /// The change that would make the text the first candidate.
  public var advice: String

  /// Creates a reason.
  public init(reason: String, details: [String], rows: [[String]], advice: String) {
    self.reason = reason
    self.details = details
    self.rows = rows
    self.advice = advice
  }
}
