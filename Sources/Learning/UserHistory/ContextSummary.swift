/// What is known of the entries of a context, all together.
public struct ContextSummary: Hashable, Sendable {
  /// What they weigh, as of the snapshot's time, in choices.
  public var total: Double
  /// The readings that something was typed for.
  public var readings: ReadingSet

  /// There are none.
  public static let none = ContextSummary(total: 0, readings: .none)
}
