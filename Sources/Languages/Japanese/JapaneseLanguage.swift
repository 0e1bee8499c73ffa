import InputCore
import KanaConversion
import LanguageDescription
import TypingAids
import UserHistory

extension Japanese {
  /// The entry of the catalogue.
  public static let language = Language(
    tag: languageTag, name: "Japanese",
    keyboards: [
      // What is composed are kana, whatever keys typed them: those stay.
      KeyboardEntry(
        id: languageTag, primaryLanguage: "ja-JP", name: "Japanese", resolution: .commitFirst,
        composing: composing),
      KeyboardEntry(
        id: "ja-Latn", primaryLanguage: "ja-JP", name: "Japanese (Romaji)",
        resolution: .commitFirst, composing: composing),
    ],
    composition: CompositionEntry(
      module: "Japanese", images: [.init(languageTag)],
      options: JapaneseOptions.Keys.allCases.map(\.rawValue), offersCandidates: true,
      convertsByKey: true, learns: true, open: JapaneseLanguage.init))

  @Sendable private static func composing(_ settings: TypingSettings) -> KeyboardComposing {
    KeyboardComposing(
      keys: ComposedKeys(
        markers: kanaMarkers, hardware: settings.japaneseKeys == .kana ? JISKana.keys : [:]))
  }

  /// The markers of both layouts: letters that are romaji, and keys that change the kana before them.
  private static let kanaMarkers = [
    "romaji": "", "kana": String(KanaChange.next.rawValue),
    "voiced": String(KanaChange.voiced.rawValue),
    "semivoiced": String(KanaChange.halfVoiced.rawValue),
    "small": String(KanaChange.small.rawValue),
  ]
}

/// Japanese with its dictionary open.
public struct JapaneseLanguage: ComposingLanguage {
  /// The words.
  public let lexicon: KanaLexicon

  /// Opens the dictionary.
  public init(_ resources: LanguageResources) throws {
    lexicon = try KanaLexicon(path: resources.imagePath(Japanese.languageTag))
  }

  /// Kana, and phrases of them.
  public func configured(_ choices: TypingChoices) throws -> ConfiguredMethod<JapaneseMethod> {
    var method = Japanese.inputMethod(
      lexicon: lexicon, options: try JapaneseOptions(names: choices.options),
      clock: choices.clock, history: choices.history)
    method.phrases = choices.phrases
    return ConfiguredMethod(method, keymap: Japanese.keymap)
  }

  /// The phrases that conversion makes of a sentence, with their kana.
  public func phrases(of sentence: String) -> [(text: String, reading: String)]? {
    let phrases = Japanese.phrases(of: sentence, in: lexicon)
    return phrases.isEmpty ? nil : phrases.map { (text: $0.text, reading: $0.kana) }
  }
}
