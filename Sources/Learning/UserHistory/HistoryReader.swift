import InputCore

/// The source of learned data for an input method. It is read when a composition begins, and delays
/// a key no longer than a lock is held.
public protocol HistoryReader: AnyObject, Sendable {
  /// The current state of the history.
  var snapshot: HistorySnapshot { get }
  /// The current time in seconds since 1970.
  var now: HistoryTime { get }
}

/// The recipient of the lessons that sessions report.
public protocol HistoryLearner: HistoryReader {
  /// Carries out the effects that learn or revert lessons; ignores all others. Returns immediately.
  func carryOut(_ effects: [Effect])
  /// Calls `body`, on any thread, once all earlier effects have been carried out. Words to forget
  /// are then gone, and a host may show candidates without them.
  func whenCarriedOut(_ body: @escaping @Sendable () -> Void)
}
