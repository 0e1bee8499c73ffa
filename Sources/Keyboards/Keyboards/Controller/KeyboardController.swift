import HostWords
import InputCore
import KeyboardPermissions
import TextDocument

/// One keyboard on the screen: it holds a document, shows one of its languages, and hands events to
/// that language's session.
///
/// A keyboard for one language has a registry of one plugin. A multilingual one has several, and
/// switches by `primaryLanguage` as it runs. Both behave the same.
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
  /// What the field asks for.
  public private(set) var traits = InputTraits()
  /// Whether the keyboard is on the screen.
  public private(set) var isVisible = false
  /// Hears of every effect, after it was carried out.
  public var onEffect: ((KeyboardEffect) -> Void)?
  /// Hears of each step of its life, before it is taken.
  public var onLifecycle: ((KeyboardLifecycle) -> Void)?
  /// The height that the keyboard asks for, in points; nil leaves it to the host. It may be set at
  /// any time; one that is not positive is taken as nil.
  public var heightConstraint: Double? {
    didSet {
      if let height = heightConstraint, !(height > 0 && height.isFinite) { heightConstraint = nil }
      host?.heightConstraintDidChange(to: heightConstraint)
    }
  }

  /// Whether what is typed may be learned, in all languages: false is incognito.
  public var learns = true {
    didSet { for id in sessions.keys { sessions[id]?.learns = learns } }
  }

  /// The host's names, shortcuts and words, which the keyboards offer. The host is asked for them when
  /// the keyboard is loaded; a program without a host sets them.
  public var supplementaryLexicon: [LexiconEntry] = [] {
    didSet {
      supplement = LexiconIndex(supplementaryLexicon)
      for id in sessions.keys { sessions[id]?.supplement = supplement }
    }
  }

  private var supplement = LexiconIndex([])
  private var sessions: [String: any KeyboardSession] = [:]
  private var isLoaded = false

  /// A keyboard that begins with the first language of its registry. Nothing is opened yet.
  public init(registry: KeyboardRegistry, textDocumentProxy: Document) {
    self.registry = registry
    self.textDocumentProxy = textDocumentProxy
    currentID = registry.mostRecentlyUsed.first ?? ""
  }

  // MARK: Lifecycle

  /// Opens the language in use, so that the first key finds it open.
  public func viewDidLoad() throws(KeyboardError) {
    try open(currentID)
    guard !isLoaded else { return }
    isLoaded = true
    requestSupplementaryLexicon { [weak self] entries in
      if !entries.isEmpty { self?.supplementaryLexicon = entries }
    }
    onLifecycle?(.viewDidLoad)
  }

  /// The keyboard is about to be shown for a field. Nothing of the field before is left.
  public func viewWillAppear(with traits: InputTraits) throws(KeyboardError) {
    try viewDidLoad()
    onLifecycle?(.viewWillAppear)
    self.traits = traits
    isVisible = true
    registry.use(currentID)
    begin()
  }

  /// The keyboard is about to go: an open composition ends by the policy of its language.
  public func viewWillDisappear() {
    guard isVisible else { return }
    onLifecycle?(.viewWillDisappear)
    resolve()
    isVisible = false
  }

  // MARK: Languages

  /// The language typed. Setting it opens the keyboard of that language, ends an open composition by
  /// the old one's policy and tells the host. Where there is no such keyboard, or it cannot be
  /// opened, the old one stays and the host hears why.
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

  /// The same, for callers that want the error themselves. `tag` is a language or a plugin's id.
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

  /// Closes all languages but the one in use; they are opened anew when they are needed.
  public func closeUnusedLanguages() {
    sessions = sessions.filter { $0.key == currentID }
  }

  private func open(_ id: String) throws(KeyboardError) {
    guard sessions[id] == nil else { return }
    guard let plugin = registry.plugin(id) else {
      throw .unknownKeyboard(id, known: registry.enabled)
    }
    var session = try plugin.open()
    session.learns = learns
    session.supplement = supplement
    sessions[id] = session
  }

  private func begin() {
    sessions[currentID]?.begin(
      with: traits, needsInputModeSwitchKey: host?.needsInputModeSwitchKey ?? true)
    sessions[currentID]?.contextDidChange(context)
  }

  private func resolve() {
    let policy = registry.plugin(currentID)?.description.resolution ?? .commitRaw
    carryOut(sessions[currentID]?.resolve(by: policy) ?? [])
  }

  // MARK: Events

  /// Handles what the typist did.
  public func handle(_ event: KeyboardEvent) {
    guard isVisible else { return }
    carryOut(sessions[currentID]?.handle(event, context: context) ?? [])
    sessions[currentID]?.contextDidChange(context)
  }

  /// Offers words that may follow what was committed. A host calls it when it has drawn what the last
  /// event did, so that no key waits for it; each is offered once.
  public func offerPredictions() {
    guard isVisible else { return }
    carryOut(sessions[currentID]?.offerPredictions() ?? [])
  }

  /// Answers what happened to the field and was not the keyboard's doing.
  public func handle(_ event: HostEvent) {
    switch event {
    case .traitsChanged(let traits, _): self.traits = traits
    case .becameSecure: traits.isSecure = true
    case .becameOpen: traits.isSecure = false
    case .textChanged, .caretMoved, .caretLeft, .focusLost: break
    }
    carryOut(sessions[currentID]?.handle(event) ?? [])
    sessions[currentID]?.contextDidChange(context)
  }

  /// What is to be drawn.
  public func view(of size: KeyboardSize = KeyboardSize()) -> KeyboardView? {
    var size = size
    if let heightConstraint { size.height = heightConstraint }
    return sessions[currentID]?.view(of: size)
  }

  // MARK: Requests to the host

  /// Whether the keyboard must show a key that goes on to the next one.
  public var needsInputModeSwitchKey: Bool { host?.needsInputModeSwitchKey ?? true }

  /// Asks the host for the next keyboard.
  public func advanceToNextInputMode() { host?.advanceToNextInputMode() }

  /// Asks the host to put the keyboard away. An open composition ends first.
  public func dismissKeyboard() {
    resolve()
    host?.dismissKeyboard()
  }

  /// Asks for the host's names and shortcuts; the keyboard works before they come.
  public func requestSupplementaryLexicon(
    completion: @escaping ([LexiconEntry]) -> Void
  ) {
    host?.requestSupplementaryLexicon(completion: completion)
  }

  // MARK: Effects

  private var context: InputContext {
    let before = textDocumentProxy.documentContextBeforeInput
    return InputContext(
      // A host gives no context at the start of an empty field; that it is empty is known all the same.
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
