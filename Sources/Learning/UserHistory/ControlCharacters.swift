/// The characters that no learned text may have: they could move the cursor of a terminal, hide text or
/// reverse its order wherever the history is shown.
package enum ControlCharacters {
  /// Whether a text has one.
  package static func areIn(_ text: String) -> Bool { text.unicodeScalars.contains(where: isOne) }

  /// Whether a scalar is a control character: C0, DEL and C1, a line or paragraph separator, or a bidi
  /// control (Unicode Standard Annex #9, section 2). Joiners (U+200C, U+200D) are part of words.
  package static func isOne(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
