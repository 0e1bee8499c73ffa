/// The two kinds of characters that CLDR annotates: emoji, and other symbols.
package enum AnnotationKind: String, CaseIterable, Sendable {
  case emoji, symbols

  /// What is written for an annotated character, which CLDR gives without variation selectors; nil
  /// where it is of the other kind. Emoji with a skin tone are left out: the default stands for them.
  ///
  /// ```
  /// ❤     emoji     ❤️   the selector asks for the picture
  /// →     symbols   →
  /// ↔     symbols   ↔   could be a picture too, but is text in writing
  /// ```
  func text(of character: String) -> String? {
    let scalars = character.unicodeScalars
    guard !scalars.contains(where: \.properties.isEmojiModifier) else { return nil }
    switch self {
    case .emoji: return Self.isEmoji(scalars) ? Self.withSelectors(scalars) : nil
    case .symbols: return Self.isEmoji(scalars) || scalars.count > 1 ? nil : character
    }
  }

  /// Whether a character is the flag of a country or of a part of one.
  static func isFlag(_ character: String) -> Bool {
    guard let first = character.unicodeScalars.first else { return false }
    return (0x1F1E6...0x1F1FF).contains(first.value)
      || first.value == 0x1F3F4
        && character.unicodeScalars.contains { (0xE0020...0xE007F).contains($0.value) }
  }

  private static func isEmoji(_ scalars: String.UnicodeScalarView) -> Bool {
    guard let first = scalars.first else { return false }
    return scalars.count > 1 || first.properties.isEmojiPresentation
      || first.properties.isEmoji && !isTextInWriting(first)
  }

  /// Latin-1, general punctuation, letter-like symbols, arrows, enclosed letters and the CJK signs.
  private static func isTextInWriting(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x2300, 0x2460..<0x2500, 0x25A0..<0x2600, 0x2900..<0x2C00, 0x3000..<0x3400: true
    default: false
    }
  }

  /// The characters that are text by default are followed by the selector of the picture.
  private static func withSelectors(_ scalars: String.UnicodeScalarView) -> String {
    var result = String.UnicodeScalarView()
    for scalar in scalars {
      result.append(scalar)
      if scalar.properties.isEmoji, !scalar.properties.isEmojiPresentation {
        result.append("\u{FE0F}")
      }
    }
    return String(result)
  }
}
