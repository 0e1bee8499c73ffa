import LanguageDescription

/// A list of languages with lookup by tag.
///
/// ```swift
/// let chinese = LanguageCatalog.standard.language(matching: "zh_TW")  // zh-Hant
/// ```
public struct LanguageCatalog: Sendable {
  /// The languages, in the order of the list shown to users.
  public let languages: [Language]

  /// Creates a catalogue. If two languages have the same tag, lookups return the first.
  public init(_ languages: [Language]) {
    self.languages = languages
  }

  /// Returns a catalogue with more languages at the end.
  public func adding(_ more: [Language]) -> LanguageCatalog { LanguageCatalog(languages + more) }

  /// The languages that have a composition.
  public var composing: [Language] { languages.filter { $0.composition != nil } }

  /// The language with exactly this tag; nil if there is none.
  public subscript(tag tag: String) -> Language? { languages.first { $0.tag == tag } }

  /// Returns the language that best matches a BCP 47 tag or a locale identifier, by the rules of
  /// `language(matching:)` of sequences of languages.
  public func language(matching tag: String) -> Language? { languages.language(matching: tag) }

  /// Returns the keyboard with an id, and its language; nil if there is none.
  public func keyboard(_ id: String) -> (language: Language, keyboard: KeyboardEntry)? {
    languages.keyboard(id)
  }
}
