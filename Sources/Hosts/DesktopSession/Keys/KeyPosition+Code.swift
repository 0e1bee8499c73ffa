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
}
