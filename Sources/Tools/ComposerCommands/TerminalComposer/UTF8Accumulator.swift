/// Decodes UTF-8 one byte at a time. Ill-formed input becomes U+FFFD, one for each maximal subpart
/// of an ill-formed sequence, as the Unicode Standard recommends.
struct UTF8Accumulator {
  private var scalar: UInt32 = 0
  private var missing = 0
  /// The range of the next byte. The range of the second byte excludes surrogates, overlong forms
  /// and values above U+10FFFF.
  private var expected: ClosedRange<UInt8> = 0x80...0xBF

  static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// Whether a sequence is incomplete.
  var isPending: Bool { missing > 0 }

  /// Decodes a byte.
  ///
  /// - Returns: The completed scalars: none, one, or a replacement for an incomplete sequence and
  ///   the scalar of the byte itself.
  mutating func append(_ byte: UInt8) -> [Unicode.Scalar] {
    guard isPending else { return begin(byte).map { [$0] } ?? [] }
    guard expected.contains(byte) else {
      missing = 0
      return [Self.replacement] + (begin(byte).map { [$0] } ?? [])
    }
    scalar = scalar << 6 | UInt32(byte & 0x3F)
    missing -= 1
    expected = 0x80...0xBF
    return isPending ? [] : [Unicode.Scalar(scalar) ?? Self.replacement]
  }

  /// Ends the input. An incomplete sequence becomes a replacement.
  mutating func finish() -> [Unicode.Scalar] {
    defer { missing = 0 }
    return isPending ? [Self.replacement] : []
  }

  /// Begins a sequence. Returns the scalar if one byte is enough.
  private mutating func begin(_ byte: UInt8) -> Unicode.Scalar? {
    expected = 0x80...0xBF
    switch byte {
    case 0x00...0x7F: return Unicode.Scalar(byte)
    case 0xC2...0xDF: (missing, scalar) = (1, UInt32(byte & 0x1F))
    case 0xE0...0xEF: (missing, scalar) = (2, UInt32(byte & 0x0F))
    case 0xF0...0xF4: (missing, scalar) = (3, UInt32(byte & 0x07))
    default: return Self.replacement
    }
    switch byte {
    case 0xE0: expected = 0xA0...0xBF
    case 0xED: expected = 0x80...0x9F
    case 0xF0: expected = 0x90...0xBF
    case 0xF4: expected = 0x80...0x8F
    default: break
    }
    return nil
  }
}
