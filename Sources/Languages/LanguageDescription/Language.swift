import InputCore
import TextUnits

/// A language of the catalogue, as all front ends see it. Creating one opens no file.
///
/// ```swift
/// let german = Language(tag: "de", primaryLanguage: "de-DE", name: "German")
/// ```
public struct Language: Sendable {
  /// The BCP 47 tag, which is also the name of its folder in `Locales` and of its images.
  public let tag: String
  /// The English name.
  public let name: String
  /// The keyboards, in the order of the list shown to users. Empty for an input method that is used
  /// only with hardware keys.
  public let keyboards: [KeyboardEntry]
  /// The composition; nil if keys insert text directly.
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

  /// Creates the entry of a language with one keyboard whose keys insert text directly.
  ///
  /// - Parameters:
  ///   - tag: the BCP 47 tag.
  ///   - primaryLanguage: the tag with a region that hosts receive: `de-DE`.
  ///   - name: the English name of the language, and of its keyboard.
  ///   - prefersRightToLeft: whether the language is written from right to left.
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

  /// The name of the image with the words for suggestions and corrections. The image is optional.
  public var wordsImage: String { "\(tag).words" }

  /// Whether words may be suggested on its keyboards. False if an engine always shows candidates.
  public var suggestsWords: Bool { composition?.suggestsWords ?? true }

  /// Returns whether the language is usually written in the script of another one, so that one keyboard
  /// can type both.
  public func hasScript(of other: Language) -> Bool {
    guard let script else { return false }
    return script == other.script
  }

  /// Whether the language is usually written in Chinese characters alone.
  package var isWrittenInChinese: Bool { script == "Hans" || script == "Hant" }

  /// The code of the usual script; nil if the tag is not valid.
  private var script: String? { (try? LanguageTag(tag))?.maximised.script }
}
