import ChineseText
import Decoding
import DictionaryImage
import InputCore
import LanguageDescription
import SyllableConversion
import UserHistory

extension Zhuyin {
  /// The entry of the language catalogue.
  public static let language = Language(
    tag: languageTag, name: "Chinese (Traditional)",
    keyboards: [
      // The keys of bopomofo mean nothing as text: an interruption commits the conversion.
      KeyboardEntry(
        id: languageTag, primaryLanguage: "zh-Hant-TW", name: "Chinese (Zhuyin)",
        resolution: .commitFirst
      ) {
        KeyboardComposing(
          options: $0.recognisesLatinText ? [] : [LatinText.off],
          hardwareOptions: $0.bopomofoLayout == .standard
            ? nil : [$0.bopomofoLayout.rawValue] + ($0.recognisesLatinText ? [] : [LatinText.off]),
          keys: ComposedKeys(readsPositions: true))
      }
    ],
    composition: CompositionEntry(
      module: "Zhuyin",
      images: [.init(languageTag), .init(TraditionalExtras.image, isRequired: false)],
      options: ZhuyinOptions.names,
      offersCandidates: true, learns: true,
      meanings: { try CharacterMeanings(path: $0.imagePath(TraditionalExtras.image)).meaning },
      open: ZhuyinLanguage.init))
}

/// Traditional Chinese with its lexicon open.
public struct ZhuyinLanguage: ComposingLanguage {
  private let lexicon: Lexicon
  /// The tables of kaomoji and of the forms of dates; nil if there are none.
  private let tables: PhraseTableSet?

  /// Opens the lexicon.
  ///
  /// - Throws: an `ImageError` if the image is damaged, or the error of `resources` if it is not
  ///   found.
  public init(_ resources: LanguageResources) throws {
    lexicon = try Lexicon(
      path: resources.imagePath(Zhuyin.languageTag), language: Zhuyin.languageTag)
    tables = try? PhraseTableSet(path: resources.imagePath(TraditionalExtras.image))
  }

  /// Throws an `ImageError` if the language model is damaged. Keyboards work without the model.
  public func check() throws { try lexicon.checkModel() }

  /// Creates the input method for some choices.
  ///
  /// - Throws: `UnknownName` for an unknown layout.
  public func configured(
    _ choices: TypingChoices
  ) throws -> ConfiguredMethod<MultistageMethod<TonalConverter>> {
    let options = try ZhuyinOptions(names: choices.options)
    var method = Zhuyin.inputMethod(
      lexicon: lexicon, options: options, extras: extras(choices),
      history: choices.history)
    method.phrases = choices.phrases
    return ConfiguredMethod(
      method, keymap: Zhuyin.keymap(for: options), keysOfLetters: options.layout.keysOfSymbols,
      keystrokes: { options.layout.keystrokes(for: $0) })
  }

  private func extras(_ choices: TypingChoices) -> TraditionalExtras? {
    tables.flatMap { try? TraditionalExtras(tables: $0, form: .taiwan, clock: choices.clock) }
  }
}
