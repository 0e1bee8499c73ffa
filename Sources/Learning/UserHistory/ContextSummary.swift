/// The total weight and the readings of all entries in a context.
public struct ContextSummary: Hashable, Sendable {
  /// The total weight at the snapshot's time, in choices.
  public var total: Double
  /// The readings that have entries.
  public var readings: ReadingSet

  /// The summary of a context without entries.
  public static let none = ContextSummary(total: 0, readings: .none)
}
