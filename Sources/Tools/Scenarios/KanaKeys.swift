/// The taps for kana that the twelve keys of phones have no key for: a kana, and the key that changes
/// it into its small, voiced and half-voiced forms in turn.
///
/// ```
/// が   か and one tap       ぱ   は and two       っ   つ and one       づ   つ and two
/// ```
enum KanaKeys {
  /// The id of the key that changes the kana before the caret.
  static let change = "kana-mark"

  private static let forms: [(base: String, once: String, twice: String)] = [
    ("かきくけこさしすせそたちてとはひふへほ", "がぎぐげござじずぜぞだぢでどばびぶべぼ", ""),
    ("はひふへほ", "", "ぱぴぷぺぽ"), ("あいえおやゆよわ", "ぁぃぇぉゃゅょゎ", ""),
    ("つ", "っ", "づ"), ("う", "ぅ", "ゔ"),
  ]

  private static let taps: [Character: (base: Character, changes: Int)] = {
    var taps: [Character: (base: Character, changes: Int)] = [:]
    for (base, once, twice) in forms {
      for (kana, changed) in zip(base, once) { taps[changed] = (kana, 1) }
      for (kana, changed) in zip(base, twice) { taps[changed] = (kana, 2) }
    }
    return taps
  }()

  /// Returns the kana to tap and the number of changes; nil for a character that is not made so.
  static func taps(for character: Character) -> (base: Character, changes: Int)? { taps[character] }
}
