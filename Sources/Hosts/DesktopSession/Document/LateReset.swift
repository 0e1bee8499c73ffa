/// Recognises a reset that the client sent for a key from before the composition.
///
/// A client resets its input when a key that was left to it changes the text. On a busy machine it
/// handles that key late, and sends the reset after the first key of the next composition:
///
/// ```
/// keys     <BackSpace>          n
/// client              … deletes, resets
/// session  left to it           composes n   reset: n stays
/// ```
///
/// The client was not shown the marked text when it reset, so the letter would be lost.
struct LateReset {
  /// The longest time between a key that is left and the composition after it, in milliseconds.
  private static let pauseLimit: UInt64 = 5_000
  /// The longest time between the beginning of a composition and a late reset, in milliseconds. A user
  /// who types a letter and then clicks takes longer.
  private static let delayLimit: UInt64 = 250

  /// The time of the last key that was left to the client; 0 if unknown.
  private var left: UInt64 = 0
  /// The time of the key that began the composition, if it followed a key that was left.
  private var began: UInt64?
  private var isComposing = false

  /// Notes a key that was pressed, and whether something is composed afterwards.
  mutating func press(_ key: DesktopKey, isTaken: Bool, isComposing: Bool) {
    if isComposing, !self.isComposing {
      let follows = left > 0 && key.time >= left && key.time - left <= Self.pauseLimit
      began = follows ? key.time : nil
    }
    self.isComposing = isComposing
    if !isTaken { left = key.time }
  }

  /// Forgets the keys so far: the field has lost the focus.
  mutating func forget() { self = LateReset() }

  /// Whether a reset at a time, on the clock of the keys, belongs to a key before the composition.
  func isLate(at time: UInt64) -> Bool {
    guard isComposing, let began, time >= began else { return false }
    return time - began <= Self.delayLimit
  }
}
