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

  /// The rules of a language; the root's where it is unknown.
  public init(_ language: RuleLanguage) {
    switch language.icuTag.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
    case "tr", "az", "tur", "aze": self = .turkic
    case "lt", "lit": self = .lithuanian
    case "el", "ell": self = .greek
    case "nl", "nld": self = .dutch
    case "hy", "hye": self = .armenian
    case "ga", "gle": self = .irish
    default: self = .root
    }
  }
}
