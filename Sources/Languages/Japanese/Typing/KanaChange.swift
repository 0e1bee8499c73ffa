/// What changes the kana before it: the marks of voice of a kana keyboard, and the keys that phones have
/// for small and voiced kana. The value is the character that is typed for it.
///
/// ```
/// か ゛  が      は ゜  ぱ      つ 小  っ      は 変  ば 変  ぱ 変  は
/// ```
public enum KanaChange: Character, CaseIterable, Hashable, Sendable {
  /// Makes it voiced.
  case voiced = "゛"
  /// Makes it half voiced.
  case halfVoiced = "゜"
  /// Makes it small.
  case small = "小"
  /// Makes it the next of its forms, round and round.
  case next = "変"

  /// Whether it is a key and no kana: where it changes nothing it types nothing.
  var isKeyOfItsOwn: Bool { self == .small || self == .next }

  /// The kana changed; nil where it cannot be.
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
