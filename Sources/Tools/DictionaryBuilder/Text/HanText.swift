/// What counts as a Han character in a word of the dictionary.
enum HanText {
  /// A unified ideograph, or U+3007 〇. Compatibility ideographs are not: normalisation replaces
  /// them, and each stands for a unified one.
  static func isHan(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x4E00...0x9FFF, 0x3400...0x4DBF, 0x3007: true
    case 0..<0x3400: false
    default: scalar.properties.isUnifiedIdeograph
    }
  }
}
