/// Recognises a Shift key that is pressed and released alone. It switches between the language and
/// plain letters on the release, so that Shift with a letter or a click never does.
struct ShiftTap {
  /// Longer holds are not taps: the user has thought better of it.
  private static let maximumTapTime: UInt64 = 500
  private var pressed: (keysym: UInt32, time: UInt64)?

  /// Notes a Shift key that went down. It is no tap while another modifier is held.
  mutating func press(_ key: DesktopKey) {
    let isAlone = key.modifiers.isDisjoint(
      with: DesktopModifiers([.shift, .control, .alt, .altGr]).union(.ofDesktop))
    // A repeat of the held key keeps the time of its press.
    if pressed?.keysym == key.keysym { return }
    pressed = isAlone && pressed == nil ? (key.keysym, key.time) : nil
  }

  /// Notes any other event between press and release.
  mutating func cancel() { pressed = nil }

  /// Returns whether the release of a Shift key completes a tap.
  mutating func release(_ key: DesktopKey) -> Bool {
    defer { pressed = nil }
    guard let pressed, pressed.keysym == key.keysym else { return false }
    return key.time < pressed.time || key.time - pressed.time <= Self.maximumTapTime
  }
}
