/// A letter of Hangul at its place in a syllable, as Unicode's conjoining jamo are.
struct Jamo: Hashable, Sendable {
  /// The places in a syllable, in their order.
  enum Position: UInt8, CaseIterable, Sendable {
    case initial, vowel, final
  }

  /// The conjoining jamo.
  let scalar: Unicode.Scalar
  /// Tells jamo apart that look the same and combine differently, a small letter: the ㅣ of `y`
  /// from that of `i`. Zero where there is only one.
  var tag: UInt8 = 0

  /// Where it stands; nil for a scalar that is no conjoining jamo, or a filler. (Unicode, blocks
  /// Hangul Jamo, Hangul Jamo Extended-A and Extended-B.)
  var position: Position? {
    switch scalar.value {
    case 0x1100...0x115E, 0xA960...0xA97C: .initial
    case 0x1161...0x11A7, 0xD7B0...0xD7C6: .vowel
    case 0x11A8...0x11FF, 0xD7CB...0xD7FB: .final
    default: nil
    }
  }
}
