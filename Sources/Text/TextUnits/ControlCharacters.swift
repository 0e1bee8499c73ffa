/// The characters that could move the cursor of a terminal, hide text or reverse its order. No learned
/// text has one, and none reaches a terminal.
package enum ControlCharacters {
  /// Whether a text has one.
  package static func areIn(_ text: String) -> Bool {
    text.unicodeScalars.contains(where: contains)
  }

  /// Returns a text in which each control character is written as its number: `⟨U+001B⟩[2J`. Tabs and
  /// line feeds stay.
  package static func shown(in text: String) -> String {
    guard text.unicodeScalars.contains(where: { contains($0) && $0 != "\t" && $0 != "\n" }) else {
      return text
    }
    var shown = ""
    for scalar in text.unicodeScalars {
      if contains(scalar), scalar != "\t", scalar != "\n" {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        shown += "⟨U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits + "⟩"
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  /// Whether a scalar is a control character: C0, DEL and C1, a line or paragraph separator, or a bidi
  /// control (Unicode Standard Annex #9, section 2). Joiners (U+200C, U+200D) are part of words.
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
