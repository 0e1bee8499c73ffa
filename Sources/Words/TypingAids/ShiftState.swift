/// The state of the shift key and Caps Lock on a touch keyboard.
///
/// ```
/// off ──tap──▶ once ──letter──▶ off         off ──two taps in a row──▶ locked ──tap──▶ off
/// off ──sentence start──▶ automatic ──letter──▶ off,  ──tap──▶ off: the user wants a small letter
/// ```
public struct ShiftState: Hashable, Sendable {
  /// The level of the shift key.
  public enum Level: String, Hashable, Sendable {
    /// Small letters.
    case off
    /// One capital, because the key was tapped.
    case once
    /// One capital, because a sentence begins.
    case automatic
    /// Capitals until the next tap.
    case locked
  }

  /// The current level.
  public private(set) var level = Level.off
  /// The time of the last tap, in milliseconds; nil if something was typed since.
  private var lastTap: UInt64?
  /// Whether the user switched the key off by hand, which rejects the capital that is due here.
  private var refusesAutomatic = false

  /// Two taps within this many milliseconds lock the key.
  public static let doubleTapInterval: UInt64 = 400

  /// Creates a state with small letters.
  public init() {}

  /// Whether the next letter is a capital.
  public var isOn: Bool { level != .off }

  /// Updates the state for a tap on the shift key.
  ///
  /// - Parameters:
  ///   - time: the time of the tap, in milliseconds.
  ///   - canLock: false for scripts without capitals, where Caps Lock has no meaning.
  public mutating func tap(at time: UInt64, canLock: Bool = true) {
    let isDouble = lastTap.map { time >= $0 && time - $0 <= Self.doubleTapInterval } ?? false
    lastTap = isDouble ? nil : time
    switch level {
    case .off, .once, .automatic:
      if isDouble && canLock {
        level = .locked
      } else {
        level = level == .off ? .once : .off
      }
    case .locked: level = .off
    }
    refusesAutomatic = level == .off
  }

  /// Updates the state for a long press on the shift key, which locks it at once.
  ///
  /// - Parameter canLock: false for scripts without capitals; the key is then on for one letter.
  public mutating func hold(canLock: Bool = true) {
    level = canLock ? .locked : .once
  }

  /// Updates the state after something was typed. A single capital is used up.
  public mutating func didType() {
    lastTap = nil
    refusesAutomatic = false
    if level == .once || level == .automatic { level = .off }
  }

  /// Sets or clears the automatic capital. A level that the user set is left alone.
  ///
  /// - Parameter isDue: whether a sentence begins at the insertion point.
  public mutating func setAutomatic(_ isDue: Bool) {
    if isDue, level == .off, !refusesAutomatic { level = .automatic }
    if !isDue, level == .automatic { level = .off }
    if !isDue { refusesAutomatic = false }
  }

  /// Returns to small letters, as in a new field.
  public mutating func reset() { self = ShiftState() }
}
