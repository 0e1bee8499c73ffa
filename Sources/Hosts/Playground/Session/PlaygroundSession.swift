import DesktopSession
import InputCore
import KeyboardCatalog
import Keyboards
import TextDocument
import TextUnits
import TypingAids

/// The typing state of one page: a keyboard, a field and its text. A session belongs to one task at
/// a time; the library is shared.
///
/// ```swift
/// var session = try PlaygroundSession(library, keyboard: "vi")
/// let answer = session.answer(message, at: time)  // a ClientMessage
/// ```
package struct PlaygroundSession {
  /// The longest text of the field, in UTF-16 code units. More is refused, so that a page cannot
  /// fill the memory.
  package static let longestText = 20_000
  /// The number of sentences whose costs are shown.
  private static let explainedSentences = 5

  var library: DesktopLibrary
  /// The library with the settings of this page, for hardware keys.
  var hardwareLibrary: DesktopLibrary
  var isHardware = false
  var keyboard: KeyboardDescription {
    didSet { if oldValue.id != keyboard.id { previous = oldValue.id } }
  }
  var language: LanguageSession
  var document = InMemoryDocument()
  var field = FieldKind.text
  var size = KeyboardSize()
  var version = 0
  var recorder: ScenarioRecorder?
  private var preedit = Preedit.empty
  /// The keyboards that a key asked for: the next one, or the one used before.
  private var wanted: [String] = []
  /// The id of the keyboard used before.
  private var previous: String?
  private var shownBoard: PageView.Board?
  private var effects: [KeyboardEffect] = []
  private var units: (tag: String, finder: TextUnitFinder)?

  /// Creates a session with an empty text.
  ///
  /// - Parameters:
  ///   - library: the keyboards, made for keys on the screen.
  ///   - keyboard: the id of the first keyboard.
  /// - Throws: `unknownKeyboard`, `refused` or the error of opening it.
  package init(_ library: DesktopLibrary, keyboard id: String) throws(KeyboardError) {
    try library.checkConsent(to: id)
    self.library = library
    hardwareLibrary = DesktopLibrary(
      sharing: library, settings: library.settings, device: .hardware)
    let contents = try library.contents(of: id)
    keyboard =
      library.description(of: id)
      ?? KeyboardDescription(
        id: id, primaryLanguage: "und", name: id)
    language = LanguageSession(contents, settings: library.settings.typing)
    begin()
  }

  /// The first message to a page.
  package var welcome: PageAnswer {
    .welcome(
      Welcome(
        keyboards: library.keyboards.map(PageView.Keyboard.init), settings: library.settings.typing)
    )
  }

  // MARK: Messages

  /// Handles a message.
  ///
  /// - Parameters:
  ///   - message: the message.
  ///   - time: the time in milliseconds of a monotonic clock.
  package mutating func answer(_ message: ClientMessage, at time: UInt64) -> PageAnswer {
    effects = []
    let n = message.number
    do {
      switch message.action {
      case .open(let id, let size, let isHardware):
        if let size { self.size = size }
        try open(id ?? keyboard.id, isHardware: isHardware ?? self.isHardware)
      case .next: openFirst(of: nextKeyboards)
      case .key(let key): press(key, at: time)
      case .event(let action): run(action, at: time)
      case .glide(let ids): glide(over: ids, at: time)
      case .select(let range, let version): select(range, version)
      case .insert(let text): paste(text)
      case .undo(let isRedo): undo(isRedo: isRedo)
      case .clear: edit { $0 = InMemoryDocument() }
      case .field(let kind):
        try library.checkConsent(to: keyboard.id)
        change(to: kind)
      case .settings(let text): try use(settings: text)
      case .incognito(let isOn): language.learns = !isOn
      case .analyse: return .analysis(analysis(n))
      case .learned: return .learned(try learnedEntries(), n: n)
      case .forget(let word):
        try forget(word)
        return .learned(try learnedEntries(), n: n)
      case .explain:
        let sentences = language.explanations(limit: Self.explainedSentences)
        return .costs(sentences.map(ExplainedSentence.init), n: n)
      case .whyNot(let text):
        let reason = language.reason(against: text)
        return .reason(reason.map { ExplainedReason($0, of: text) }, n: n)
      case .source:
        let source = try sourceFiles()
        return .source(layout: source.layout, locale: source.locale, n: n)
      case .workbench(let layout, let locale):
        let problems = openWorkbench(layout: layout, locale: locale)
        var view = view(answering: n)
        view.problems = problems
        return .view(view)
      case .record: try record()
      case .stop(let name):
        return .scenario(try stopRecording(named: name), n: n)
      }
    } catch {
      return .failure("\(error)", n: n)
    }
    return .view(view(answering: n))
  }

  // MARK: Keyboards

  /// Shows the next keyboard of the list that can be opened.
  /// The keyboards after this one in the list, and then those before it.
  private var nextKeyboards: [String] {
    let ids = library.keyboards.map(\.id)
    let index = ids.firstIndex(of: keyboard.id) ?? ids.endIndex
    return Array(ids.dropFirst(index + 1) + ids.prefix(index))
  }

  /// Opens the first of some keyboards that can be opened.
  private mutating func openFirst(of ids: [String]) {
    for id in ids where (try? open(id, isHardware: isHardware)) != nil { return }
  }

  private mutating func open(_ id: String, isHardware: Bool) throws(KeyboardError) {
    guard id != keyboard.id || isHardware != self.isHardware else { return }
    let library = isHardware ? hardwareLibrary : self.library
    try library.checkConsent(to: id)
    let contents = try library.contents(of: id)
    endComposition()
    self.isHardware = isHardware
    keyboard = library.description(of: id) ?? keyboard
    replaceSession(by: contents, library.settings)
  }

  /// Shows other contents in the same field.
  mutating func replaceSession(by contents: KeyboardContents, _ settings: DesktopSettings) {
    let learns = language.learns
    language = LanguageSession(contents, settings: settings.typing)
    language.learns = learns
    recorder = nil
    begin()
  }

  private mutating func begin() {
    library.words?.current.offer(in: &language)
    language.begin(with: field.traits, needsInputModeSwitchKey: true)
    language.contextDidChange(context)
  }

  private mutating func use(settings text: String) throws {
    var settings = DesktopSettings()
    settings.typing = library.settings.typing
    let changed = try DesktopSettings(parsing: text, file: "settings", over: settings)
    let shared = library
    library = DesktopLibrary(sharing: shared, settings: changed, device: .screen)
    hardwareLibrary = DesktopLibrary(sharing: shared, settings: changed, device: .hardware)
    endComposition()
    replaceSession(by: try currentContents(), changed)
  }

  /// The contents of the keyboard shown: those of the library, or of an edited layout.
  private func currentContents() throws(KeyboardError) -> KeyboardContents {
    if isWorkbench { return language.contents }
    return try (isHardware ? hardwareLibrary : library).contents(of: keyboard.id)
  }

  /// Ends an open composition by the keyboard's policy.
  mutating func endComposition() {
    carryOut(language.resolve(by: keyboard.resolution))
  }

  // MARK: Keys

  private mutating func press(_ key: BrowserKey, at time: UInt64) {
    let modifiers = key.layoutModifiers
    if let named = key.named {
      run(.hardware(HardwareKey(.named(named), modifiers: modifiers)), at: time)
    } else if let position = key.position, language.contents.makeEngine == nil {
      // A page shows what the keyboard's own layout does. Only an engine takes the letters of the
      // system's layout: `zhong` is typed by its letters on any keyboard of Latin letters.
      run(.hardware(HardwareKey(.position(position), modifiers: modifiers)), at: time)
    } else if let character = key.character {
      let key = language.hardwareKey(typing: character, at: key.position, modifiers)
      run(.hardware(key), at: time)
    } else if let position = key.position {
      // A dead key of the system's layout has no text; its position is known.
      run(.hardware(HardwareKey(.position(position), modifiers: modifiers)), at: time)
    }
  }

  private mutating func glide(over ids: [String], at time: UInt64) {
    let keys = language.view(of: size).keys
    let path = ids.compactMap { id in keys.first { $0.id == id } }
    guard path.count > 1 else { return }
    run(.glide(GlidePath(over: path, on: size)), at: time)
  }

  /// Handles a user action. Nothing is typed in a password field: the page keeps its text, and only
  /// keys that switch layers do something.
  mutating func run(_ action: KeyboardEvent.Action, at time: UInt64) {
    if field.traits.isSecure, !isLayerSwitch(action) { return }
    if recorder != nil {
      let shown = language.view(of: size)
      recorder?.note(action, on: shown)
    }
    carryOut(language.handle(KeyboardEvent(action, time: time), context: context))
    carryOut(language.offerPredictions())
    let asked = wanted
    wanted = []
    openFirst(of: asked)
    if document.text.utf16.count > Self.longestText { document = InMemoryDocument() }
  }

  private func isLayerSwitch(_ action: KeyboardEvent.Action) -> Bool {
    guard case .tap(let id) = action else { return false }
    let key = language.contents.layout.key(id)
    return key?.layerID != nil && key?.output == nil
  }

  private var context: InputContext {
    InputContext(
      documentContextBeforeInput: document.documentContextBeforeInput,
      documentContextAfterInput: document.documentContextAfterInput,
      hasSelection: document.selectedText != nil, selectedText: document.selectedText)
  }

  private mutating func carryOut(_ effects: [KeyboardEffect]) {
    for effect in effects {
      switch effect {
      case .text(let effect):
        if case .setMarkedText(let marked) = effect { preedit = marked }
        document.apply(effect)
      case .moveCaret(let text, let forward):
        let length = text.length(in: document.countingUnit)
        document.adjustTextPosition(byCharacterOffset: forward ? length : -length)
      case .host(.advanceToNextInputMode): wanted = nextKeyboards
      case .host(.returnToPreviousKeyboard): wanted = [previous].compactMap(\.self) + nextKeyboards
      case .host: break
      }
    }
    if document.markedText.isEmpty { preedit = .empty }
    self.effects += effects
    version += 1
    language.contextDidChange(context)
  }

  // MARK: The field

  private mutating func select(_ range: Range<Int>, _ version: Int) {
    guard version == self.version, !field.traits.isSecure else { return }
    // A composition that ends becomes text before what the user selected after it.
    let (caret, length) = (document.textBeforeInput.utf16.count, document.text.utf16.count)
    endComposition()
    let growth = range.lowerBound > caret ? document.text.utf16.count - length : 0
    let range = range.lowerBound + growth..<range.upperBound + growth
    guard (try? document.select(range, in: .utf16)) != nil else { return }
    recorder?.interrupt()
    hostChanged(.caretLeft(.kept))
  }

  private mutating func paste(_ text: String) {
    guard !field.traits.isSecure,
      document.text.utf16.count + text.utf16.count <= Self.longestText
    else { return }
    edit { $0.insertText(text) }
  }

  private mutating func undo(isRedo: Bool) {
    edit { document in
      if isRedo { _ = document.redo() } else { _ = document.undo() }
    }
  }

  /// Changes the text as the page does, not the keyboard.
  private mutating func edit(_ body: (inout InMemoryDocument) -> Void) {
    endComposition()
    body(&document)
    recorder?.interrupt()
    hostChanged(.textChanged(.kept))
  }

  private mutating func hostChanged(_ event: HostEvent) {
    carryOut(language.handle(event))
  }

  private mutating func change(to kind: FieldKind) {
    guard kind != field else { return }
    endComposition()
    let wasSecure = field.traits.isSecure
    field = kind
    document = InMemoryDocument()
    recorder = nil
    if kind.traits.isSecure {
      hostChanged(.becameSecure)
    } else {
      if wasSecure { hostChanged(.becameOpen) }
      hostChanged(.traitsChanged(kind.traits, .kept))
    }
    begin()
  }

  // MARK: Recording

  /// Begins a recording in an empty text, with the settings and the user model of a new keyboard, so
  /// that a script plays the same everywhere.
  private mutating func record() throws(KeyboardError) {
    var settings = DesktopSettings()
    settings.typing = TypingSettings()
    settings.typing.learnsWords = false
    let plain = DesktopLibrary(sharing: library, settings: settings, device: .screen)
    let contents = isWorkbench ? language.contents : try plain.contents(of: keyboard.id)
    field = .text
    isHardware = false
    document = InMemoryDocument()
    preedit = .empty
    version += 1
    replaceSession(by: contents, settings)
    recorder = ScenarioRecorder(keyboard: keyboard.id)
  }

  private mutating func stopRecording(named name: String) throws(KeyboardError) -> String {
    guard let recorder else { return "" }
    let text = recorder.scenario(named: name, scene)
    endComposition()
    replaceSession(by: try currentContents(), library.settings)
    return text
  }

  // MARK: Views

  /// The state that a recorded scenario asserts.
  var scene: RecordedScene {
    RecordedScene(
      document: document,
      preedit: document.markedText.isEmpty ? "" : preedit.textWithCaret,
      candidates: language.showsSuggestions
        ? [] : language.candidatePage?.candidates.map(\.text) ?? [])
  }

  /// The units of the language in use.
  mutating func unitFinder() -> TextUnitFinder {
    if let units, units.tag == keyboard.primaryLanguage { return units.finder }
    let finder = TextUnitFinder(language: keyboard.primaryLanguage)
    units = (keyboard.primaryLanguage, finder)
    return finder
  }

  private mutating func view(answering number: Int) -> PageView {
    var view = PageView(keyboard: PageView.Keyboard(keyboard))
    view.n = number
    view.field = field
    view.document = PageView.Document(
      before: document.textBeforeInput, selected: document.selectedText ?? "",
      after: document.textAfterInput,
      marked: preedit.pieces.map { PageView.Piece(text: $0.text, stage: $0.stage.rawValue) },
      caret: preedit.caretInUTF16, version: version)
    let board = PageView.Board(language.view(of: size))
    if board != shownBoard { view.board = board }
    shownBoard = board
    view.candidates = language.candidatePage.flatMap { page in
      page.candidates.isEmpty
        ? nil : PageView.Candidates(page, language.candidateLabels, language.showsSuggestions)
    }
    view.isComposing = language.isComposing
    view.isIncognito = !language.learns
    view.isHardware = isHardware
    view.isRecording = recorder != nil
    view.punctuation = language.modes?.punctuation.rawValue
    view.width = language.modes?.width.rawValue
    for effect in effects {
      switch effect {
      case .text(.alert(let alert)): view.alert = alert.rawValue
      case .host(.performReturn(let key)): view.action = key.rawValue
      case .host(let action): view.action = "\(action)"
      default: break
      }
    }
    view.effects = effects.map(\.description)
    return view
  }
}

extension PageView.Keyboard {
  init(_ description: KeyboardDescription) {
    self.init(
      id: description.id, name: description.name, language: description.primaryLanguage,
      isRightToLeft: description.prefersRightToLeft, symbol: description.symbol)
  }
}

extension PageView.Candidates {
  init(_ page: CandidatePage, _ labels: [String], _ areSuggestions: Bool) {
    self.init(
      items: zip(page.candidates, labels).map { candidate, label in
        Item(text: candidate.text, annotation: candidate.gloss, name: label)
      },
      highlighted: areSuggestions ? nil : page.highlighted, page: page.number,
      hasNext: page.hasNext, areSuggestions: areSuggestions, readings: page.readings)
  }
}
