import HostWords
import KeyboardPermissions
import KeyboardTestSupport
import LanguageCatalog
import Synchronization
import TestSupport
import Testing

/// Keyboards that are open but not shown: their engines are released, and names of the host that arrive
/// meanwhile are offered when they are shown again.
@Suite struct SuspendedKeyboardTests {
  /// An engine that exists once for each keyboard on the screen.
  private final class Counted: Sendable {
    let counter: Counter
    init(_ counter: Counter) {
      self.counter = counter
      counter.add(1)
    }
    deinit { counter.add(-1) }
  }

  /// The engines that exist.
  private final class Counter: Sendable {
    private let number = Mutex(0)
    var count: Int { number.withLock { $0 } }
    func add(_ change: Int) { number.withLock { $0 += change } }
  }

  private struct Engine: InputEngine {
    let life: Counted
    var isComposing = false
    var isSecure = false
    var modes = InputModes()
    var resolution = CompositionResolution.commitRaw
    var learns = true

    mutating func handle(_ event: KeyEvent, context: InputContext) -> [Effect] { [] }
    mutating func perform(_ command: Command, context: InputContext) -> [Effect] { [] }
    mutating func handle(_ event: HostEvent) -> [Effect] { [] }
    mutating func texts(forLine keys: String, after context: String, limit: Int) -> [String] { [] }
    mutating func resolve(by policy: CompositionResolution) -> [Effect] { [] }
  }

  private let counter = Counter()

  private func controller(_ ids: String...) throws -> KeyboardController<InMemoryDocument> {
    let plugins = try ids.map { id in
      var contents = try LocaleFiles.contents(of: id)
      contents.makeEngine = { [counter] in Engine(life: Counted(counter)) }
      return StubKeyboard(
        try #require(StandardKeyboards.description(of: id)), contents: contents)
    }
    let controller = KeyboardController(
      registry: try KeyboardRegistry(plugins), textDocumentProxy: InMemoryDocument())
    try controller.viewWillAppear(with: InputTraits())
    return controller
  }

  @Test func onlyTheKeyboardShownHasAnEngine() throws {
    let controller = try controller("en", "fa", "he")
    #expect(counter.count == 1)
    for language in ["fa-IR", "he-IL", "en-US", "fa-IR"] {
      controller.primaryLanguage = language
      #expect(counter.count == 1)
    }
    controller.viewWillDisappear()
    #expect(counter.count == 0)
    controller.handle(.textChanged(.kept))
    controller.supplementaryLexicon = [LexiconEntry("Zebulon", source: .contacts)]
    #expect(counter.count == 0)
    try controller.viewWillAppear(with: InputTraits())
    #expect(counter.count == 1)
  }

  /// Names that arrive while another keyboard is shown are offered among the candidates:
  ///
  /// ```
  /// Mandarin, English, names arrive, Mandarin     lixiaoming     李晓茗
  /// ```
  @Test func namesThatArriveMeanwhile() throws {
    let name = "李晓茗"
    let typist = try KeyboardTypist(
      try ["zh-Hans", "en"].map { try LocaleFiles.plugin($0) }, in: InMemoryDocument())
    typist.controller.primaryLanguage = "en-US"
    typist.controller.supplementaryLexicon = [LexiconEntry(name, source: .contacts)]
    typist.controller.primaryLanguage = "zh-Hans"
    try typist.press("lixiaoming")
    #expect(typist.view.candidates.prefix(2).contains(name))
  }

  /// Words are corrected and suggested as before by a keyboard that returns, and a refused correction
  /// stays refused.
  @Test func suggestionsOfAKeyboardThatReturns() throws {
    let folder = try TemporaryFolder()
    let words = try folder.write(
      "tr.words.imedict", try SmallWords.image([("merhaba", 9), ("selam", 9)], language: "tr"))
    let engines = KeyboardEngines(
      of: LanguageCatalog.standard.languages, in: LocaleFiles.folder
    ) { _ in words }
    let keyboard = LanguageKeyboard(
      try #require(StandardKeyboards.description(of: "tr")), in: LocaleFiles.folder,
      words: engines.words(of: "tr"))
    let typist = try KeyboardTypist(
      [keyboard, try LocaleFiles.plugin("en")], in: InMemoryDocument(before: "merhbaa"))
    try typist.tap("space")
    #expect(typist.document == "merhaba |")
    try typist.tap("backspace")
    for language in ["en-US", "tr-TR"] { typist.controller.primaryLanguage = language }
    #expect(typist.document == "merhbaa |")
    for key in ["m", "e", "r", "h", "b", "a", "a", "space"] { try typist.tap(key) }
    #expect(typist.document == "merhbaa merhbaa |")
    for key in ["s", "e", "l", "m", "a", "space"] { try typist.tap(key) }
    #expect(typist.document == "merhbaa merhbaa selam |")
  }
}
