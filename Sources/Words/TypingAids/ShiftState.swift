/// The shift key and Caps Lock of a touch keyboard.
///
/// ```
/// off ──tap──▶ once ──letter──▶ off         off ──two taps in a row──▶ locked ──tap──▶ off
/// off ──sentence start──▶ automatic ──letter──▶ off,  ──tap──▶ off: the typist wants a small letter
/// ```
public struct ShiftState: Hashable, Sendable {
  /// What the key is at.
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

  /// What the key is at.
  public private(set) var level = Level.off
  /// When the key was tapped last, in milliseconds.
  private var lastTap: UInt64?
  /// The typist switched the key off by hand: the capital that is due here is not wanted.
  private var refusesAutomatic = false

  /// Two taps within so many milliseconds lock it.
  public static let doubleTapInterval: UInt64 = 400

  /// Small letters.
  public init() {}

  /// Whether the next letter is a capital.
  public var isOn: Bool { level != .off }

  /// The key was tapped. `canLock` is false for scripts without capitals: Caps Lock means nothing
  /// there.
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

  /// The key was held down: locks at once.
  public mutating func hold(canLock: Bool = true) {
    level = canLock ? .locked : .once
  }

  /// Something was typed: one capital is used up.
  public mutating func didType() {
    lastTap = nil
    refusesAutomatic = false
    if level == .once || level == .automatic { level = .off }
  }

  /// A sentence begins here, or does not: sets and takes back only what it has set itself.
  public mutating func setAutomatic(_ isDue: Bool) {
    if isDue, level == .off, !refusesAutomatic { level = .automatic }
    if !isDue, level == .automatic { level = .off }
    if !isDue { refusesAutomatic = false }
  }

  /// Back to small letters, as in a new field.
  public mutating func reset() { self = ShiftState() }
}
