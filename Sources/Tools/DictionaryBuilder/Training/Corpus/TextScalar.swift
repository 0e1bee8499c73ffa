/// Decoding and classification of UTF-8 text for cutting it into clauses.
package enum TextScalar {
  /// The value that `decode` returns for a byte that is not valid UTF-8.
  package static let damaged = UInt32.max

  /// The effect of a character on the clause around it.
  enum Kind {
    /// A Han character: part of the clause.
    case han
    /// A digit: begins a number, which is spelled out.
    case digit
    /// A letter: begins a word in another script.
    case letter
    /// Skipped without closing the clause: quotation marks, title brackets, the dot inside foreign
    /// names, zero-width characters.
    case transparent
    /// A space: closes the clause, except beside a letter or a digit.
    case space
    /// Closes the clause.
    case boundary
  }

  /// Decodes the scalar at a byte index.
  ///
  /// - Returns: The scalar and its length in bytes; `damaged` and 1 for a byte that is not valid
  ///   UTF-8 (a stray or missing continuation byte, an overlong form, a surrogate).
  @inline(__always)
  package static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> (scalar: UInt32, length: Int) {
    let first = UInt32(bytes[index])
    if first < 0x80 { return (first, 1) }
    @inline(__always) func continuation(_ offset: Int) -> UInt32? {
      guard index + offset < bytes.count, bytes[index + offset] & 0xC0 == 0x80 else { return nil }
      return UInt32(bytes[index + offset] & 0x3F)
    }
    if first >= 0xE0, first < 0xF0, let b = continuation(1), let c = continuation(2) {
      let scalar = (first & 0xF) << 12 | b << 6 | c
      if scalar >= 0x800, scalar & 0xF800 != 0xD800 { return (scalar, 3) }
    } else if first >= 0xC2, first < 0xE0, let b = continuation(1) {
      return ((first & 0x1F) << 6 | b, 2)
    } else if first >= 0xF0, first < 0xF5, let b = continuation(1), let c = continuation(2),
      let d = continuation(3)
    {
      let scalar = (first & 0x7) << 18 | b << 12 | c << 6 | d
      if scalar >= 0x1_0000, scalar <= 0x10_FFFF { return (scalar, 4) }
    }
    return (damaged, 1)
  }

  /// Returns the value of an ASCII or full-width digit, or nil for other characters.
  @inline(__always)
  static func digit(_ scalar: UInt32) -> UInt8? {
    if scalar >= 0x30, scalar <= 0x39 { return UInt8(truncatingIfNeeded: scalar - 0x30) }
    if scalar >= 0xFF10, scalar <= 0xFF19 { return UInt8(truncatingIfNeeded: scalar - 0xFF10) }
    return nil
  }

  /// Returns the effect of a scalar on the clause around it.
  static func kind(of scalar: UInt32) -> Kind {
    switch scalar {
    case 0x4E00...0x9FFF, 0x3400...0x4DBF, 0x3007, 0x2_0000...0x3_FFFF: .han
    case 0x30...0x39, 0xFF10...0xFF19: .digit
    // ・ is in the katakana block, × and ÷ are among the letters of Latin-1. “ ” ‘ ’ 《 》 〈 〉 「 」 『 』
    // 【 】 and · are not read aloud.
    case 0xB7, 0x2022, 0x2027, 0x30FB, 0x2018...0x201F, 0x3008...0x3011, 0x200B...0x200F, 0xFEFF:
      .transparent
    case 0x20, 0xA0: .space
    case 0xD7, 0xF7: .boundary
    case 0x41...0x5A, 0x61...0x7A, 0xFF21...0xFF3A, 0xFF41...0xFF5A, 0xAA, 0xB5, 0xBA,
      0xC0...0x2AF, 0x370...0x1FFF, 0x3041...0x30FF, 0xAC00...0xD7A3:
      .letter
    default: .boundary
    }
  }

  /// Whether an ASCII character continues a foreign word if a letter or digit follows it: `GPT-4`,
  /// `www.example.com`, `it's`.
  @inline(__always)
  static func joinsLetters(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x23, 0x25...0x27, 0x2B, 0x2D...0x2F, 0x3A, 0x3D, 0x3F, 0x40, 0x5F, 0x7E: true
    default: false
    }
  }
}
