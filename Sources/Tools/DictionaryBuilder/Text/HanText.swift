/// The Han characters that words of a dictionary may have.
enum HanText {
  /// Whether a scalar is a unified ideograph or U+3007 〇. Compatibility ideographs do not count:
  /// normalisation replaces each of them by a unified one.
  static func isHan(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x4E00...0x9FFF, 0x3400...0x4DBF, 0x3007: true
    case 0..<0x3400: false
    default: scalar.properties.isUnifiedIdeograph
    }
  }
}
