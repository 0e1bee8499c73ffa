import TextUnits

/// Estimates the width of a label in ems. Fonts differ, so the estimates are at the wide end of
/// common fonts.
enum LabelWidth {
  static func ems(of label: String) -> Double {
    label.unicodeScalars.reduce(0) { $0 + ems(of: $1) }
  }

  private static let tamil = Script(code: "Taml")
  private static let indic = Set(
    ["Deva", "Beng", "Telu", "Knda", "Mlym", "Sinh"].compactMap(Script.init(code:)))
  private static let arabic = Script(code: "Arab")
  /// Tamil letters that are drawn as two glyphs.
  private static let doubled: Set<Unicode.Scalar> = ["ஔ", "\u{0BCA}", "\u{0BCB}", "\u{0BCC}"]

  /// Wide Tamil letters.
  private static let broad: Set<Unicode.Scalar> = [
    "ண", "ன", "ஷ", "ஸ", "ஹ", "ஊ", "ழ", "ஞ", "ஜ", "ஐ", "ஆ",
  ]

  private static func ems(of scalar: Unicode.Scalar) -> Double {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    // U+FDFD is a whole sentence in one scalar.
    if scalar == "\u{FDFD}" { return 6 }
    let columns = DisplayWidth.columns(of: Character(scalar))
    if columns > 1 { return 1.05 }
    // Arrows and the signs of keys: ⇧ ⌫ ⏎.
    if (0x2190...0x23FF).contains(scalar.value) { return 1.2 }
    if doubled.contains(scalar) { return 2 }
    if broad.contains(scalar) { return 1.6 }
    let script = Script(of: scalar)
    if script == tamil { return 1.2 }
    if indic.contains(script) { return 0.9 }
    if script == arabic { return 0.85 }
    switch scalar {
    case "m", "w", "M", "W", "@", "%", "…", "—", "\u{25CC}": return 0.95
    default: return scalar.properties.isUppercase ? 0.75 : 0.62
    }
  }
}
