/// Where an input method finds what was learned. Asked when a composition begins, and so off no
/// key's path for longer than a lock is held.
public protocol HistoryReader: Sendable {
  /// What is known at this moment.
  var snapshot: HistorySnapshot { get }
  /// The time, in seconds since 1970.
  var now: HistoryTime { get }
}
