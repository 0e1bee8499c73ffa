import ChineseText
import DictionaryImage
import InputCore
import LanguageDescription
import SyllableConversion
import UserHistory

extension Mandarin {
  /// The entry of the language catalogue.
  public static let language = Language(
    tag: languageTag, name: "Chinese (Mandarin)",
    keyboards: [
      KeyboardEntry(id: languageTag, primaryLanguage: "zh-Hans-CN", name: "Chinese (Pinyin)") {
        KeyboardComposing(options: $0.pinyinNames + [$0.chineseForm.rawValue])
      },
      KeyboardEntry(
        id: "zh-Hans-t-k0-ninekey", primaryLanguage: "zh-Hans-CN",
        name: "Chinese (Pinyin, nine keys)"
      ) { KeyboardComposing(options: ["nine", $0.chineseForm.rawValue]) },
    ],
    composition: CompositionEntry(
      module: "Mandarin",
      images: [
        .init(languageTag), .init(MandarinLanguage.tablesImage, isRequired: false),
        .init(MandarinLanguage.homophonesImage, isRequired: false),
      ],
      options: PinyinTyping.knownNames + OutputForm.allCases.map(\.rawValue),
      offersCandidates: true, learns: true, setForm: .sentenceThenSyllables,
      meanings: { try CharacterMeanings(path: $0.imagePath(MandarinLanguage.tablesImage)).meaning },
      open: MandarinLanguage.init))
}

/// Mandarin with its lexicon open.
public struct MandarinLanguage: ComposingLanguage {
  /// The image of tables for output forms, emoji and symbols.
  static let tablesImage = "zh-text"
  /// The image of the model that ranks sentences again.
  static let homophonesImage = "zh-Hans-homophones"
  /// The option that names a file with a double-pinyin scheme.
  public static let schemeFile = "double-pinyin"

  /// The lexicon.
  public let lexicon: Lexicon
  /// The model that ranks sentences again, or why it cannot be read; nil if there is none.
  private let homophones: Result<HomophoneModel, any Error>?
  private let resources: LanguageResources

  /// Opens the lexicon.
  ///
  /// - Throws: an `ImageError` if the image is damaged, or the error of `resources` if it is not
  ///   found.
  public init(_ resources: LanguageResources) throws {
    lexicon = try Lexicon(
      path: resources.imagePath(Mandarin.languageTag), language: Mandarin.languageTag)
    homophones = (try? resources.imagePath(Self.homophonesImage)).map { path in
      Result { try HomophoneModel(path: path, language: Mandarin.languageTag) }
    }
    self.resources = resources
  }

  /// Throws an `ImageError` if the language model or the model of homophones is damaged. Keyboards
  /// work without them.
  public func check() throws {
    try lexicon.checkModel()
    _ = try homophones?.get()
  }

  /// Creates the input method for some choices.
  ///
  /// - Throws: `UnknownName`, or an error of the image of tables or of a scheme's file.
  public func configured(
    _ choices: TypingChoices
  ) throws -> ConfiguredMethod<MultistageMethod<PinyinConverter>> {
    let options = try options(choices)
    var method = Mandarin.inputMethod(
      lexicon: lexicon, options: options, history: choices.history)
    method.phrases = choices.phrases
    let keys = options.typing.keys
    return ConfiguredMethod(
      method, keymap: Mandarin.keymap(for: options.typing),
      keymapBesideScreen: keys == .nine ? .nineKeyBesideDigits : nil,
      neighbours: keys == .nine ? PadKeys.neighbours : QwertyKeys.neighbours,
      keystrokes: { keys.keystrokes(for: $0) })
  }

  /// Returns the options for some choices. Emoji, symbols and forms other than simplified
  /// characters are enabled by the name of an output form.
  ///
  /// - Throws: `UnknownName`; an error of the image of tables if the form needs it; an error of the
  ///   scheme's file.
  public func options(_ choices: TypingChoices) throws -> MandarinOptions {
    var options = try form(choices.options.compactMap(OutputForm.init(rawValue:)).last)
    options.clock = choices.clock
    options.homophones = try? homophones?.get()
    options.typing = try PinyinTyping(
      names: choices.options.filter { OutputForm(rawValue: $0) == nil })
    if let file = choices.files[Self.schemeFile] {
      options.typing.keys = .double(try DoublePinyinScheme(parsing: file.text, file: file.path))
    }
    return options
  }

  private func form(_ form: OutputForm?) throws -> MandarinOptions {
    guard let form else { return MandarinOptions() }
    let path: String
    do {
      path = try resources.imagePath(Self.tablesImage)
    } catch {
      // Simplified characters need no tables. Emoji and symbols are then not offered.
      guard form == .simplified else { throw error }
      return MandarinOptions()
    }
    return try MandarinOptions(output: form, tables: PhraseTableSet(path: path))
  }
}
