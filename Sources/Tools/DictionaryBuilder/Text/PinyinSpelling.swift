import TextUnits

/// Converts a syllable as dictionaries print it to the letters that type it.
///
/// `lǜ` becomes `lv`, `ê̄` becomes `e`, `ni3` becomes `ni`. The tone may be part of a precomposed
/// letter, a combining mark, or a digit at the end.
enum PinyinSpelling {
  /// Returns the letters a–z of `syllable`; nil if it contains a character that is not pinyin.
  static func letters(of syllable: some StringProtocol) -> String? {
    var letters: [UInt8] = []
    for scalar in syllable.unicodeScalars {
      switch scalar.value {
      case 0x61...0x7A: letters.append(UInt8(truncatingIfNeeded: scalar.value))
      case 0x0308, 0x3A:
        // A diaeresis turns the preceding u into ü, which is typed v. CC-CEDICT writes it as a
        // colon.
        guard letters.popLast() == UInt8(ascii: "u") else { return nil }
        letters.append(UInt8(ascii: "v"))
      case 0x0300, 0x0301, 0x0302, 0x0304, 0x030C: guard !letters.isEmpty else { return nil }
      case 0x30...0x35: guard !letters.isEmpty else { return nil }
      default:
        guard let letter = base(of: scalar) else { return nil }
        letters.append(letter)
      }
    }
    return letters.isEmpty ? nil : String(decoding: letters, as: UTF8.self)
  }

  /// Returns the tone of `syllable`, from 1 to 5. 5 is the neutral tone, and the default if no tone
  /// is written.
  static func tone(of syllable: some StringProtocol) -> UInt8 {
    for scalar in Normalization.nfd(String(syllable)).unicodeScalars.reversed() {
      switch scalar {
      case "1", "\u{304}": return 1
      case "2", "\u{301}": return 2
      case "3", "\u{30C}": return 3
      case "4", "\u{300}": return 4
      default: continue
      }
    }
    return 5
  }

  /// Returns the base letter of a precomposed letter.
  private static func base(of scalar: Unicode.Scalar) -> UInt8? {
    switch scalar {
    case "ā", "á", "ǎ", "à": UInt8(ascii: "a")
    case "ē", "é", "ě", "è", "ê", "ế", "ề": UInt8(ascii: "e")
    case "ī", "í", "ǐ", "ì": UInt8(ascii: "i")
    case "ō", "ó", "ǒ", "ò": UInt8(ascii: "o")
    case "ū", "ú", "ǔ", "ù": UInt8(ascii: "u")
    case "ü", "ǖ", "ǘ", "ǚ", "ǜ": UInt8(ascii: "v")
    case "ń", "ň", "ǹ": UInt8(ascii: "n")
    case "ḿ": UInt8(ascii: "m")
    case "ɡ": UInt8(ascii: "g")
    default: nil
    }
  }
}
