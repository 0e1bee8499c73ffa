import InputCore
import Keyboards
import LanguageDescription
import Suggestions
import TypingAids
import UserHistory

/// Creates keyboards with their engines and lexicons from the entries of languages. Data is opened
/// only when a keyboard is opened.
///
/// ```swift
/// let folder = LocaleFolder(path: "Locales")
/// let engines = KeyboardEngines(of: [Mandarin.language], in: folder) { name in
///   "dictionaries/\(name).imedict"
/// }
/// let registry = try KeyboardRegistry(engines.keyboards)
/// ```
public struct KeyboardEngines: Sendable {
  /// Returns the path of the dictionary image with a name, such as `zh-Hans` or `de.words`. Throws
  /// if there is no such image.
  public typealias DictionaryPath = @Sendable (_ name: String) throws -> String

  /// The keys that the engines receive.
  public enum KeyDevice: Sendable {
    /// An on-screen keyboard, beside which a hardware keyboard may be used. Digits are text, because
    /// candidates are chosen with a finger.
    case screen
    /// A hardware keyboard alone. Digits choose candidates and predicted words, and Control-Backspace
    /// takes back a commit.
    case hardware
  }

  private typealias Maker = @Sendable () -> any InputEngine

  private let languages: [Language]
  private let settings: TypingSettings
  private let folder: LocaleFolder
  private let history: (any HistoryLearner)?
  private let clipboard: (any ClipboardKeeper)?
  private let phrases: CustomPhrases
  private let device: KeyDevice
  private let clock: (@Sendable () -> LocalTime?)?
  private let dictionaryPath: DictionaryPath

  /// Creates a source of engines.
  ///
  /// - Parameters:
  ///   - languages: the entries, of one language or of a catalogue.
  ///   - settings: the user's typing settings.
  ///   - folder: the layouts, locale files and rules of the languages.
  ///   - history: the history that learns from the user's choices. All keyboards share it, so that
  ///     words learned on nine keys are known to the others. Nil to learn nothing.
  ///   - clipboard: the keeper of copied texts; nil to keep none. Pass one only if the user asked for
  ///     it.
  ///   - phrases: the user's own shortcuts.
  ///   - device: the keys that the engines receive.
  ///   - clock: returns the local date and time; nil if dates and times are not offered. By default
  ///     the clock of the system.
  ///   - dictionaryPath: finds dictionary images.
  public init(
    of languages: [Language], settings: TypingSettings = TypingSettings(), in folder: LocaleFolder,
    history: (any HistoryLearner)? = nil, clipboard: (any ClipboardKeeper)? = nil,
    phrases: CustomPhrases = CustomPhrases(), device: KeyDevice = .screen,
    clock: (@Sendable () -> LocalTime?)? = SystemClock.localTime,
    dictionaryPath: @escaping DictionaryPath
  ) {
    self.languages = languages
    self.settings = settings
    self.folder = folder
    self.history = history
    self.clipboard = clipboard
    self.phrases = phrases
    self.device = device
    self.clock = clock
    self.dictionaryPath = dictionaryPath
  }

  /// The keyboards of all languages, in the order of the entries.
  public var keyboards: [LanguageKeyboard] { languages.keyboardDescriptions.map(keyboard) }

  /// Returns a keyboard with the engine and the lexicon of its language. A layout that is not among
  /// the language's own gets the engine of the first keyboard of its primary language.
  public func keyboard(_ description: KeyboardDescription) -> LanguageKeyboard {
    let known = languages.keyboard(description.id)
    let id =
      known != nil
      ? description.id
      : languages.language(matching: description.primaryLanguage)?.keyboards.first?.id
        ?? description.id
    let engine = engine(of: id)
    return LanguageKeyboard(
      description, in: folder, layout: known?.keyboard.layout, settings: settings,
      engine: engine?.open,
      composing: engine?.keys ?? ComposedKeys(), words: words(of: id),
      secondLayout: secondLanguage(of: id)?.language.keyboards.first?.id,
      notes: notes(beside: languages.keyboard(id)?.language), history: history,
      clipboard: clipboard)
  }

  /// Returns the engine of a keyboard; nil if its keys go straight into the text.
  public func engine(of id: String) -> KeyboardEngine? {
    guard let (language, keyboard) = languages.keyboard(id), let composition = language.composition,
      let composing = keyboard.composing(settings)
    else { return nil }
    var keys = composing.keys
    // A hardware keyboard has no second plane of letters: its own keys are transliterated.
    if device == .hardware, keys.letters == .latin { keys.letters = .latinOfHost }
    return KeyboardEngine({ try open(composition, composing) }, keys)
  }

  /// Returns the keyboard of an input method that has no layout of its own, such as Cangjie: its keys
  /// are those of another layout.
  ///
  /// - Parameters:
  ///   - language: a language with a composition.
  ///   - layout: the id of the layout whose keys it takes.
  /// - Returns: nil if the language has no composition.
  public func keyboard(
    ofMethod language: Language, onLayout layout: String
  ) -> LanguageKeyboard? {
    guard let composition = language.composition else { return nil }
    let description = KeyboardDescription(
      id: language.tag, primaryLanguage: language.tag, name: language.name)
    return LanguageKeyboard(
      description, in: folder, layout: layout, settings: settings,
      engine: { try open(composition, KeyboardComposing()) }, history: history,
      clipboard: clipboard)
  }

  /// Returns the opener of the lexicons for suggestions and corrections, which belong to the
  /// languages and not to the layout: that of the keyboard's language, and that of its second language
  /// if the settings name one. Returns nil if the engine of the keyboard always offers candidates, or
  /// if there is no word image.
  public func words(of id: String) -> LanguageKeyboard.WordsOpener? {
    guard let language = languages.keyboard(id)?.language, let first = wordsPath(of: language)
    else {
      return nil
    }
    let second = secondLanguage(of: id)
    return {
      var lexicons = [try WordLexicon(path: first, language: language.tag)]
      if let (language, path) = second {
        lexicons.append(try WordLexicon(path: path, language: language.tag))
      }
      return lexicons
    }
  }

  /// Returns the second language of a keyboard and the path of its words; nil if the settings name
  /// none, or one that is unknown, of another script or without words.
  private func secondLanguage(of id: String) -> (language: Language, path: String)? {
    guard let tag = settings.secondLanguages[id],
      let own = languages.keyboard(id)?.language, own.suggestsWords,
      let second = languages.language(matching: tag), second.tag != own.tag,
      second.hasScript(of: own), let path = wordsPath(of: second)
    else { return nil }
    return (second, path)
  }

  private func wordsPath(of language: Language) -> String? {
    language.suggestsWords ? try? dictionaryPath(language.wordsImage) : nil
  }

  /// Returns the opener of the notes that are shown beside candidates: codes and meanings, as the
  /// settings want them. Nil if there are none.
  private func notes(beside language: Language?) -> LanguageKeyboard.NotesOpener? {
    let openers = [codes(beside: language), meanings(beside: language)].compactMap(\.self)
    guard openers.count > 1 else { return openers.first }
    return {
      // One that cannot be opened does not keep the other away.
      let notes = openers.compactMap { try? $0() }
      return { text in
        let found = notes.compactMap { $0(text) }
        return found.isEmpty ? nil : found.joined(separator: " · ")
      }
    }
  }

  /// Returns the opener of the meanings of candidates; nil if the settings do not want them, or the
  /// language has none.
  private func meanings(beside language: Language?) -> LanguageKeyboard.NotesOpener? {
    guard settings.showsMeanings, let open = language?.composition?.meanings else { return nil }
    return { try open(resources) }
  }

  /// Returns the opener of the codes of the code table that the settings name; nil if they name none,
  /// or the language has no candidates in Chinese characters.
  private func codes(beside language: Language?) -> LanguageKeyboard.NotesOpener? {
    guard let language, language.composition?.offersCandidates ?? false,
      language.isWrittenInChinese, let tag = settings.shownCodes.table,
      let table = languages.language(matching: tag), table.tag != language.tag,
      let composition = table.composition
    else { return nil }
    return {
      let codes = try composition.open(resources)
      return { text in Self.note(on: text) { codes.codes(of: $0).first } }
    }
  }

  /// Returns the code of a text, or the codes of its characters; nil if it is long, or one has none.
  ///
  /// ```
  /// 你     人弓火
  /// 你好   人弓火 女弓木
  /// ```
  private static func note(
    on text: String, _ code: (_ text: String) -> String?
  ) -> String? {
    guard text.count <= maximumNotedLength else { return nil }
    if let code = code(text) { return code }
    let codes = text.map { code(String($0)) }
    return codes.contains(nil) || codes.count < 2
      ? nil : codes.compactMap(\.self).joined(separator: " ")
  }

  /// The largest number of characters of a candidate beside which codes are shown.
  private static let maximumNotedLength = 4

  // MARK: Opening

  private var resources: LanguageResources {
    LanguageResources(
      imagePath: dictionaryPath,
      rules: { [folder] tag, name in
        let path = folder.rulesPath(of: tag, name)
        return NamedText(path: path, text: try FileBytes.text(of: path))
      })
  }

  private func open(
    _ composition: CompositionEntry, _ composing: KeyboardComposing
  ) throws -> Maker {
    let learner = composition.learns ? history : nil
    return try makers(of: composition.open(resources), composing, learner)
  }

  /// Returns the factory of the engine for the screen, combined with one for a hardware keyboard
  /// with another layout if there is one.
  private func makers(
    of language: some ComposingLanguage, _ composing: KeyboardComposing,
    _ learner: (any HistoryLearner)?
  ) throws -> Maker {
    func method(_ options: [String]) throws -> ConfiguredMethod<some InputMethod> {
      try language.configured(
        TypingChoices(options: options, history: learner, phrases: phrases, clock: clock))
    }
    if device == .hardware {
      return maker(of: try method(composing.hardwareOptions ?? composing.options), learner)
    }
    let onScreen = try method(composing.options)
    let screen = maker(of: onScreen, learner)
    let hardware = try composing.hardwareOptions.map { maker(of: try method($0), learner) }
    let keys = onScreen.keysOfLetters
    guard !keys.isEmpty || hardware != nil else { return screen }
    return { LayoutEngine(screen: screen(), hardware: hardware?(), keys: keys) }
  }

  /// Returns a factory of sessions, which teach the learner if there is one.
  private func maker(
    of method: ConfiguredMethod<some InputMethod>, _ learner: (any HistoryLearner)?
  ) -> Maker {
    let predicts = settings.predictsNextWords
    let keymap = keymap(of: method)
    @Sendable func session() -> InputSession<some InputMethod> {
      var session = method.session
      session.keymap = keymap
      session.predicts = predicts
      return session
    }
    guard let learner else { return { session() } }
    return { LearningEngine(session(), learner: learner) }
  }

  private func keymap(of method: ConfiguredMethod<some InputMethod>) -> Keymap {
    switch device {
    case .screen: return method.keymapBesideScreen ?? method.keymap
    case .hardware:
      var keymap = method.keymap
      // Both texts are the toolkit's own and parse.
      try? keymap.add(Keymap.undoingCommits)
      if settings.predictsNextWords { try? keymap.add(Keymap.choosingPredictions) }
      return keymap
    }
  }
}
