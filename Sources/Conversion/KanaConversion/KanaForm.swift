/// A script form of kana.
///
/// ```swift
/// KanaForm.katakana.convert("ひらがな")  // "ヒラガナ"
/// ```
public enum KanaForm: String, CaseIterable, Codable, Hashable, Sendable {
  /// ひらがな
  case hiragana
  /// カタカナ
  case katakana
  /// ｶﾀｶﾅ
  case halfKatakana = "half-katakana"

  /// Returns the text with its kana in this form and everything else unchanged.
  public func convert(_ text: String) -> String {
    var written = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch self {
      case .hiragana: written.append(scalar.asHiragana)
      case .katakana: written.append(scalar.asKatakana)
      case .halfKatakana: written.append(contentsOf: scalar.asHalfKatakana)
      }
    }
    return String(written)
  }
}

extension Unicode.Scalar {
  /// The katakana of a hiragana; other characters are unchanged. Katakana are 0x60 above hiragana
  /// (Unicode, blocks Hiragana and Katakana).
  fileprivate var asKatakana: Unicode.Scalar {
    switch value {
    case 0x3041...0x3096, 0x309D, 0x309E: Unicode.Scalar(value + 0x60) ?? self
    default: self
    }
  }

  fileprivate var asHiragana: Unicode.Scalar {
    switch value {
    case 0x30A1...0x30F6, 0x30FD, 0x30FE: Unicode.Scalar(value - 0x60) ?? self
    default: self
    }
  }

  /// The characters with half-width forms from U+FF61 on, in Unicode order. Voiced kana become two
  /// characters.
  private static let halfWidthForms = Array(
    "。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン゛゜".unicodeScalars)
  private static let halfWidth = Dictionary(
    uniqueKeysWithValues: halfWidthForms.enumerated().compactMap { index, scalar in
      Unicode.Scalar(UInt32(0xFF61 + index)).map { (scalar, $0) }
    })
  /// Kana with a voiced mark. Each follows the plain kana in Unicode; the one with a semi-voiced
  /// mark comes next.
  private static let voiced: Set<Unicode.Scalar> = Set(
    "ガギグゲゴザジズゼゾダヂヅデドバビブベボ".unicodeScalars)
  private static let halfVoiced: Set<Unicode.Scalar> = Set("パピプペポ".unicodeScalars)

  fileprivate var asHalfKatakana: [Unicode.Scalar] {
    let katakana = asKatakana
    if let half = Self.halfWidth[katakana] { return [half] }
    func plain(_ distance: UInt32, _ mark: Unicode.Scalar) -> [Unicode.Scalar] {
      guard let plain = Unicode.Scalar(katakana.value - distance), let half = Self.halfWidth[plain]
      else { return [self] }
      return [half, mark]
    }
    if Self.voiced.contains(katakana) { return plain(1, "\u{FF9E}") }
    if Self.halfVoiced.contains(katakana) { return plain(2, "\u{FF9F}") }
    if katakana.value == 0x30F4, let half = Self.halfWidth["ウ"] { return [half, "\u{FF9E}"] }
    return [self]
  }
}
