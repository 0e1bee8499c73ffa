/// A Hangul letter at its position in a syllable, like the conjoining jamo of Unicode.
struct Jamo: Hashable, Sendable {
  /// The positions in a syllable, in order.
  enum Position: UInt8, CaseIterable, Sendable {
    case initial, vowel, final
  }

  /// The conjoining jamo.
  let scalar: Unicode.Scalar
  /// A small ASCII letter that distinguishes jamo that look the same and combine differently: the ㅣ
  /// of `y` from the ㅣ of `i`. Zero if there is only one.
  var tag: UInt8 = 0

  /// The position in a syllable; nil for a filler or a scalar that is not a conjoining jamo.
  /// Source: the Unicode blocks Hangul Jamo, Hangul Jamo Extended-A and Extended-B.
  var position: Position? {
    switch scalar.value {
    case 0x1100...0x115E, 0xA960...0xA97C: .initial
    case 0x1161...0x11A7, 0xD7B0...0xD7C6: .vowel
    case 0x11A8...0x11FF, 0xD7CB...0xD7FB: .final
    default: nil
    }
  }
}
