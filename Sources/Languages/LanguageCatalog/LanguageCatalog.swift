import LanguageDescription

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

  /// The language that a BCP 47 tag or a locale identifier means: ``Swift/Sequence/language(matching:)``.
  public func language(matching tag: String) -> Language? { languages.language(matching: tag) }

  /// The keyboard of an id, with its language.
  public func keyboard(_ id: String) -> (language: Language, keyboard: KeyboardEntry)? {
    languages.keyboard(id)
  }
}
