import InputCore

extension KeyPosition {
  /// Creates the position of a key from its evdev code (Linux, `input-event-codes.h`); nil for keys
  /// outside the rows of characters.
  init?(evdevCode code: UInt32) {
    switch code {
    case 41: self.init(.e, 0)
    case 2...13: self.init(.e, Int(code) - 1)
    case 124: self.init(.e, 13)
    case 16...27: self.init(.d, Int(code) - 15)
    case 30...40: self.init(.c, Int(code) - 29)
    case 43: self.init(.c, 12)
    case 86: self.init(.b, 0)
    case 44...53: self.init(.b, Int(code) - 43)
    case 89: self.init(.b, 11)
    case 57: self.init(.a, 3)
    default: return nil
    }
  }

  /// The evdev code of the key; 0 if it has none.
  var evdevCode: UInt32 {
    switch row {
    case .e: number == 0 ? 41 : number == 13 ? 124 : UInt32(number + 1)
    case .d: UInt32(number + 15)
    case .c: number == 12 ? 43 : UInt32(number + 29)
    case .b: number == 0 ? 86 : number == 11 ? 89 : UInt32(number + 43)
    case .a: 57
    }
  }
}
