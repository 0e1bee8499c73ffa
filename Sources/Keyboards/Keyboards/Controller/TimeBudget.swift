/// The time that a plugin may take to answer a call on the key path.
///
/// An answer cannot be interrupted: a plugin runs on the thread of its host. A late answer is carried out
/// like any other, reported with its time, and the plugin is asked for no predictions until it answers
/// an event in time again.
///
/// ```swift
/// controller.timeBudget = TimeBudget(microseconds: 16_000) { monotonicMicroseconds() }
/// controller.onLateAnswer = { print($0) }  // late event of 'en-US': 48213 µs
/// ```
public struct TimeBudget: Sendable {
  /// The longest time of an answer in microseconds.
  public var microseconds: UInt64
  /// Returns the time in microseconds of a monotonic clock.
  public var clock: @Sendable () -> UInt64

  /// Creates a budget.
  ///
  /// - Parameters:
  ///   - microseconds: the longest time of an answer.
  ///   - clock: returns the time in microseconds of a monotonic clock.
  public init(microseconds: UInt64, clock: @escaping @Sendable () -> UInt64) {
    self.microseconds = microseconds
    self.clock = clock
  }
}

/// The report of an answer that took longer than the time budget.
public struct LateAnswer: Hashable, Sendable {
  /// A call to a plugin or its session.
  public enum Call: String, Hashable, Sendable {
    /// The keyboard was opened.
    case opening
    /// A user action was handled.
    case event
    /// A change of the field was handled.
    case hostEvent
    /// The text around the caret was received.
    case context
    /// Words that may follow were predicted.
    case prediction
  }

  /// The id of the plugin.
  public let keyboard: String
  /// The call that was answered late.
  public let call: Call
  /// The time that the answer took, in microseconds.
  public let microseconds: UInt64
}

extension LateAnswer: CustomStringConvertible {
  /// The report in one line, for traces.
  public var description: String { "late \(call.rawValue) of '\(keyboard)': \(microseconds) µs" }
}
