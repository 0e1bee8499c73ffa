/// A key press: the key, and the modifiers held.
public struct KeyEvent: Hashable, Sendable {
  /// The character a key types, or the name of a key that types none.
  public enum Key: Hashable, Sendable {
    case character(Character)
    case named(NamedKey)
  }

  /// The keys that type no character. The raw value is the name in key notation.
  public enum NamedKey: String, CaseIterable, Hashable, Sendable {
    case backspace = "BackSpace"
    case delete = "Delete"
    case `return` = "Return"
    case tab = "Tab"
    case escape = "Escape"
    case left = "Left"
    case right = "Right"
    case up = "Up"
    case down = "Down"
    case home = "Home"
    case end = "End"
    case pageUp = "PageUp"
    case pageDown = "PageDown"
    case f6 = "F6"
    case f7 = "F7"
    case f8 = "F8"
    case f9 = "F9"
    case f10 = "F10"
    /// The Hanja key of Korean keyboards.
    case hanja = "Hangul_Hanja"
  }

  /// The modifiers held. Shift is part of a character itself: `A`, not Shift and `a`.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits, one for each modifier.
    public let rawValue: UInt8
    /// Creates modifiers from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The Shift key.
    public static let shift = Modifiers(rawValue: 1)
    /// The Control key.
    public static let control = Modifiers(rawValue: 2)
    /// The Alt key, called Option on a Mac.
    public static let alt = Modifiers(rawValue: 4)
  }

  /// The key that was pressed.
  public var key: Key
  /// The modifiers held while it was pressed.
  public var modifiers: Modifiers

  /// Creates a key press with modifiers.
  public init(_ key: Key, modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// Creates the press of a key that types a character.
  public init(_ character: Character) {
    self.init(.character(character))
  }

  /// The character that the key types; nil for a named key, and with Control or Alt.
  public var typedCharacter: Character? {
    guard modifiers.isDisjoint(with: [.control, .alt]), case .character(let character) = key else {
      return nil
    }
    return character
  }
}
