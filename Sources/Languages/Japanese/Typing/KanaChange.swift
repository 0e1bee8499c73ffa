/// A change of the kana before the caret: the voicing marks of a kana keyboard, and the keys that
/// phones have for small and voiced kana. The raw value is the character that the key types.
///
/// ```
/// か ゛  が      は ゜  ぱ      つ 小  っ      は 変  ば 変  ぱ 変  は
/// ```
public enum KanaChange: Character, CaseIterable, Hashable, Sendable {
  /// Makes the kana voiced: か becomes が.
  case voiced = "゛"
  /// Makes the kana semi-voiced: は becomes ぱ.
  case halfVoiced = "゜"
  /// Makes the kana small: つ becomes っ.
  case small = "小"
  /// Changes the kana to the next of its forms, cyclically: は, ば, ぱ, は.
  case next = "変"

  /// Whether the raw value is not a kana, so that the key types nothing if it changes nothing.
  var isKeyOfItsOwn: Bool { self == .small || self == .next }

  /// Returns the changed kana; nil if it has no such form.
  func changed(_ kana: String) -> String? {
    guard kana.unicodeScalars.count == 1, let scalar = kana.unicodeScalars.first else { return nil }
    let table =
      switch self {
      case .voiced: Self.voicedForms
      case .halfVoiced: Self.halfVoicedForms
      case .small: Self.smallForms
      case .next: Self.nextForms
      }
    return table[scalar].map { String($0) }
  }

  private static let voicedForms = pairs(
    "かがきぎくぐけげこごさざしじすずせぜそぞただちぢつづてでとどはばひびふぶへべほぼうゔっづぱばぴびぷぶぺべぽぼゝゞ")
  private static let halfVoicedForms = pairs("はぱひぴふぷへぺほぽばぱびぴぶぷべぺぼぽ")
  private static let smallForms = pairs("あぁいぃうぅえぇおぉやゃゆゅよょわゎつっかゕけゖづっ")
  private static let nextForms = cycles(
    """
    あぁ いぃ うぅゔ えぇ おぉ やゃ ゆゅ よょ わゎ つっづ かが きぎ くぐ けげ こご さざ しじ すず せぜ そぞ ただ ちぢ てで とど \
    はばぱ ひびぴ ふぶぷ へべぺ ほぼぽ
    """)

  private static func pairs(_ text: String) -> [Unicode.Scalar: Unicode.Scalar] {
    let scalars = Array(text.unicodeScalars)
    return Dictionary(
      stride(from: 0, to: scalars.count - 1, by: 2).map { (scalars[$0], scalars[$0 + 1]) },
      uniquingKeysWith: { first, _ in first })
  }

  private static func cycles(_ text: String) -> [Unicode.Scalar: Unicode.Scalar] {
    var next: [Unicode.Scalar: Unicode.Scalar] = [:]
    for cycle in text.split(separator: " ").map({ Array($0.unicodeScalars) }) {
      for (index, scalar) in cycle.enumerated() {
        next[scalar] = cycle[(index + 1) % cycle.count]
      }
    }
    return next
  }
}
