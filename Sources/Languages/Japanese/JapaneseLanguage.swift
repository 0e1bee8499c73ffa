import Decoding
import InputCore
import KanaConversion
import LanguageDescription
import TypingAids
import UserHistory

extension Japanese {
  /// The language catalogue entry of Japanese.
  public static let language = Language(
    tag: languageTag, name: "Japanese",
    keyboards: [
      // The composition holds kana, whichever keys typed them: an interruption commits them as
      // shown.
      KeyboardEntry(
        id: languageTag, primaryLanguage: "ja-JP", name: "Japanese", resolution: .commitFirst,
        composing: composing),
      KeyboardEntry(
        id: "ja-Latn", primaryLanguage: "ja-JP", name: "Japanese (Romaji)",
        resolution: .commitFirst, composing: composing),
    ],
    composition: CompositionEntry(
      module: "Japanese", images: [.init(languageTag)],
      options: JapaneseOptions.names, offersCandidates: true,
      convertsByKey: true, learns: true, open: JapaneseLanguage.init))

  @Sendable private static func composing(_ settings: TypingSettings) -> KeyboardComposing {
    KeyboardComposing(
      options: settings.recognisesLatinText ? [] : [LatinText.off],
      keys: ComposedKeys(
        markers: kanaMarkers, hardware: settings.japaneseKeys == .kana ? JISKana.keys : [:],
        composesDigits: true))
  }

  /// The keyboard markers of both layouts: none for romaji letters, and one per `KanaChange` key.
  private static let kanaMarkers = [
    "romaji": "", "kana": String(KanaChange.next.rawValue),
    "voiced": String(KanaChange.voiced.rawValue),
    "semivoiced": String(KanaChange.halfVoiced.rawValue),
    "small": String(KanaChange.small.rawValue),
  ]
}

/// Japanese with its dictionary opened.
public struct JapaneseLanguage: ComposingLanguage {
  /// The words with their readings and costs.
  public let lexicon: KanaLexicon

  /// Opens the dictionary image `ja`.
  ///
  /// - Throws: The error of `KanaLexicon.init(path:)` if the image is missing or damaged.
  public init(_ resources: LanguageResources) throws {
    lexicon = try KanaLexicon(
      path: resources.imagePath(Japanese.languageTag), language: Japanese.languageTag)
  }

  /// Returns the input method and keymap for the user's settings.
  ///
  /// - Throws: `UnknownName` for an option that is not in `JapaneseOptions.names`.
  public func configured(_ choices: TypingChoices) throws -> ConfiguredMethod<JapaneseMethod> {
    var method = Japanese.inputMethod(
      lexicon: lexicon, options: try JapaneseOptions(names: choices.options),
      clock: choices.clock, history: choices.history)
    method.phrases = choices.phrases
    return ConfiguredMethod(method, keymap: Japanese.keymap)
  }

  /// Splits a sentence into bunsetsu as conversion does, with the kana of each.
  ///
  /// - Returns: Nil if the dictionary cannot read the sentence.
  public func phrases(of sentence: String) -> [(text: String, reading: String)]? {
    let phrases = Japanese.phrases(of: sentence, in: lexicon)
    return phrases.isEmpty ? nil : phrases.map { (text: $0.text, reading: $0.kana) }
  }
}
