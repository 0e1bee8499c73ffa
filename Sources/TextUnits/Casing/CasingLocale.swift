import CICU

/// The locale whose rules decide capital and small letters.
///
/// A language without rules of its own, as most, has those of the root, and so does a tag that is
/// malformed or names no known language; `isFallback` tells the latter.
///
/// ```
/// CasingLocale("tr-TR").rules       // .turkic
/// CasingLocale("en").rules          // .root
/// CasingLocale("no such").rules     // .root, with isFallback
/// ```
public struct CasingLocale: Hashable, Sendable {
  /// Languages whose letters change case in a way of their own.
  public enum Rules: String, Hashable, Sendable {
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
  }

  /// The tag as it was given.
  public let tag: String
  /// Whether the tag is malformed or names no known language.
  public let isFallback: Bool
  /// ICU's name of the locale; empty for the root.
  let identifier: String

  /// The locale of a BCP 47 tag; `und` is the root.
  public init(_ tag: String) {
    self.tag = tag
    let found = tag == "und" ? "" : Self.identifier(of: tag)
    isFallback = found == nil
    identifier = found ?? ""
  }

  /// The locale of no language in particular.
  public static let root = CasingLocale("und")

  /// Which rules decide.
  public var rules: Rules {
    switch identifier.prefix(while: { $0 != "_" && $0 != "@" }) {
    case "tr", "az": .turkic
    case "lt": .lithuanian
    case "el": .greek
    case "nl": .dutch
    case "hy": .armenian
    case "ga": .irish
    default: .root
    }
  }

  private static let capacity = 160

  private static func identifier(of tag: String) -> String? {
    guard !tag.utf8.contains(0) else { return nil }
    var isKnown = false
    let bytes = [CChar](unsafeUninitializedCapacity: capacity) { bytes, count in
      isKnown = gk_locale_of_tag(tag, bytes.baseAddress, Int32(capacity))
      count = isKnown ? capacity : 0
    }
    guard isKnown else { return nil }
    return String(decoding: bytes.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
