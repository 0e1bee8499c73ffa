import ChineseText
import Decoding
import DictionaryImage
import InputCore
import LanguageDescription
import SyllableConversion
import UserHistory

extension Cantonese {
  /// The entry of the language catalogue.
  public static let language = Language(
    tag: languageTag, name: "Cantonese",
    keyboards: [
      KeyboardEntry(id: languageTag, primaryLanguage: "yue-Hant-HK", name: "Cantonese (Jyutping)") {
        // If tones are off, a flick upward types a digit by the rules of the layout.
        KeyboardComposing(
          options: ($0.typesTones ? [CantoneseOptions.tones] : [])
            + ($0.recognisesLatinText ? [] : [LatinText.off]),
          keys: ComposedKeys(markers: $0.typesTones ? ["tone": ""] : [:]))
      }
    ],
    composition: CompositionEntry(
      module: "Cantonese",
      images: [.init(languageTag), .init(TraditionalExtras.image, isRequired: false)],
      options: CantoneseOptions.names,
      offersCandidates: true, learns: true,
      meanings: { try CharacterMeanings(path: $0.imagePath(TraditionalExtras.image)).meaning },
      open: CantoneseLanguage.init))
}

/// Cantonese with its lexicon open.
public struct CantoneseLanguage: ComposingLanguage {
  private let lexicon: Lexicon
  /// The tables of kaomoji and of the forms of dates; nil if there are none.
  private let tables: PhraseTableSet?

  /// Opens the lexicon.
  ///
  /// - Throws: an `ImageError` if the image is damaged, or the error of `resources` if it is not
  ///   found.
  public init(_ resources: LanguageResources) throws {
    lexicon = try Lexicon(
      path: resources.imagePath(Cantonese.languageTag), language: Cantonese.languageTag)
    tables = try? PhraseTableSet(path: resources.imagePath(TraditionalExtras.image))
  }

  /// Throws an `ImageError` if the language model is damaged. Keyboards work without the model.
  public func check() throws { try lexicon.checkModel() }

  /// Creates the input method for some choices.
  ///
  /// - Throws: `UnknownName` for an unknown option.
  public func configured(
    _ choices: TypingChoices
  ) throws -> ConfiguredMethod<MultistageMethod<TonalConverter>> {
    let options = try CantoneseOptions(names: choices.options)
    var method = Cantonese.inputMethod(
      lexicon: lexicon, options: options, extras: extras(choices),
      history: choices.history)
    method.phrases = choices.phrases
    return ConfiguredMethod(method, keymap: Cantonese.keymap(for: options))
  }

  private func extras(_ choices: TypingChoices) -> TraditionalExtras? {
    // No syllable of Jyutping begins with i.
    tables.flatMap {
      try? TraditionalExtras(tables: $0, form: .hongKong, numberKey: "i", clock: choices.clock)
    }
  }
}
