/// A set of case mapping rules.
public enum CasingRules: String, Hashable, Sendable {
  /// The rules of most languages.
  case root
  /// Turkish and Azeri: i and İ, ı and I are pairs.
  case turkic
  /// Lithuanian: a small i keeps its dot below an accent.
  case lithuanian
  /// Modern Greek: capitals lose their accents.
  case greek
  /// Dutch: ij is one letter at the start of a word.
  case dutch
  /// Armenian: և becomes ԵՎ.
  case armenian
  /// Irish: a grammatical prefix stays small.
  case irish

  /// The rules by language code, with two and three letters (Unicode, SpecialCasing.txt, and CLDR
  /// for Dutch and Irish).
  private static let ofLanguages: [String: CasingRules] = [
    "tr": .turkic, "az": .turkic, "tur": .turkic, "aze": .turkic, "lt": .lithuanian,
    "lit": .lithuanian, "el": .greek, "ell": .greek, "nl": .dutch, "nld": .dutch,
    "hy": .armenian, "hye": .armenian, "ga": .irish, "gle": .irish,
  ]

  /// Creates the rules of a language; the root rules if it has no special ones.
  public init(_ language: RuleLanguage) {
    let code = language.icuTag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    self = Self.ofLanguages[code] ?? .root
  }
}
