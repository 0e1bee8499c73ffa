import InputCore
import KeyboardLayouts

/// A key of a hardware keyboard that went down: where it lies, not what is printed on it.
public struct HardwareKey: Hashable, Sendable {
  /// Which key.
  public enum Key: Hashable, Sendable {
    /// A key of the rows that layouts are about.
    case position(KeyPosition)
    /// Any other key.
    case named(KeyEvent.NamedKey)
  }

  /// Which key.
  public var key: Key
  /// The modifiers that are down, and Caps Lock where it is on.
  public var modifiers: Modifiers

  /// A key with modifiers.
  public init(_ key: Key, modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// The key that types this event on a keyboard of the United States: `A` is the key `a` with
  /// Shift. Alt on a character means the right Alt key. Nil if no key types it.
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
