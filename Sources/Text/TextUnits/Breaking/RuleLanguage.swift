import CICU

/// The language whose rules are used, and whether ICU has rules for it.
public struct RuleLanguage: Hashable, Sendable {
  /// The requested tag.
  public let requested: String
  /// Whether the root rules are used, because the tag is malformed or ICU does not know its
  /// language. The root rules fit most languages.
  public let isFallback: Bool

  /// Looks up a BCP 47 tag.
  public init(_ tag: String) {
    requested = tag
    isFallback = !Self.isUndetermined(tag) && !(Self.isWellFormed(tag) && gk_breaker_knows(tag))
  }

  /// The tag to pass to ICU; empty for the root rules.
  var icuTag: String { isFallback ? "" : requested }

  /// Whether the root rules are used, for whatever reason.
  var hasRootRules: Bool { isFallback || Self.isUndetermined(requested) }

  /// Whether a tag is `und`, which requests the root rules. Then nothing falls back.
  private static func isUndetermined(_ tag: String) -> Bool {
    tag == "und" || tag.hasPrefix("und-") && isWellFormed(tag)
  }

  /// Whether a tag has the form of BCP 47: a language of two or three letters (or `und`), followed
  /// by subtags of one to eight letters or digits.
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
