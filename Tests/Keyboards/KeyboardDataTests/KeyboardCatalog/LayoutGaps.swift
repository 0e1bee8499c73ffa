/// Rare punctuation and number signs that CLDR lists for a language but its layouts lack.
enum LayoutGaps {
  private static let characters: [String: String] = [
    "ja": "‖‾", "ja-Latn": "‖‾", "ko": "‡‾、。〃・", "ko-Latn": "‡‾、。〃・",
    "zh-Hans": "‖‵〃「」〝〞", "zh-Hans-t-k0-ninekey": "‖‵〃「」〝〞",
    "zh-Hant": "†‡‾〃", "zh-Hant-t-k0-cangjie": "†‡‾〃", "zh-Hant-t-k0-quick": "†‡‾〃",
    "yue": "†‡‧‵〃〝〞",
  ]

  /// The layouts with gaps.
  static let ids = characters.keys.sorted()

  /// Returns the characters that a layout lacks.
  static func of(_ id: String) -> Set<String> {
    Set((characters[id] ?? "").unicodeScalars.map { String($0) })
  }
}
