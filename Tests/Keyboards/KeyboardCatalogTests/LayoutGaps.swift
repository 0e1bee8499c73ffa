/// Rare punctuation and signs of numbers that CLDR gives for a language and its layouts do not have.
enum LayoutGaps {
  private static let characters: [String: String] = [
    "ja": "‖‾", "ja-Latn": "‖‾", "ko": "‡‾、。〃・",
    "zh-Hans": "‖‵〃「」〝〞", "zh-Hans-t-k0-ninekey": "‖‵〃「」〝〞",
    "zh-Hant": "†‡‾〃", "yue": "†‡‧‵〃〝〞",
  ]

  /// The layouts with such gaps.
  static let ids = characters.keys.sorted()

  /// What a layout does not have.
  static func of(_ id: String) -> Set<String> {
    Set((characters[id] ?? "").unicodeScalars.map { String($0) })
  }
}
