import InputCore

/// The meaning of a desktop's key to a keyboard.
enum KeyMeaning: Hashable {
  /// A key that types a character by the layout of the desktop.
  case character(Character)
  /// A key with a name.
  case named(KeyEvent.NamedKey)
  /// A Shift key.
  case shift
  /// Another modifier, or a lock.
  case modifier
  /// A key that switches between the language and plain letters: 半角/全角, 한/영.
  case modeSwitch
  /// A key that means nothing to keyboards.
  case other

  /// Creates the meaning of a keysym (X11, `keysymdef.h`).
  init(keysym: UInt32) {
    switch keysym {
    case 0xFFE1, 0xFFE2: self = .shift
    // Control to Hyper, the locks, and ISO_Lock to ISO_Level5_Lock.
    case 0xFFE3...0xFFEE, 0xFF7F, 0xFF14, 0xFF7E, 0xFE01...0xFE13: self = .modifier
    // Zenkaku_Hankaku, Zenkaku, Hankaku, Eisu_toggle, Hangul.
    case 0xFF28...0xFF2A, 0xFF30, 0xFF31: self = .modeSwitch
    default:
      if let key = Self.names[keysym] ?? Self.twins[keysym] {
        self = .named(key)
      } else if let character = Keysyms.character(of: keysym) {
        self = .character(character)
      } else {
        self = .other
      }
    }
  }

  /// Returns the keysym of a named key on the main block; 0 if it has none.
  static func keysym(of named: KeyEvent.NamedKey) -> UInt32 {
    names.first { $0.value == named }?.key ?? 0
  }

  private static let names: [UInt32: KeyEvent.NamedKey] = [
    0xFF08: .backspace, 0xFFFF: .delete, 0xFF0D: .return, 0xFF09: .tab, 0xFF1B: .escape,
    0xFF51: .left, 0xFF53: .right, 0xFF52: .up, 0xFF54: .down, 0xFF50: .home, 0xFF57: .end,
    0xFF55: .pageUp, 0xFF56: .pageDown, 0xFFC3: .f6, 0xFFC4: .f7, 0xFFC5: .f8, 0xFFC6: .f9,
    0xFFC7: .f10, 0xFF34: .hanja, 0xFF22: .muhenkan, 0xFF23: .henkan, 0xFF27: .hiraganaKatakana,
    0xFF2A: .zenkakuHankaku,
  ]

  /// Keys of the keypad, and Tab with Shift.
  private static let twins: [UInt32: KeyEvent.NamedKey] = [
    0xFF9F: .delete, 0xFF8D: .return, 0xFE20: .tab, 0xFF96: .left, 0xFF98: .right, 0xFF97: .up,
    0xFF99: .down, 0xFF95: .home, 0xFF9C: .end, 0xFF9A: .pageUp, 0xFF9B: .pageDown,
  ]
}
