import CICU

/// The language whose rules are used, and whether they are its own.
public struct RuleLanguage: Hashable, Sendable {
  /// The tag asked for.
  public let requested: String
  /// Whether the tag is malformed or names a language that ICU does not know: the root rules, which
  /// hold for most languages, are used then.
  public let isFallback: Bool

  /// Looks a BCP 47 tag up.
  public init(_ tag: String) {
    requested = tag
    isFallback = !Self.isUndetermined(tag) && !(Self.isWellFormed(tag) && gk_breaker_knows(tag))
  }

  /// The tag to give to ICU.
  var icuTag: String { isFallback ? "" : requested }

  /// `und` asks for the root rules: nothing falls back.
  private static func isUndetermined(_ tag: String) -> Bool {
    tag == "und" || tag.hasPrefix("und-") && isWellFormed(tag)
  }

  /// Whether a tag has the form of BCP 47: a language of two or three letters (or `und`), then
  /// parts of one to eight letters or digits.
  public static func isWellFormed(_ tag: String) -> Bool {
    let parts = tag.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    guard let language = parts.first, (2...3).contains(language.count),
      language.allSatisfy({ $0.isASCII && $0.isLetter })
    else { return false }
    return parts.dropFirst().allSatisfy {
      (1...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
  }
}
