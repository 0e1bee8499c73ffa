import CICU

/// Why a text is no language tag.
public enum LanguageTagError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It does not have the form of BCP 47.
  case malformed(String)

  /// What is wrong and how a tag looks.
  public var description: String {
    switch self {
    case .malformed(let text):
      "'\(text)' is no language tag; write one such as en-US, fa-IR or zh-Hans-CN"
    }
  }
}

/// A BCP 47 language tag in its canonical form.
///
/// ```
/// EN-us → en-US     iw_IL → he-IL     sh → sr-Latn     zh-yue → yue
/// ```
public struct LanguageTag: Hashable, Sendable, CustomStringConvertible {
  /// The tag: each part in its own case, deprecated codes replaced, extensions in order.
  public let text: String
  /// The locale in ICU's own writing.
  let locale: String

  /// Reads a tag. `_` may stand for `-`, as in the identifiers of locales (`zh_CN`); nothing else
  /// that BCP 47 does not allow is taken.
  public init(_ text: String) throws(LanguageTagError) {
    let asTag = String(text.map { $0 == "_" ? "-" : $0 })
    guard Self.namesALanguage(asTag), let locale = Self.locale(of: asTag),
      let canonical = Self.tag(of: locale).map(Self.withoutDeprecatedCodes),
      let canonicalLocale = Self.locale(of: canonical)
    else { throw .malformed(text) }
    self.text = canonical
    self.locale = canonicalLocale
  }

  private init?(locale: String) {
    guard let text = Self.tag(of: locale) else { return nil }
    (self.text, self.locale) = (text, locale)
  }

  /// The code of the language: `zh`.
  public var language: String { part(GK_TAG_LANGUAGE) ?? "und" }
  /// The code of the script, where the tag has one: `Hans`.
  public var script: String? { part(GK_TAG_SCRIPT) }
  /// The code of the region, where the tag has one: `CN`.
  public var region: String? { part(GK_TAG_REGION) }

  /// The tag with the script and the region that are most likely for it: `zh` → `zh-Hans-CN`. The
  /// same tag where none is known.
  public var maximised: LanguageTag {
    written { gk_locale_maximised(locale, $0, $1) }.flatMap(LanguageTag.init(locale:)) ?? self
  }

  /// The direction the language is written in: that of its script, or of the one most likely for
  /// its region (`pa-PK` runs from right to left, `pa-IN` does not).
  public var direction: TextDirection {
    gk_locale_is_right_to_left(locale) ? .rightToLeft : .leftToRight
  }

  /// The tag.
  public var description: String { text }

  func part(_ part: gk_tag_part) -> String? {
    written { gk_locale_part(locale, part, $0, $1) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether the first part can be a language: ICU takes others for "undetermined".
  private static func namesALanguage(_ tag: String) -> Bool {
    let first = tag.prefix { $0 != "-" }
    let isGrandfathered = first.lowercased() == "i" && tag.count > 2
    return tag.utf8.count <= 200 && tag.utf8.allSatisfy(isTagByte)
      && (isGrandfathered || first.count != 4 && (2...8).contains(first.count))
  }

  /// A zero byte would end the text early in C.
  private static func isTagByte(_ byte: UInt8) -> Bool {
    Unicode.Scalar(byte).properties.isAlphabetic && byte < 0x80
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
  }

  static func locale(of tag: String) -> String? {
    written { gk_locale_of_tag(tag, $0, $1) }
  }

  private static func tag(of locale: String) -> String? {
    written { gk_tag_of_locale(locale, $0, $1) }
  }
}

/// The text that a function of the shim writes.
func written(_ write: (UnsafeMutablePointer<CChar>, Int32) -> Int32) -> String? {
  withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
    guard let base = buffer.baseAddress else { return nil }
    let length = write(base, 512)
    guard (0..<512).contains(length) else { return nil }
    return String(decoding: buffer[..<Int(length)].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
