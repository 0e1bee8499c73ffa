import InputCore

/// Parses the escape sequences that terminals send for keys.
///
/// ```
/// ESC [ D        Left               ESC O D            Left, in application mode
/// ESC [ 1 ; 5 D  Left with Control  ESC [ 5 ~          PageUp
/// ESC [ Z        Tab with Shift     ESC [ 9 7 ; 5 u  a with Control
/// ```
enum EscapeSequence {
  /// Returns the key of `ESC [ parameters final`; nil if the sequence is not a key. `parameters`
  /// are bytes such as `1;5`.
  static func key(parameters: [UInt8], final: UInt8) -> KeyEvent? {
    // Terminal responses and mouse reports begin with one of <=>?.
    if let first = parameters.first, first >= UInt8(ascii: "<") { return nil }
    let numbers = numbers(in: parameters)
    let first = numbers.first ?? 0
    let modifiers = modifiers(numbers.count > 1 ? numbers[1] : 1)
    switch final {
    case UInt8(ascii: "~"):
      if first == 27, numbers.count > 2 { return key(code: numbers[2], modifiers) }
      return tildeKeys[first].map { KeyEvent(.named($0), modifiers: modifiers) }
    case UInt8(ascii: "u"):
      return key(code: first, modifiers)
    case UInt8(ascii: "Z"):
      return KeyEvent(.named(.tab), modifiers: modifiers.union(.shift))
    default:
      return letterKeys[final].map { KeyEvent(.named($0), modifiers: modifiers) }
    }
  }

  /// Returns the key of `ESC O parameters final`. The last parameter, if any, encodes the
  /// modifiers.
  static func applicationKey(parameters: [UInt8], final: UInt8) -> KeyEvent? {
    let modifiers = modifiers(numbers(in: parameters).last ?? 1)
    let name = final == UInt8(ascii: "M") ? .return : letterKeys[final]
    return name.map { KeyEvent(.named($0), modifiers: modifiers) }
  }

  private static let tildeKeys: [Int: KeyEvent.NamedKey] = [
    1: .home, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    17: .f6, 18: .f7, 19: .f8, 20: .f9, 21: .f10,
  ]

  private static let letterKeys: [UInt8: KeyEvent.NamedKey] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "F"): .end, UInt8(ascii: "H"): .home,
  ]

  /// Returns the key of a character code. The character itself already includes Shift.
  private static func key(code: Int, _ modifiers: KeyEvent.Modifiers) -> KeyEvent? {
    switch code {
    case 8, 127: return KeyEvent(.named(.backspace), modifiers: modifiers)
    case 9: return KeyEvent(.named(.tab), modifiers: modifiers)
    case 13: return KeyEvent(.named(.return), modifiers: modifiers)
    case 27: return KeyEvent(.named(.escape), modifiers: modifiers)
    case 32...0x10FFFF:
      guard let scalar = Unicode.Scalar(UInt32(code)) else { return nil }
      return KeyEvent(.character(Character(scalar)), modifiers: modifiers.subtracting(.shift))
    default: return nil
    }
  }

  /// Parses the numbers between semicolons. Anything that is not a number, or has more than 7
  /// digits, is 0.
  private static func numbers(in parameters: [UInt8]) -> [Int] {
    parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { digits in
      digits.count > 7 ? 0 : Int(String(decoding: digits, as: UTF8.self)) ?? 0
    }
  }

  /// Decodes modifiers. The parameter is one plus the bits 1 Shift, 2 Alt, 4 Control, 8 Meta. Meta
  /// is treated as Alt.
  private static func modifiers(_ parameter: Int) -> KeyEvent.Modifiers {
    guard (2...16).contains(parameter) else { return [] }
    let bits = parameter - 1
    var modifiers: KeyEvent.Modifiers = []
    if bits & 1 != 0 { modifiers.insert(.shift) }
    if bits & 4 != 0 { modifiers.insert(.control) }
    if bits & (2 | 8) != 0 { modifiers.insert(.alt) }
    return modifiers
  }
}
