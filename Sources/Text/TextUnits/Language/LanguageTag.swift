import CICU

/// An error in a language tag.
public enum LanguageTagError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The text does not have the form of BCP 47.
  case malformed(String)

  /// The error message, with examples of tags.
  public var description: String {
    switch self {
    case .malformed(let text):
      "'\(text)' is not a language tag; write one such as en-US, fa-IR or zh-Hans-CN"
    }
  }
}

/// A BCP 47 language tag in its canonical form.
///
/// ```
/// EN-us → en-US     iw_IL → he-IL     sh → sr-Latn     zh-yue → yue
/// ```
public struct LanguageTag: Hashable, Sendable, CustomStringConvertible {
  /// The tag with the standard case of each subtag, deprecated codes replaced and extensions
  /// sorted.
  public let text: String
  /// The locale identifier in ICU's format.
  let locale: String

  /// Parses a tag. `_` is accepted for `-`, as in locale identifiers (`zh_CN`). Nothing else
  /// outside BCP 47 is accepted.
  ///
  /// - Throws: `LanguageTagError.malformed` with the text.
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

  /// The language code: `zh`.
  public var language: String { part(GK_TAG_LANGUAGE) ?? "und" }
  /// The script code, such as `Hans`; nil if the tag has none.
  public var script: String? { part(GK_TAG_SCRIPT) }
  /// The region code, such as `CN`; nil if the tag has none.
  public var region: String? { part(GK_TAG_REGION) }

  /// The tag with its most likely script and region added: `zh` → `zh-Hans-CN`. The tag itself if
  /// none is known.
  public var maximised: LanguageTag {
    written { gk_locale_maximised(locale, $0, $1) }.flatMap(LanguageTag.init(locale:)) ?? self
  }

  /// The writing direction of the language: that of its script, or of the most likely script in its
  /// region. `pa-PK` is right to left, `pa-IN` left to right.
  public var direction: TextDirection {
    gk_locale_is_right_to_left(locale) ? .rightToLeft : .leftToRight
  }

  /// The tag.
  public var description: String { text }

  func part(_ part: gk_tag_part) -> String? {
    written { gk_locale_part(locale, part, $0, $1) }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether the first subtag can be a language. ICU would treat others as "undetermined".
  private static func namesALanguage(_ tag: String) -> Bool {
    let first = tag.prefix { $0 != "-" }
    let isGrandfathered = first.lowercased() == "i" && tag.count > 2
    return tag.utf8.count <= 200 && tag.utf8.allSatisfy(isTagByte)
      && (isGrandfathered || first.count != 4 && (2...8).contains(first.count))
  }

  /// Whether a byte can be in a tag. This excludes the zero byte, which would end the C string
  /// early.
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

/// Returns the text that a function of the ICU shim writes; nil if it fails or needs 512 bytes or
/// more.
func written(_ write: (UnsafeMutablePointer<CChar>, Int32) -> Int32) -> String? {
  withUnsafeTemporaryAllocation(of: CChar.self, capacity: 512) { buffer in
    guard let base = buffer.baseAddress else { return nil }
    let length = write(base, 512)
    guard (0..<512).contains(length) else { return nil }
    return String(decoding: buffer[..<Int(length)].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
