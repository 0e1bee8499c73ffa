import ArgumentParser
import HistoryStore
import HostWords
import InputCore
import KeyboardCatalog
import Keyboards
import LanguageDescription
import ToolSupport
import TypingAids
import UserHistory

/// Opens the languages of `ime-cli type`. A language is typed by its engine alone, or on its keyboard
/// where that suggests words.
struct TypedLanguages {
  /// The value of `--keys` for the keys of the keyboard's own layout, without an engine.
  private static let layoutKeys = "layout"

  let options: LanguageOptions
  let method: MethodOptions
  var settings: TypingSettings
  let modes: InputModes
  /// The fate of a composition when the language changes.
  let leaving: CompositionResolution
  let isIncognito: Bool
  let predicts: Bool
  /// The user's own words in the container.
  let ownWords: UserWords.Words

  /// Opens the languages in the order of `--language`. Throws `ToolError` or a usage error.
  func open() throws -> [TerminalLanguage] {
    guard options.tags.count == 1 || options.dictionary == nil && method.typing.keys == nil else {
      throw ValidationError(
        "--dictionary and --keys need a single --language, not \(options.language)")
    }
    return try options.tags.map { name in
      let tags = name.split(separator: "+", maxSplits: 1, omittingEmptySubsequences: false)
      let entry = try language(tags.first ?? "")
      if tags.count > 1 { return try onKeyboard(entry, with: try language(tags[1])) }
      guard entry.composition != nil, method.typing.keys != Self.layoutKeys else {
        return try onKeyboard(entry, engine: nil)
      }
      let opened = try OpenedLanguage(
        entry, dictionary: options.dictionary, method, clock: SystemClock.localTime)
      return try composed(opened.language, opened)
    }
  }

  private func language(_ tag: Substring) throws -> Language {
    guard let entry = ComposerProgram.catalog.language(matching: String(tag)) else {
      let known = ComposerProgram.catalog.languages.map(\.tag).joined(separator: ", ")
      throw ValidationError("unknown language '\(tag)'; --language must be one of \(known)")
    }
    return entry
  }

  // MARK: Engines

  private func composed(
    _ language: some ComposingLanguage, _ opened: OpenedLanguage
  ) throws -> TerminalLanguage {
    let configured = try opened.configured(language)
    let keymap = try keymap(of: configured)
    @Sendable func session() -> InputSession<some InputMethod> {
      var session = InputSession(method: configured.method, keymap: keymap)
      session.modes = modes
      session.resolution = leaving
      session.learns = !isIncognito
      session.predicts = predicts
      return session
    }
    guard let recorder = opened.choices.history as? HistoryRecorder else {
      return try typed(opened.entry) { session() }
    }
    return try typed(opened.entry) { LearningEngine(session(), learner: recorder) }
  }

  private func keymap(of configured: ConfiguredMethod<some InputMethod>) throws -> Keymap {
    var keymap = configured.keymap
    try keymap.add(Keymap.undoingCommits)
    if predicts { try keymap.add(Keymap.choosingPredictions) }
    return keymap
  }

  /// A language whose engine offers no candidates is typed on its keyboard, which suggests words.
  private func typed(
    _ entry: Language, by engine: @escaping @Sendable () -> any InputEngine
  ) throws -> TerminalLanguage {
    var session = engine()
    guard session.wordToComplete == nil || entry.keyboards.isEmpty else {
      return try onKeyboard(entry, engine: engine)
    }
    session.hostPhrases = session.hostPhrases(
      of: try offeredWords().entries.compactMap(HostEntry.init))
    if method.phrases.path == nil { session.phrases = ownWords.phrases }
    return TerminalLanguage(
      name: name(of: entry), session: session, waitForHistory: try recorder()?.finish ?? {})
  }

  // MARK: Keyboards

  /// Opens a keyboard that also suggests the words of a second language.
  private func onKeyboard(_ entry: Language, with second: Language) throws -> TerminalLanguage {
    guard let keyboard = entry.keyboards.first, entry.composition == nil,
      second.suggestsWords, second.tag != entry.tag, second.hasScript(of: entry)
    else {
      throw ValidationError(
        "\(entry.tag)+\(second.tag): --language takes two languages of letters in the same script")
    }
    _ = try DictionaryLocator(language: second.wordsImage).path()
    var both = self
    both.settings.secondLanguages[keyboard.id] = second.tag
    return try both.onKeyboard(entry, engine: nil)
  }

  private func onKeyboard(
    _ entry: Language, engine: (@Sendable () -> any InputEngine)?
  ) throws -> TerminalLanguage {
    guard let keyboard = entry.keyboards.first else {
      throw ValidationError("\(entry.tag) has no layout; leave out --keys \(Self.layoutKeys)")
    }
    let recorder = try recorder()
    let folder = try LocaleLocator.folder()
    let words = try words(of: entry)
    let engines = KeyboardEngines(
      of: ComposerProgram.catalog.languages, settings: settings, in: folder
    ) { name in
      name == entry.wordsImage ? try words() : try DictionaryLocator(language: name).path()
    }
    let keys = engine == nil ? nil : keyboard.composing(settings)?.keys
    let source = LanguageKeyboard(
      KeyboardDescription(keyboard), in: folder, settings: settings,
      engine: engine.map(Self.opener),
      composing: keys ?? ComposedKeys(), words: engines.words(of: keyboard.id), history: recorder)
    let contents = try ToolError.badInput { try source.contents() }
    var session = LanguageSession(contents, settings: settings)
    session.learns = !isIncognito
    session.supplement = try offeredWords()
    if method.phrases.path == nil { session.phrases = ownWords.phrases }
    if session.modes != nil { session.modes = modes }
    return TerminalLanguage(
      name: name(of: entry, second: settings.secondLanguages[keyboard.id]), keyboard: session,
      resolution: leaving,
      waitForHistory: recorder?.finish ?? {})
  }

  private static func opener(
    of engine: @escaping @Sendable () -> any InputEngine
  ) -> LanguageKeyboard.EngineOpener {
    { engine }
  }

  /// Returns a closure with the path of the word list. A language without an engine needs the list.
  private func words(of entry: Language) throws -> @Sendable () throws -> String {
    let locator = DictionaryLocator(language: entry.wordsImage)
    guard entry.composition == nil else { return { try locator.path() } }
    let path = try options.dictionary ?? locator.path()
    return { path }
  }

  /// Returns the user's own words and the words of the host.
  private func offeredWords() throws -> LexiconIndex {
    LexiconIndex(ownWords.index.entries + (try method.hostWords.entries()))
  }

  private func recorder() throws -> HistoryRecorder? {
    method.learns ? try KeyboardHistory.recorder() : nil
  }

  private func name(of entry: Language, second: String? = nil) -> String {
    let tags = [entry.tag, second].compactMap(\.self).joined(separator: "+")
    return isIncognito ? "\(tags), incognito" : tags
  }
}
