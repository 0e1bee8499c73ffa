/// The characters of Japanese text, as sentences are cut from them.
enum JapaneseScalar {
  /// What stands for itself, in runs.
  enum Literal {
    case digit, letter
  }

  /// What a character begins a run of; nil where words are looked up from it.
  static func literal(_ scalar: UInt32) -> Literal? {
    switch scalar {
    case 0x30...0x39, 0xFF10...0xFF19: .digit
    case 0x41...0x5A, 0x61...0x7A, 0xFF21...0xFF3A, 0xFF41...0xFF5A, 0xC0...0x2AF, 0x370...0x1FFF:
      .letter
    default: nil
    }
  }

  /// Whether a character goes on with a run: 1,234.5 is one number.
  static func continues(_ run: Literal, _ scalar: UInt32) -> Bool {
    switch run {
    case .digit: literal(scalar) == .digit || [0x2C, 0x2E, 0xFF0C, 0xFF0E].contains(scalar)
    case .letter: literal(scalar) != nil || (0x21...0x7E).contains(scalar)
    }
  }

  /// Whether a sentence ends behind the character, which belongs to it.
  static func endsSentence(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x21, 0x3F, 0x3002, 0xFF01, 0xFF1F, 0xFF61: true
    default: false
    }
  }

  /// Whether the character is left out: spaces, and characters without width.
  static func isWhitespace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0...0x20, 0x7F...0xA0, 0x200B...0x200F, 0x3000, 0xFEFF: true
    default: false
    }
  }
}
