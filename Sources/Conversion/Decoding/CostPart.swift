import NGrams

/// A part of a cost, for people who ask why a candidate stands where it does.
public struct CostPart: Hashable, Sendable {
  /// What the part depends on.
  public enum Kind: String, CaseIterable, Sendable {
    /// How the keys were typed: syllables begun and not finished, slips, letters that are no reading.
    case typing
    /// How unusual the reading is for the word: 行 read `háng`.
    case reading
    /// The model of words, or their frequencies.
    case words
    /// The model of characters.
    case characters
    /// What was chosen before.
    case history
  }

  /// What the part depends on.
  public var kind: Kind
  /// What it is, for people: `trigram`, `backoff`, `rare word`.
  public var name: String
  /// The cost, in thousandths of a nat. It can be negative: backing off may be a gain.
  public var cost: Cost
  /// How many words an n-gram of words has, the word itself among them; 0 for all else.
  public var order = 0

  /// A part.
  public init(_ kind: Kind, _ name: String, _ cost: Cost, order: Int = 0) {
    self.kind = kind
    self.name = name
    self.cost = cost
    self.order = order
  }
}
