import LanguageDescription
import TextUnits

/// A list of languages, and how one is found by a tag.
public struct LanguageCatalog: Sendable {
  /// The languages, in the order of the list that a typist sees.
  public let languages: [Language]

  /// Creates a catalogue. Of two languages with one tag the first is found.
  public init(_ languages: [Language]) {
    self.languages = languages
  }

  /// This catalogue and more languages.
  public func adding(_ more: [Language]) -> LanguageCatalog { LanguageCatalog(languages + more) }

  /// The languages that compose.
  public var composing: [Language] { languages.filter { $0.composition != nil } }

  /// The language with exactly this tag.
  public subscript(tag tag: String) -> Language? { languages.first { $0.tag == tag } }

  /// The language that a BCP 47 tag or a locale identifier means.
  ///
  /// A tag of the catalogue means itself, in any case. Others are compared by the language and script
  /// that are likeliest for them (UTS #35, likely subtags), and a region that agrees comes first:
  ///
  /// ```
  /// zh, zh-CN, zh_CN, ZH-HANS    zh-Hans
  /// zh_TW, zh-HK                 zh-Hant
  /// en-US                        en
  /// ```
  ///
  /// - Returns: nil where no language has the language and script of the tag, or it is no tag.
  public func language(matching tag: String) -> Language? {
    let plain = tag.replacingUnderscores
    if let exact = languages.first(where: { $0.tag.lowercased() == plain.lowercased() }) {
      return exact
    }
    guard let wanted = (try? LanguageTag(plain))?.maximised else { return nil }
    let alike = languages.filter { language in
      guard let own = (try? LanguageTag(language.tag))?.maximised else { return false }
      return own.language == wanted.language && own.script == wanted.script
    }
    return alike.first { (try? LanguageTag($0.tag))?.maximised.region == wanted.region }
      ?? alike.first
  }

  /// The keyboard of an id, with its language.
  public func keyboard(_ id: String) -> (language: Language, keyboard: KeyboardEntry)? {
    for language in languages {
      if let keyboard = language.keyboards.first(where: { $0.id == id }) {
        return (language, keyboard)
      }
    }
    return nil
  }
}

extension String {
  /// Locale identifiers write `_` for `-`: `zh_TW`.
  fileprivate var replacingUnderscores: String { String(map { $0 == "_" ? "-" : $0 }) }
}
