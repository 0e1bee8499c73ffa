import CICU

extension UnicodeSet {
  /// The sets of characters that CLDR gives for a language.
  public enum Exemplars: Hashable, Sendable, CaseIterable {
    /// What everyday text of the language needs, in small letters.
    case main
    /// What foreign names and older spellings need besides.
    case auxiliary
    /// The letters of an index.
    case index
    /// Punctuation.
    case punctuation
    /// Digits, and the signs of numbers.
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

  /// The characters that a language is written with, by CLDR: for `de` and `.main`, `a` to `z`, `ä`,
  /// `ö`, `ü` and `ß`. Nil for a tag that is malformed or names a language that ICU does not know.
  public static func exemplars(of language: String, kind: Exemplars = .main) -> UnicodeSet? {
    guard !RuleLanguage(language).isFallback,
      let set = gk_set_open_exemplars(language, kind.kind)
    else { return nil }
    defer { gk_set_close(set) }
    return UnicodeSet(set)
  }
}
