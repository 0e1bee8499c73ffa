import NGrams

/// One part of a candidate's cost, for explaining its rank to people.
public struct CostPart: Hashable, Sendable {
  /// The factor that a part of a cost depends on.
  public enum Kind: String, CaseIterable, Sendable {
    /// The way the keys were typed: incomplete syllables, typos, letters that are part of no
    /// reading.
    case typing
    /// The reading, which may be unusual for the word: 行 read `háng`.
    case reading
    /// The word model, or the word frequencies.
    case words
    /// The character model.
    case characters
    /// The user model: earlier choices.
    case history
    /// The second look at the best sentences: the words on both sides of each word.
    case context
  }

  /// The factor that the part depends on.
  public var kind: Kind
  /// A description for people: `trigram`, `backoff`, `rare word`.
  public var name: String
  /// The cost in nats × 1000. It can be negative: backing off may lower a cost.
  public var cost: Cost
  /// The length of a word n-gram, including the word itself; 0 for any other part.
  public var order = 0

  /// Creates a part of a cost.
  public init(_ kind: Kind, _ name: String, _ cost: Cost, order: Int = 0) {
    self.kind = kind
    self.name = name
    self.cost = cost
    self.order = order
  }
}
