import HostWords
import InputCore
import KeyboardPermissions
import TextDocument

/// The keyboard on the screen: it holds a document, shows one of its languages and passes events to
/// that language's session.
///
/// A keyboard for one language has a registry of one plugin. A multilingual one has several, and
/// switches with `primaryLanguage` at run time. Both behave the same.
///
/// ```swift
/// let controller = KeyboardController(
///   registry: try KeyboardRegistry([persian, german]), textDocumentProxy: InMemoryDocument())
/// controller.viewWillAppear(with: InputTraits())
/// controller.handle(KeyboardEvent(.tap("seen")))
/// controller.primaryLanguage = "de-DE"
/// ```
public final class KeyboardController<Document: TextDocumentProxy> {
  /// The document typed into.
  public var textDocumentProxy: Document
  /// The keyboard's host.
  public weak var host: (any KeyboardHost)?
  /// The languages.
  public private(set) var registry: KeyboardRegistry
  /// The id of the plugin in use.
  public private(set) var currentID: String
  /// The traits of the field.
  public private(set) var traits = InputTraits()
  /// Whether the keyboard is on the screen.
  public private(set) var isVisible = false
  /// Called with every effect after it was carried out.
  public var onEffect: ((KeyboardEffect) -> Void)?
  /// Called with each lifecycle step before it is taken.
  public var onLifecycle: ((KeyboardLifecycle) -> Void)?
  /// The height that the keyboard asks for, in points; nil leaves it to the host. It may be set at
  /// any time; a value that is not positive and finite becomes nil.
  public var heightConstraint: Double? {
    didSet {
      if let height = heightConstraint, !(height > 0 && height.isFinite) { heightConstraint = nil }
      host?.heightConstraintDidChange(to: heightConstraint)
    }
  }

  /// Whether what is typed may be learned, in all languages: false is incognito.
  public var learns: Bool {
    get { sessions.learns }
    set { sessions.learns = newValue }
  }

  /// The host's names, shortcuts and words, which the keyboards offer. The keyboard requests them from
  /// the host when it is loaded; a program without a host sets them.
  public var supplementaryLexicon: [LexiconEntry] = [] {
    didSet { sessions.supplement = LexiconIndex(supplementaryLexicon) }
  }

  private var sessions = OpenSessions()
  private var isLoaded = false

  /// Creates a keyboard that shows the first language of its registry. Nothing is opened yet.
  public init(registry: KeyboardRegistry, textDocumentProxy: Document) {
    self.registry = registry
    self.textDocumentProxy = textDocumentProxy
    currentID = registry.mostRecentlyUsed.first ?? ""
  }

  // MARK: Lifecycle

  /// Opens the language in use, so that the first key does not wait for it.
  public func viewDidLoad() throws(KeyboardError) {
    try open(currentID)
    guard !isLoaded else { return }
    isLoaded = true
    requestSupplementaryLexicon { [weak self] entries in
      if !entries.isEmpty { self?.supplementaryLexicon = entries }
    }
    onLifecycle?(.viewDidLoad)
  }

  /// Prepares for a field: nothing of the field before is left.
  public func viewWillAppear(with traits: InputTraits) throws(KeyboardError) {
    try viewDidLoad()
    onLifecycle?(.viewWillAppear)
    self.traits = traits
    isVisible = true
    registry.use(currentID)
    begin()
  }

  /// Ends an open composition by the policy of its language, before the keyboard is hidden.
  public func viewWillDisappear() {
    guard isVisible else { return }
    onLifecycle?(.viewWillDisappear)
    resolve()
    isVisible = false
  }

  // MARK: Languages

  /// The language typed. Setting it opens the keyboard of that language, ends an open composition by
  /// the old language's policy and tells the host. If there is no such keyboard or it cannot be
  /// opened, the old one stays and the host receives the error.
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

  /// Switches the language as `primaryLanguage` does, and throws the error.
  ///
  /// - Parameter tag: a language tag or the id of a plugin.
  public func switchLanguage(to tag: String) throws(KeyboardError) {
    let id = try registry.id(forLanguage: tag)
    guard id != currentID else { return }
    try open(id)
    resolve()
    currentID = id
    registry.use(id)
    if isVisible { begin() }
    carryOut([.host(.primaryLanguageChanged(primaryLanguage))])
  }

  /// Closes all languages but the one in use; they are opened again when they are needed.
  public func closeUnusedLanguages() {
    sessions.closeAll(but: currentID)
  }

  private func open(_ id: String) throws(KeyboardError) {
    guard let plugin = registry.plugin(id) else {
      throw .unknownKeyboard(id, known: registry.enabled)
    }
    try sessions.open(plugin)
  }

  private func begin() {
    let (traits, needsKey, context) = (traits, needsInputModeSwitchKey, context)
    sessions.update(currentID) {
      $0.begin(with: traits, needsInputModeSwitchKey: needsKey)
      $0.contextDidChange(context)
    }
  }

  private func resolve() {
    let policy = registry.plugin(currentID)?.description.resolution ?? .commitRaw
    carryOut(sessions.update(currentID) { $0.resolve(by: policy) } ?? [])
  }

  // MARK: Events

  /// Handles an action of the user.
  public func handle(_ event: KeyboardEvent) {
    guard isVisible else { return }
    let before = context
    carryOut(sessions.update(currentID) { $0.handle(event, context: before) } ?? [])
    noteContext()
  }

  /// Offers words that may follow the last commit, once. A host calls it after it has drawn the last
  /// event's effects, so that no key waits for it.
  public func offerPredictions() {
    guard isVisible else { return }
    carryOut(sessions.update(currentID) { $0.offerPredictions() } ?? [])
  }

  /// Handles a change of the field that the keyboard did not make.
  public func handle(_ event: HostEvent) {
    traits.follow(event)
    carryOut(sessions.update(currentID) { $0.handle(event) } ?? [])
    noteContext()
  }

  /// The keyboard to draw; nil before it is open.
  public func view(of size: KeyboardSize = KeyboardSize()) -> KeyboardView? {
    var size = size
    if let heightConstraint { size.height = heightConstraint }
    return sessions[currentID]?.view(of: size)
  }

  // MARK: Requests to the host

  /// Whether the keyboard must show a key for the next keyboard.
  public var needsInputModeSwitchKey: Bool { host?.needsInputModeSwitchKey ?? true }

  /// Asks the host for the next keyboard.
  public func advanceToNextInputMode() { host?.advanceToNextInputMode() }

  /// Asks the host to hide the keyboard, after an open composition has ended.
  public func dismissKeyboard() {
    resolve()
    host?.dismissKeyboard()
  }

  /// Requests the host's names and shortcuts; the keyboard works before they come.
  public func requestSupplementaryLexicon(
    completion: @escaping ([LexiconEntry]) -> Void
  ) {
    host?.requestSupplementaryLexicon(completion: completion)
  }

  // MARK: Effects

  private func noteContext() {
    let context = context
    sessions.update(currentID) { $0.contextDidChange(context) }
  }

  private var context: InputContext {
    let before = textDocumentProxy.documentContextBeforeInput
    return InputContext(
      // A host gives no context at the start of an empty field, but tells that it has no text.
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
    case .showKeyboardList: host?.showKeyboardList()
    case .dismissKeyboard: dismissKeyboard()
    case .performReturn(let key): host?.performReturn(key)
    case .primaryLanguageChanged(let tag): host?.primaryLanguageDidChange(to: tag)
    }
  }
}
