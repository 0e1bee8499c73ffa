import TextUnits

/// Texts as they are compared when one is forgotten: however they are capitalized and encoded they are
/// the same.
///
/// ```
/// Qvist, QVIST     qvist          Straße   strasse
/// e and U+0301     é              İ, I, ı  i: which of them an I is depends on its language
/// ```
enum FoldedText {
  /// A text in small letters and composed.
  static func folded(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: mayChange) else { return text }
    var folded = String.UnicodeScalarView()
    for scalar in Normalization.nfd(text).unicodeScalars {
      // The small letters of a capital: ß and ſ, ς and ı have others by themselves.
      for capital in scalar.properties.uppercaseMapping.unicodeScalars {
        folded.append(contentsOf: capital.properties.lowercaseMapping.unicodeScalars)
      }
      if folded.last == dotAbove, folded.dropLast().last == "i" { folded.removeLast() }
    }
    return Normalization.nfc(String(folded))
  }

  /// A text as it is, composed, and decomposed.
  static func encodings(of text: String) -> [String] {
    [text, Normalization.nfc(text), Normalization.nfd(text)]
  }

  private static let dotAbove = Unicode.Scalar(0x307)

  /// Most texts are of small letters, or of kana and ideographs, which stay; kana may have marks of voice
  /// behind them.
  private static func mayChange(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x41...0x5A: true
    case ..<0x80, 0x3000...0x3098, 0x309B...0x9FFF: false
    default: true
    }
  }
}
