import InputCore
import Keyboards
import LanguageDescription
import Suggestions
import TypingAids
import UserHistory

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The engines and words of keyboards, out of the entries of languages. Nothing is opened before a keyboard
/// is.
///
/// ```swift
/// let engines = KeyboardEngines(of: [Mandarin.language], in: LocaleFolder(path: "Locales")) { name in
///   "dictionaries/\(name).imedict"
/// }
/// let registry = try KeyboardRegistry(engines.keyboards)
/// ```
public struct KeyboardEngines: Sendable {
  /// Tells the path of the dictionary image of a name: `zh-Hans`, `de.words`. Throws where there is none.
  public typealias DictionaryPath = @Sendable (_ name: String) throws -> String

  private typealias Maker = @Sendable () -> any InputEngine

  private let languages: [Language]
  private let settings: TypingSettings
  private let folder: LocaleFolder
  private let history: (any HistoryLearner)?
  private let phrases: CustomPhrases
  private let dictionaryPath: DictionaryPath

  /// Creates engines.
  ///
  /// - Parameters:
  ///   - languages: the entries, of one language or of a catalogue.
  ///   - settings: how the typist types.
  ///   - folder: the layouts, locale files and rules of the languages.
  ///   - history: learns what is chosen; one for all keyboards, since what is learned on nine keys is
  ///     known to the others. Without one nothing is learned.
  ///   - phrases: the user's own.
  ///   - dictionaryPath: finds images.
  public init(
    of languages: [Language], settings: TypingSettings = TypingSettings(), in folder: LocaleFolder,
    history: (any HistoryLearner)? = nil, phrases: CustomPhrases = CustomPhrases(),
    dictionaryPath: @escaping DictionaryPath
  ) {
    self.languages = languages
    self.settings = settings
    self.folder = folder
    self.history = history
    self.phrases = phrases
    self.dictionaryPath = dictionaryPath
  }

  /// The keyboards of all languages, in their order.
  public var keyboards: [LanguageKeyboard] { languages.keyboardDescriptions.map(keyboard) }

  /// A keyboard with the engine and the words of its language. A layout that is not one of a language's
  /// own has the engine of the first keyboard of its primary language.
  public func keyboard(_ description: KeyboardDescription) -> LanguageKeyboard {
    let language = languages.language(matching: description.primaryLanguage)
    let isKnown = languages.keyboard(description.id) != nil
    let id = isKnown ? description.id : language?.keyboards.first?.id ?? description.id
    let engine = engine(of: id)
    return LanguageKeyboard(
      description, in: folder, settings: settings, engine: engine?.open,
      composing: engine?.keys ?? ComposedKeys(), words: words(of: id), history: history)
  }

  /// The engine of a keyboard; nil for one whose keys go straight into the text.
  public func engine(of id: String) -> KeyboardEngine? {
    guard let (language, keyboard) = languages.keyboard(id), let composition = language.composition,
      let composing = keyboard.composing(settings)
    else { return nil }
    return KeyboardEngine({ try open(composition, composing) }, composing.keys)
  }

  /// Opens the words that a keyboard suggests and corrects by: those of its language, whatever its layout.
  /// Nil for a keyboard whose engine always has candidates, and where there is no image of words.
  public func words(of id: String) -> LanguageKeyboard.WordsOpener? {
    guard let language = languages.keyboard(id)?.language, language.suggestsWords,
      let path = try? dictionaryPath(language.wordsImage)
    else { return nil }
    return { [try WordLexicon(path: path)] }
  }

  // MARK: Opening

  private func open(
    _ composition: CompositionEntry, _ composing: KeyboardComposing
  ) throws -> Maker {
    let resources = LanguageResources(
      imagePath: dictionaryPath,
      rules: { [folder] tag, name in
        let path = folder.rulesPath(of: tag, name)
        return NamedText(path: path, text: try String(contentsOfFile: path, encoding: .utf8))
      })
    let learner = composition.learns ? history : nil
    return try makers(of: composition.open(resources), composing, learner)
  }

  /// The engine of the screen, and beside it that of a hardware keyboard with another layout.
  private func makers(
    of language: some ComposingLanguage, _ composing: KeyboardComposing,
    _ learner: (any HistoryLearner)?
  ) throws -> Maker {
    func method(_ options: [String]) throws -> ConfiguredMethod<some InputMethod> {
      try language.configured(
        TypingChoices(options: options, history: learner, phrases: phrases))
    }
    let onScreen = try method(composing.options)
    let screen = maker(of: onScreen, learner)
    let hardware = try composing.hardwareOptions.map { maker(of: try method($0), learner) }
    let keys = onScreen.keysOfLetters
    guard !keys.isEmpty || hardware != nil else { return screen }
    return { LayoutEngine(screen: screen(), hardware: hardware?(), keys: keys) }
  }

  /// Sessions whose lessons go to the learner, where there is one. Digits stay digits: what is predicted
  /// is chosen with a finger.
  private func maker(
    of method: ConfiguredMethod<some InputMethod>, _ learner: (any HistoryLearner)?
  ) -> Maker {
    let predicts = settings.predictsNextWords
    @Sendable func session() -> InputSession<some InputMethod> {
      var session = method.session
      session.keymap = method.keymapBesideScreen ?? method.keymap
      session.predicts = predicts
      return session
    }
    guard let learner else { return { session() } }
    return { LearningEngine(session(), learner: learner) }
  }
}
