/// What decides which entry goes first where there is no room for all: the lesser one goes.
public struct EntryRank: Comparable, Sendable {
  /// What it weighs now, all devices together.
  public var weight: HistoryWeight
  /// When it was chosen last.
  public var last: HistoryTime
  /// Its place in the order of keys.
  public var position: Int

  /// A rank.
  public init(weight: HistoryWeight, last: HistoryTime, position: Int) {
    self.weight = weight
    self.last = last
    self.position = position
  }

  /// Less weight is less; of equal weights the one chosen longest ago, and of those the last in order.
  public static func < (a: EntryRank, b: EntryRank) -> Bool {
    (a.weight, a.last, b.position) < (b.weight, b.last, a.position)
  }
}
