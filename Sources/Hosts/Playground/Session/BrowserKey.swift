import InputCore
import KeyboardLayouts
import Keyboards

/// A key press as a browser reports it.
package struct BrowserKey: Decodable, Hashable, Sendable {
  /// The position of the key (`KeyboardEvent.code`): `KeyA`, `Digit1`.
  package var code: String
  /// The text or name of the key by the layout of the system (`KeyboardEvent.key`).
  package var key: String
  /// The modifiers that are down: `shift`, `caps`, `ctrl`, `alt`, `altgr`.
  package var modifiers: [String]

  private enum Key: String, CodingKey { case code, key, modifiers }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    code = try values.decode(String.self, forKey: .code)
    key = try values.decode(String.self, forKey: .key)
    modifiers = try values.decodeIfPresent([String].self, forKey: .modifiers) ?? []
  }

  /// The character that the key types by the layout of the system; nil for other keys.
  var character: Character? { key.count == 1 ? key.first : nil }

  /// The key, if it has a name and types no text.
  var named: KeyEvent.NamedKey? { Self.names[key] }

  /// The modifiers of the layout.
  var layoutModifiers: Modifiers {
    var result: Modifiers = []
    for name in modifiers { result.formUnion(Self.modifierNames[name] ?? []) }
    return result
  }

  /// The position of the key; nil outside the rows of characters.
  var position: KeyPosition? {
    if let position = Self.marks[code] { return position }
    guard let last = code.last, let character = last.lowercased().first,
      code == "Key\(last)" && last.isLetter || code == "Digit\(last)" && last.isNumber
    else { return nil }
    return KeyPosition.onUSKeyboard(character)?.0
  }

  private static let names: [String: KeyEvent.NamedKey] = [
    "Enter": .return, "Tab": .tab, "Backspace": .backspace, "Delete": .delete, "Escape": .escape,
    "ArrowLeft": .left, "ArrowRight": .right, "ArrowUp": .up, "ArrowDown": .down, "Home": .home,
    "End": .end, "PageUp": .pageUp, "PageDown": .pageDown, "F6": .f6, "F7": .f7, "F8": .f8,
    "F9": .f9, "F10": .f10, "HanjaMode": .hanja, "Convert": .henkan, "NonConvert": .muhenkan,
    "KanaMode": .hiraganaKatakana, "ZenkakuHankaku": .zenkakuHankaku,
  ]

  private static let modifierNames: [String: Modifiers] = [
    "shift": .shift, "caps": .caps, "ctrl": .ctrlL, "alt": .altL, "altgr": .altR,
  ]

  /// The positions of keys that are neither letters nor digits (UI Events KeyboardEvent code Values,
  /// section 3.1.1).
  private static let marks: [String: KeyPosition] = [
    "Backquote": KeyPosition(.e, 0), "Minus": KeyPosition(.e, 11), "Equal": KeyPosition(.e, 12),
    "IntlYen": KeyPosition(.e, 13), "BracketLeft": KeyPosition(.d, 11),
    "BracketRight": KeyPosition(.d, 12), "Semicolon": KeyPosition(.c, 10),
    "Quote": KeyPosition(.c, 11), "Backslash": KeyPosition(.c, 12),
    "IntlBackslash": KeyPosition(.b, 0), "Comma": KeyPosition(.b, 8), "Period": KeyPosition(.b, 9),
    "Slash": KeyPosition(.b, 10), "IntlRo": KeyPosition(.b, 11), "Space": KeyPosition(.a, 3),
  ]
}
