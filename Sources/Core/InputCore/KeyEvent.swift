/// A key that went down: what it is, and the modifiers held.
public struct KeyEvent: Hashable, Sendable {
  /// What a key stands for: the character it types, or one of the keys that type none.
  public enum Key: Hashable, Sendable {
    case character(Character)
    case named(NamedKey)
  }

  /// The keys that type no character. The raw value is the key's name in key notation.
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
    /// The key for Hanja of Korean keyboards.
    case hanja = "Hangul_Hanja"
  }

  /// The modifiers held. Shift on a character is in the character itself: `A`, not Shift and `a`.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// One bit for each modifier.
    public let rawValue: UInt8
    /// Modifiers from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Shift.
    public static let shift = Modifiers(rawValue: 1)
    /// Control.
    public static let control = Modifiers(rawValue: 2)
    /// Alt, Option.
    public static let alt = Modifiers(rawValue: 4)
  }

  /// The key.
  public var key: Key
  /// The modifiers held with it.
  public var modifiers: Modifiers

  /// A key with modifiers.
  public init(_ key: Key, modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }

  /// A key that types a character.
  public init(_ character: Character) {
    self.init(.character(character))
  }

  /// The character that the key types: none for a named key, or with Control or Alt.
  public var typedCharacter: Character? {
    guard modifiers.isDisjoint(with: [.control, .alt]), case .character(let character) = key else {
      return nil
    }
    return character
  }
}
