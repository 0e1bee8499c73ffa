/// Whole numbers in as few bytes as they need, seven bits in each, the lowest first: LEB128 of DWARF, as
/// files of counts and models have it.
extension [UInt8] {
  /// Adds a number.
  @inline(__always)
  mutating func append(leb128 number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(truncatingIfNeeded: rest))
  }

  /// The number at a place, which goes behind it. Nil where it is cut short or has more than 64 bits.
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
