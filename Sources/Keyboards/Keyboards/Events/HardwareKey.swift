import InputCore
import KeyboardLayouts

/// A key press on a hardware keyboard: the key's position, or what the system's own layout makes of
/// it.
public struct HardwareKey: Hashable, Sendable {
  /// The identity of a key.
  public enum Key: Hashable, Sendable {
    /// A key of the character rows, which layouts define.
    case position(KeyPosition)
    /// A key that types this character by the layout of the system, which is used instead of the
    /// keyboard's own.
    case character(Character)
    /// A key outside those rows, such as Return or an arrow key.
    case named(KeyEvent.NamedKey)
  }

  /// The key that went down.
  public var key: Key
  /// The modifiers that are down, and `caps` while Caps Lock is on.
  public var modifiers: Modifiers

  /// Creates a key press.
  public init(_ key: Key, modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Creates the key press that produces an event on a US keyboard: `A` is the key `a` with Shift.
  /// Alt with a character means the right Alt key. Returns nil if no key of that keyboard produces
  /// it.
  public init?(onUSKeyboard event: KeyEvent) {
    var modifiers: Modifiers = []
    if event.modifiers.contains(.control) { modifiers.insert(.ctrlL) }
    if event.modifiers.contains(.shift) { modifiers.insert(.shift) }
    switch event.key {
    case .named(let key):
      if event.modifiers.contains(.alt) { modifiers.insert(.altL) }
      self.init(.named(key), modifiers: modifiers)
    case .character(let character):
      guard let (position, isShifted) = KeyPosition.onUSKeyboard(character) else { return nil }
      if event.modifiers.contains(.alt) { modifiers.insert(.altR) }
      if isShifted { modifiers.insert(.shift) }
      self.init(.position(position), modifiers: modifiers)
    }
  }
}
