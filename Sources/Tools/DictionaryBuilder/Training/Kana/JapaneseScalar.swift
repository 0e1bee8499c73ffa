/// Classification of the characters of Japanese text for cutting it into sentences.
enum JapaneseScalar {
  /// A run of characters that is not looked up in the dictionary.
  enum Literal {
    case digit, letter
  }

  /// Returns the kind of run that a character begins, or nil if dictionary words begin there.
  static func literal(_ scalar: UInt32) -> Literal? {
    switch scalar {
    case 0x30...0x39, 0xFF10...0xFF19: .digit
    case 0x41...0x5A, 0x61...0x7A, 0xFF21...0xFF3A, 0xFF41...0xFF5A, 0xC0...0x2AF, 0x370...0x1FFF:
      .letter
    default: nil
    }
  }

  /// Whether a character continues a run: 1,234.5 is one number.
  static func continues(_ run: Literal, _ scalar: UInt32) -> Bool {
    switch run {
    case .digit: literal(scalar) == .digit || [0x2C, 0x2E, 0xFF0C, 0xFF0E].contains(scalar)
    case .letter: literal(scalar) != nil || (0x21...0x7E).contains(scalar)
    }
  }

  /// Whether a sentence ends after the character. The character belongs to the sentence.
  static func endsSentence(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x21, 0x3F, 0x3002, 0xFF01, 0xFF1F, 0xFF61: true
    default: false
    }
  }

  /// Whether the character is skipped: spaces, control and zero-width characters.
  static func isWhitespace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0...0x20, 0x7F...0xA0, 0x200B...0x200F, 0x3000, 0xFEFF: true
    default: false
    }
  }
}
