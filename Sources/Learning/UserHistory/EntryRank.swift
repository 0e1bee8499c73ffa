/// The rank of an entry for eviction: when the history exceeds its limit, the lowest ranks are
/// dropped.
public struct EntryRank: Comparable, Sendable {
  /// The current weight, all devices together.
  public var weight: HistoryWeight
  /// The time of the last choice.
  public var last: HistoryTime
  /// The index of the entry in the order of keys.
  public var position: Int

  /// Creates a rank.
  public init(weight: HistoryWeight, last: HistoryTime, position: Int) {
    self.weight = weight
    self.last = last
    self.position = position
  }

  /// Returns whether `a` is dropped before `b`: it has less weight, or for equal weights the
  /// earlier last choice, or for equal times the later position in the order of keys.
  public static func < (a: EntryRank, b: EntryRank) -> Bool {
    (a.weight, a.last, b.position) < (b.weight, b.last, a.position)
  }
}
