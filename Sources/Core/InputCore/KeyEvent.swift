/// A key press: the key, and the modifiers held.
public struct KeyEvent: Hashable, Sendable {
  /// The character a key types, or the name of a key that types none.
  public enum Key: Hashable, Sendable {
    /// A key that types this character.
    case character(Character)
    /// A key that types no character.
    case named(NamedKey)
  }

  /// The keys that type no character. The raw value is the name in key notation.
  public enum NamedKey: String, CaseIterable, Hashable, Sendable {
    /// Deletes before the caret.
    case backspace = "BackSpace"
    /// Deletes after the caret.
    case delete = "Delete"
    /// Ends a line, or commits the composition.
    case `return` = "Return"
    /// The tabulator key.
    case tab = "Tab"
    /// Esc.
    case escape = "Escape"
    /// The left arrow.
    case left = "Left"
    /// The right arrow.
    case right = "Right"
    /// The up arrow.
    case up = "Up"
    /// The down arrow.
    case down = "Down"
    /// Home: the start of the line.
    case home = "Home"
    /// End: the end of the line.
    case end = "End"
    /// Page Up.
    case pageUp = "PageUp"
    /// Page Down.
    case pageDown = "PageDown"
    /// F6: hiragana, in Japanese.
    case f6 = "F6"
    /// F7: katakana, in Japanese.
    case f7 = "F7"
    /// F8: half-width katakana, in Japanese.
    case f8 = "F8"
    /// F9: full-width letters in a Japanese composition; outside of one, converts text again.
    case f9 = "F9"
    /// F10: letters, in Japanese.
    case f10 = "F10"
    /// The Hanja key of Korean keyboards.
    case hanja = "Hangul_Hanja"
    /// 変換 of Japanese keyboards: converts, and outside of a composition converts text again.
    case henkan = "Henkan"
    /// 無変換 of Japanese keyboards: writes without converting.
    case muhenkan = "Muhenkan"
    /// カタカナ/ひらがな of Japanese keyboards.
    case hiraganaKatakana = "Hiragana_Katakana"
    /// 半角/全角 of Japanese keyboards: ends a composition. Desktops switch to plain letters with it.
    case zenkakuHankaku = "Zenkaku_Hankaku"
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
