import InputCore

/// A language of the catalogue, as every front end sees it. Making one opens nothing.
public struct Language: Sendable {
  /// The BCP 47 tag: the name of its folder in `Locales`, and of its images.
  public let tag: String
  /// The English name.
  public let name: String
  /// Its keyboards, in the order of the list that a typist sees. Empty for an input method that is used
  /// with hardware keys alone.
  public let keyboards: [KeyboardEntry]
  /// How it composes; nil for a language whose keys go straight into the text.
  public let composition: CompositionEntry?

  /// Creates an entry.
  public init(
    tag: String, name: String, keyboards: [KeyboardEntry] = [], composition: CompositionEntry? = nil
  ) {
    self.tag = tag
    self.name = name
    self.keyboards = keyboards
    self.composition = composition
  }

  /// Creates the entry of a language with one keyboard, whose keys go straight into the text.
  ///
  /// - Parameters:
  ///   - primaryLanguage: the tag with a region that hosts are told: `de-DE`.
  ///   - name: the English name of the language, and of its keyboard.
  ///   - prefersRightToLeft: whether it is written from right to left.
  public init(
    tag: String, primaryLanguage: String, name: String, prefersRightToLeft: Bool = false
  ) {
    self.init(
      tag: tag, name: name,
      keyboards: [
        KeyboardEntry(
          id: tag, primaryLanguage: primaryLanguage, name: name,
          prefersRightToLeft: prefersRightToLeft)
      ])
  }

  /// The image of words that are suggested and corrected by; there may be none.
  public var wordsImage: String { "\(tag).words" }

  /// Whether words may be suggested on its keyboards: not where an engine always has candidates.
  public var suggestsWords: Bool { composition?.suggestsWords ?? true }
}
