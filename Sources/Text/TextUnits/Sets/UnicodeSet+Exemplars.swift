import CICU

extension UnicodeSet {
  /// The exemplar sets of CLDR.
  public enum Exemplars: Hashable, Sendable, CaseIterable {
    /// The characters that everyday text of the language needs, in small letters.
    case main
    /// Additional characters of foreign names and older spellings.
    case auxiliary
    /// The letters of an index.
    case index
    /// Punctuation.
    case punctuation
    /// Digits and the signs used in numbers.
    case numbers

    fileprivate var kind: gk_exemplars {
      switch self {
      case .main: GK_EXEMPLARS_MAIN
      case .auxiliary: GK_EXEMPLARS_AUXILIARY
      case .index: GK_EXEMPLARS_INDEX
      case .punctuation: GK_EXEMPLARS_PUNCTUATION
      case .numbers: GK_EXEMPLARS_NUMBERS
      }
    }
  }

  /// Returns a CLDR exemplar set of a language: for `de` and `.main`, `a` to `z`, `ä`, `ö`, `ü` and
  /// `ß`. Nil if the tag is malformed or ICU does not know its language.
  public static func exemplars(of language: String, kind: Exemplars = .main) -> UnicodeSet? {
    guard !RuleLanguage(language).isFallback,
      let set = gk_set_open_exemplars(language, kind.kind)
    else { return nil }
    defer { gk_set_close(set) }
    return UnicodeSet(set)
  }
}
