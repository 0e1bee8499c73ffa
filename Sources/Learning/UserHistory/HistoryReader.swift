import InputCore

/// Where an input method finds what was learned. Asked when a composition begins, and so off no
/// key's path for longer than a lock is held.
public protocol HistoryReader: Sendable {
  /// What is known at this moment.
  var snapshot: HistorySnapshot { get }
  /// The time, in seconds since 1970.
  var now: HistoryTime { get }
}

/// Where sessions take what they say is to be learned.
public protocol HistoryLearner: HistoryReader {
  /// Carries out what of some effects is to be learned or taken back. Returns at once.
  func carryOut(_ effects: [Effect])
  /// Calls `body`, on any thread, when everything up to now is carried out. A word that was to be
  /// forgotten is then gone, and a host may show candidates without it.
  func whenCarriedOut(_ body: @escaping @Sendable () -> Void)
}
