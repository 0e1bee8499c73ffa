import InputCore
import LanguageDescription
import SyllableConversion
import UserHistory

extension Zhuyin {
  /// The entry of the catalogue.
  public static let language = Language(
    tag: languageTag, name: "Chinese (Traditional)",
    keyboards: [
      KeyboardEntry(id: languageTag, primaryLanguage: "zh-Hant-TW", name: "Chinese (Zhuyin)") {
        KeyboardComposing(
          hardwareOptions: $0.bopomofoLayout == .standard ? nil : [$0.bopomofoLayout.rawValue],
          keys: ComposedKeys(readsPositions: true))
      }
    ],
    composition: CompositionEntry(
      module: "Zhuyin", images: [.init(languageTag)], options: ZhuyinLayout.standardNames,
      offersCandidates: true, learns: true, open: ZhuyinLanguage.init))
}

/// Traditional Chinese with its lexicon open.
public struct ZhuyinLanguage: ComposingLanguage {
  private let lexicon: Lexicon

  /// Opens the lexicon.
  public init(_ resources: LanguageResources) throws {
    lexicon = try Lexicon(path: resources.imagePath(Zhuyin.languageTag))
  }

  /// Throws `ImageError` where the language model is damaged, without which keyboards go on.
  public func check() throws { try lexicon.checkModel() }

  /// Multistage input of bopomofo.
  public func configured(
    _ choices: TypingChoices
  ) throws -> ConfiguredMethod<MultistageMethod<TonalConverter>> {
    let options = try ZhuyinOptions(names: choices.options)
    var method = Zhuyin.inputMethod(lexicon: lexicon, options: options, history: choices.history)
    method.phrases = choices.phrases
    return ConfiguredMethod(
      method, keymap: Zhuyin.keymap(for: options), keysOfLetters: options.layout.keysOfSymbols,
      keystrokes: { options.layout.keystrokes(for: $0) })
  }
}
