import TextUnits

/// Text folding for comparing words to forget: capitalization and normalization form make no
/// difference.
///
/// ```
/// Qvist, QVIST     qvist          Straße   strasse
/// e and U+0301     é              İ, I, ı  i: which of them an I is depends on its language
/// ```
enum FoldedText {
  /// Returns a text in lowercase and NFC.
  static func folded(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: mayChange) else { return text }
    var folded = String.UnicodeScalarView()
    for scalar in Normalization.nfd(text).unicodeScalars {
      // The lowercase of the uppercase: the lowercase mappings of ß, ſ, ς and ı alone keep them
      // distinct.
      for capital in scalar.properties.uppercaseMapping.unicodeScalars {
        folded.append(contentsOf: capital.properties.lowercaseMapping.unicodeScalars)
      }
      if folded.last == dotAbove, folded.dropLast().last == "i" { folded.removeLast() }
    }
    return Normalization.nfc(String(folded))
  }

  /// Returns a text as given, in NFC and in NFD.
  static func encodings(of text: String) -> [String] {
    [text, Normalization.nfc(text), Normalization.nfd(text)]
  }

  private static let dotAbove = Unicode.Scalar(0x307)

  /// Returns whether folding may change a character. Most texts consist of lowercase ASCII, kana
  /// and ideographs, which do not change. Combining voiced marks after kana may compose.
  private static func mayChange(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A: true
    case ..<0x80, 0x3000...0x3098, 0x309B...0x9FFF: false
    default: true
    }
  }
}
