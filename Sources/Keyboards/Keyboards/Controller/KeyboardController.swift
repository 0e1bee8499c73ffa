import HostWords
import InputCore
import KeyboardPermissions
import TextDocument
import TypingAids

/// The keyboard on the screen. It holds a document, shows one language of its registry and passes
/// events to that language's session.
///
/// A keyboard for one language has a registry of one plugin. A multilingual one has several plugins
/// and switches between them at run time by setting `primaryLanguage`. Both behave the same.
///
/// ```swift
/// let registry = try KeyboardRegistry([persian, german])  // any KeyboardPlugin
/// let controller = KeyboardController(registry: registry, textDocumentProxy: InMemoryDocument())
/// try controller.viewWillAppear(with: InputTraits())
/// controller.handle(KeyboardEvent(.tap("seen")))
/// controller.primaryLanguage = "de-DE"
/// ```
public final class KeyboardController<Document: TextDocumentProxy> {
  /// The document that receives the text.
  public var textDocumentProxy: Document
  /// The keyboard's host; nil for a program without one.
  public weak var host: (any KeyboardHost)?
  /// The keyboards of this controller's languages.
  public private(set) var registry: KeyboardRegistry
  /// The id of the plugin in use.
  public private(set) var currentID: String
  /// The traits of the field in focus.
  public private(set) var traits = InputTraits()
  /// Whether the keyboard is on the screen.
  public private(set) var isVisible = false
  /// Called with every effect after it was carried out.
  public var onEffect: ((KeyboardEffect) -> Void)?
  /// Called with every lifecycle step before it takes place.
  public var onLifecycle: ((KeyboardLifecycle) -> Void)?
  /// The height in points that the keyboard asks for; nil leaves it to the host. It can be set at
  /// any time. A value that is not positive and finite becomes nil.
  public var heightConstraint: Double? {
    didSet {
      if let height = heightConstraint, !(height > 0 && height.isFinite) { heightConstraint = nil }
      host?.heightConstraintDidChange(to: heightConstraint)
    }
  }

  /// Whether typed text may be learned, in all languages. False is incognito mode.
  public var learns: Bool {
    get { sessions.learns }
    set { sessions.learns = newValue }
  }

  /// The host's names, shortcuts and words, which the keyboards offer. The keyboard requests them
  /// from the host when it is loaded. A program without a host sets them.
  public var supplementaryLexicon: [LexiconEntry] = [] {
    didSet { offerLexicon() }
  }

  /// The words of the user's own list, for example that of the keyboard's app. They are offered beside
  /// those of the host, and before them.
  public var userLexicon: [LexiconEntry] = [] {
    didSet { if userLexicon != oldValue { offerLexicon() } }
  }

  private func offerLexicon() {
    sessions.supplement = LexiconIndex(userLexicon + supplementaryLexicon)
  }

  /// The memory that the languages of this keyboard may use; nil for no limit. Languages that were
  /// used longest ago are closed before it is passed, the current one never.
  public var memoryBudget: MemoryBudget? {
    get { memory?.budget }
    set {
      memory = newValue.map { budget in
        MemoryKeeper(budget) { [unowned self] in closeOldest() }
      }
      memory?.makeRoom()
    }
  }

  /// The time that a plugin may take for an answer; nil to measure nothing.
  public var timeBudget: TimeBudget? { didSet { isLate = false } }
  /// Called with the report of each answer that took longer than the time budget, before its effects are
  /// carried out.
  public var onLateAnswer: ((LateAnswer) -> Void)?

  /// Whether the last event was answered late.
  private var isLate = false
  /// Keeps the budget; shared by the controllers of a switcher.
  package var memory: MemoryKeeper?
  private var sessions = OpenSessions()
  private var isLoaded = false
  /// The language that is being opened.
  private var opening: String?

  /// Creates a keyboard that shows the first language of its registry. Opens nothing yet.
  public init(registry: KeyboardRegistry, textDocumentProxy: Document) {
    self.registry = registry
    self.textDocumentProxy = textDocumentProxy
    currentID = registry.mostRecentlyUsed.first ?? ""
  }

  // MARK: Lifecycle

  /// Opens the current language, so that the first key does not wait for it.
  ///
  /// - Throws: a ``KeyboardError`` if the language cannot be opened.
  public func viewDidLoad() throws(KeyboardError) {
    try open(currentID)
    guard !isLoaded else { return }
    isLoaded = true
    requestSupplementaryLexicon { [weak self] entries in
      if !entries.isEmpty { self?.supplementaryLexicon = entries }
    }
    onLifecycle?(.viewDidLoad)
  }

  /// Shows the keyboard for a field. Nothing is carried over from the previous field.
  ///
  /// - Throws: a ``KeyboardError`` if the language cannot be opened.
  public func viewWillAppear(with traits: InputTraits) throws(KeyboardError) {
    try viewDidLoad()
    onLifecycle?(.viewWillAppear)
    self.traits = traits
    isVisible = true
    registry.use(currentID)
    begin()
  }

  /// Ends an open composition by the policy of its language, then hides the keyboard.
  public func viewWillDisappear() {
    guard isVisible else { return }
    onLifecycle?(.viewWillDisappear)
    resolve()
    sessions.update(currentID) { $0.suspend() }
    isVisible = false
    memory?.budget.hide()
  }

  // MARK: Languages

  /// The current language, as a BCP 47 tag. Setting it opens the keyboard of that language, ends an
  /// open composition by the old language's policy and tells the host. If no keyboard matches or it
  /// cannot be opened, the current one stays and the host receives the error.
  public var primaryLanguage: String {
    get { registry.plugin(currentID)?.description.primaryLanguage ?? "" }
    set {
      do throws(KeyboardError) {
        try switchLanguage(to: newValue)
      } catch {
        host?.keyboardDidFail(error)
      }
    }
  }

  /// Switches the language as setting `primaryLanguage` does, but throws the error.
  ///
  /// - Parameter tag: a language tag or the id of a plugin.
  /// - Throws: `unknownLanguage` if no keyboard matches, or the error of opening it.
  public func switchLanguage(to tag: String) throws(KeyboardError) {
    let id = try registry.id(forLanguage: tag)
    guard id != currentID else { return }
    try open(id)
    let dash = automaticDash
    resolve()
    let change = dash ?? correctedWord
    sessions.update(currentID) { $0.suspend() }
    currentID = id
    registry.use(id)
    if isVisible {
      begin()
      takeOver(change)
    }
    memory?.makeRoom()
    carryOut([.host(.primaryLanguageChanged(primaryLanguage))])
  }

  /// Closes the sessions of all languages but the current one. They are reopened when needed.
  public func closeUnusedLanguages() {
    sessions.closeAll(but: currentID)
  }

  private func open(_ id: String) throws(KeyboardError) {
    guard let plugin = registry.plugin(id) else {
      throw .unknownKeyboard(id, known: registry.enabled)
    }
    guard sessions[id] == nil else { return }
    let start = timeBudget?.clock()
    defer { note(.opening, of: id, since: start) }
    guard let memory else { return try sessions.open(plugin) }
    opening = id
    defer { opening = nil }
    try memory.open(id) { () throws(KeyboardError) in try sessions.open(plugin) }
  }

  private func closeOldest() -> Bool {
    registry.mostRecentlyUsed.reversed().contains { $0 != currentID && close($0) }
  }

  /// Closes the session of a language, to be reopened when it is needed.
  ///
  /// - Returns: false if it is not open, on the screen, or being opened.
  package func close(_ id: String) -> Bool {
    guard id != opening, !(isVisible && id == currentID) else { return false }
    return sessions.close(id)
  }

  private func begin() {
    let (traits, needsKey, context) = (traits, needsInputModeSwitchKey, context)
    sessions.update(currentID) {
      $0.begin(with: traits, needsInputModeSwitchKey: needsKey)
      $0.contextDidChange(context)
    }
  }

  /// The dash that the last key made of two hyphens; nil if it made none.
  package var automaticDash: AutomaticChange? { sessions.automaticDash(of: currentID) }

  /// The correction of the word that ended when the keyboard was hidden; nil if there is none.
  package var correctedWord: AutomaticChange? { sessions.correctedWord(of: currentID) }

  /// Continues after a change that the keyboard shown before made in the same field.
  package func takeOver(_ change: AutomaticChange?) { sessions.takeOver(change, in: currentID) }

  private func resolve() {
    let policy = registry.plugin(currentID)?.description.resolution ?? .commitRaw
    carryOut(sessions.update(currentID) { $0.resolve(by: policy) } ?? [])
    let context = context
    carryOut(sessions.update(currentID) { $0.endWord(context) } ?? [])
  }

  // MARK: Events

  /// Handles a user action. Does nothing while the keyboard is hidden.
  public func handle(_ event: KeyboardEvent) {
    guard isVisible else { return }
    let before = context
    isLate = false
    carryOut(answer(.event) { $0.handle(event, context: before) } ?? [])
    noteContext()
  }

  /// Offers words that may follow the last commit, once per commit. A host calls this after it has
  /// drawn the effects of the last event, so that no key waits for the prediction. Then the memory
  /// budget is kept.
  public func offerPredictions() {
    guard isVisible else { return }
    if !isLate { carryOut(answer(.prediction) { $0.offerPredictions() } ?? []) }
    memory?.makeRoom()
  }

  /// Handles a change of the field that the keyboard did not make.
  public func handle(_ event: HostEvent) {
    traits.follow(event)
    carryOut(answer(.hostEvent) { $0.handle(event) } ?? [])
    noteContext()
  }

  /// Handles a text that the user copied. The keyboard keeps it if the user wants that, and if neither
  /// the text nor the field in focus is private.
  public func handle(_ copied: CopiedText) {
    sessions.update(currentID) { $0.take(copied) }
  }

  /// Returns the keyboard to draw; nil until it is open. `heightConstraint` replaces the height of
  /// `size`.
  public func view(of size: KeyboardSize = KeyboardSize()) -> KeyboardView? {
    var size = size
    if let heightConstraint { size.height = heightConstraint }
    return sessions[currentID]?.view(of: size)
  }

  /// The label of each candidate shown for screen readers; see `LanguageSession.candidateLabels`.
  public var candidateLabels: [String] { sessions[currentID]?.candidateLabels ?? [] }

  // MARK: Requests to the host

  /// Whether the keyboard must show a key for the next keyboard. True without a host.
  public var needsInputModeSwitchKey: Bool { host?.needsInputModeSwitchKey ?? true }

  /// Asks the host to switch to the next keyboard.
  public func advanceToNextInputMode() { host?.advanceToNextInputMode() }

  /// Ends an open composition, then asks the host to hide the keyboard.
  public func dismissKeyboard() {
    resolve()
    host?.dismissKeyboard()
  }

  /// Requests the host's names and shortcuts. The keyboard works before they arrive.
  public func requestSupplementaryLexicon(
    completion: @escaping ([LexiconEntry]) -> Void
  ) {
    host?.requestSupplementaryLexicon(completion: completion)
  }

  // MARK: Effects

  private func noteContext() {
    let context = context
    answer(.context) { $0.contextDidChange(context) }
  }

  // MARK: Time

  /// Calls the current session and reports an answer that takes longer than the time budget.
  ///
  /// - Returns: what `body` returns; nil if the session is not open.
  @discardableResult
  private func answer<Result>(
    _ call: LateAnswer.Call, _ body: (inout any KeyboardSession) -> Result
  ) -> Result? {
    let start = timeBudget?.clock()
    let result = sessions.update(currentID, body)
    note(call, of: currentID, since: start)
    return result
  }

  /// Reports an answer if it took longer than the time budget.
  ///
  /// - Parameter start: the time of the call; nil if no time is measured.
  private func note(_ call: LateAnswer.Call, of id: String, since start: UInt64?) {
    guard let timeBudget, let start else { return }
    let (time, isBackwards) = timeBudget.clock().subtractingReportingOverflow(start)
    guard !isBackwards, time > timeBudget.microseconds else { return }
    if call == .event { isLate = true }
    onLateAnswer?(LateAnswer(keyboard: id, call: call, microseconds: time))
  }

  private var context: InputContext {
    let before = textDocumentProxy.documentContextBeforeInput
    return InputContext(
      // A host gives no context at the start of an empty field, but reports that it has no text.
      documentContextBeforeInput: before ?? (textDocumentProxy.hasText ? nil : ""),
      documentContextAfterInput: textDocumentProxy.documentContextAfterInput,
      hasSelection: !(textDocumentProxy.selectedText ?? "").isEmpty,
      selectedText: textDocumentProxy.selectedText)
  }

  private func carryOut(_ effects: [KeyboardEffect]) {
    for effect in effects {
      switch effect {
      case .text(let effect): textDocumentProxy.apply(effect)
      case .moveCaret(let text, let forward):
        let length = text.length(in: textDocumentProxy.countingUnit)
        textDocumentProxy.adjustTextPosition(byCharacterOffset: forward ? length : -length)
      case .host(let action): ask(action)
      }
      onEffect?(effect)
    }
  }

  private func ask(_ action: HostAction) {
    switch action {
    case .advanceToNextInputMode: advanceToNextInputMode()
    case .returnToPreviousKeyboard: host?.returnToPreviousKeyboard()
    case .showKeyboardList: host?.showKeyboardList()
    case .dismissKeyboard: dismissKeyboard()
    case .performReturn(let key): host?.performReturn(key)
    case .primaryLanguageChanged(let tag): host?.primaryLanguageDidChange(to: tag)
    }
  }
}
