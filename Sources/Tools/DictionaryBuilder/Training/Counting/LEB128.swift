/// Unsigned LEB128 as in DWARF: seven bits per byte, lowest first, in as few bytes as possible.
/// Count files and models store integers in this form.
extension [UInt8] {
  /// Appends a number.
  @inline(__always)
  mutating func append(leb128 number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }

  /// Reads the number at `position` and advances `position` past it. Returns nil if the number is
  /// truncated or exceeds 64 bits.
  @inline(__always)
  func leb128(at position: inout Int) -> UInt64? {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while position < count, shift < 64 {
      let byte = self[position]
      position += 1
      guard shift < 63 || byte < 2 else { return nil }
      number |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return number }
      shift += 7
    }
    return nil
  }
}
