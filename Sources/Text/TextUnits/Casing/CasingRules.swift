/// Languages whose letters change case in a way of their own.
public enum CasingRules: String, Hashable, Sendable {
  /// Those of most languages.
  case root
  /// Turkish and Azeri: i İ and ı I.
  case turkic
  /// Lithuanian: a small i keeps its dot below an accent.
  case lithuanian
  /// Modern Greek: capitals without accents.
  case greek
  /// Dutch: ij is one letter at the start of a word.
  case dutch
  /// Armenian: և is written out as ԵՎ.
  case armenian
  /// Irish: a prefix that a word has got stays small.
  case irish

  /// The languages with rules of their own, by their codes of two and three letters (Unicode,
  /// SpecialCasing.txt, and CLDR for Dutch and Irish).
  private static let ofLanguages: [String: CasingRules] = [
    "tr": .turkic, "az": .turkic, "tur": .turkic, "aze": .turkic, "lt": .lithuanian,
    "lit": .lithuanian, "el": .greek, "ell": .greek, "nl": .dutch, "nld": .dutch,
    "hy": .armenian, "hye": .armenian, "ga": .irish, "gle": .irish,
  ]

  /// The rules of a language; the root's where it is unknown.
  public init(_ language: RuleLanguage) {
    let code = language.icuTag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    self = Self.ofLanguages[code] ?? .root
  }
}
