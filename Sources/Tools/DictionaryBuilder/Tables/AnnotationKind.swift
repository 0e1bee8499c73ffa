/// The two kinds of characters that CLDR annotates: emoji, and other symbols.
package enum AnnotationKind: String, CaseIterable, Sendable {
  case emoji, symbols

  /// Returns the text to insert for an annotated character, which CLDR gives without variation
  /// selectors. Nil if the character is of the other kind, or has a skin tone: only the default one
  /// is offered.
  ///
  /// ```
  /// ❤     emoji     ❤️   the selector asks for the picture
  /// →     symbols   →
  /// ↔     symbols   ↔   has an emoji form too, but is text in running text
  /// ```
  func text(of character: String) -> String? {
    let scalars = character.unicodeScalars
    guard !scalars.contains(where: \.properties.isEmojiModifier) else { return nil }
    switch self {
    case .emoji: return Self.isEmoji(scalars) ? Self.withSelectors(scalars) : nil
    case .symbols: return Self.isEmoji(scalars) || scalars.count > 1 ? nil : character
    }
  }

  /// Whether a character is the flag of a country or of a subdivision of one.
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

  /// Whether an emoji is usually text in running text: Latin-1, general punctuation, letter-like
  /// symbols, arrows, enclosed letters, and CJK symbols.
  private static func isTextInWriting(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x2300, 0x2460..<0x2500, 0x25A0..<0x2600, 0x2900..<0x2C00, 0x3000..<0x3400: true
    default: false
    }
  }

  /// Appends the emoji variation selector U+FE0F to each scalar that has a text form by default.
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
