import InputCore
import KeyboardTrust
import TextDocument

/// How the languages of a program come to the host.
public enum KeyboardPackaging: String, CaseIterable, Hashable, Sendable {
  /// One keyboard a language: the host goes from one to the next.
  case perLanguage = "per-language"
  /// One keyboard for all languages, which switches its primary language as it runs.
  case dynamic
}

/// The host's side of keyboards, in one process: it owns the registry, shows one keyboard at a time,
/// and serves fields that custom keyboards must not see with its own. Programs that embed keyboards
/// use it as it is; for tests it keeps a trace.
///
/// Whichever packaging is chosen, the same script gives the same trace.
public final class KeyboardSwitcher<Document: TextDocumentProxy> {
  /// The keyboards as controllers see them: one document for all.
  public typealias Controller = KeyboardController<SharedDocument<Document>>

  /// The document typed into.
  public let document: SharedDocument<Document>
  /// All keyboards, in the order of the list, and which were used last.
  public private(set) var registry: KeyboardRegistry
  /// Whose keyboard serves the field with the focus.
  public private(set) var service = FieldService.custom
  /// What keyboards did, one line an effect.
  public private(set) var trace: [String] = []
  /// The names and shortcuts handed to keyboards that ask.
  public var supplementaryLexicon: [LexiconEntry] = []
  /// The last error of a keyboard that could not be had.
  public private(set) var lastError: KeyboardError?
  /// Whether the keyboard was put away.
  public private(set) var isDismissed = false
  /// Whether the typist looks at the list of keyboards.
  public private(set) var showsKeyboardList = false

  private var controllers: [String: Controller] = [:]
  private var currentID: String
  private var traits = InputTraits()
  /// What the host of the field with the focus allows; nil before any field has it.
  private var policy: (any HostPolicy)?
  private var detour = KeyboardDetour<Detoured>()

  /// What is kept while the host's own keyboard serves. Its layer and shift key begin anew anyhow.
  private struct Detoured: DetourState {
    var id: String
    var afterDetour: Detoured { self }
  }

  /// A host with keyboards. Nothing is opened until a field takes the focus.
  public init(
    _ plugins: [any KeyboardPlugin], packaging: KeyboardPackaging, document: Document
  ) throws(KeyboardError) {
    registry = try KeyboardRegistry(plugins)
    self.document = SharedDocument(document)
    currentID = registry.enabled.first ?? ""
    switch packaging {
    case .dynamic:
      let controller = Controller(registry: registry, textDocumentProxy: self.document)
      for id in registry.enabled { controllers[id] = controller }
    case .perLanguage:
      for plugin in plugins {
        controllers[plugin.description.id] = Controller(
          registry: try KeyboardRegistry([plugin]), textDocumentProxy: self.document)
      }
    }
    for controller in controllers.values {
      controller.host = self
      controller.onEffect = { [unowned self] in trace.append("\($0)") }
    }
  }

  /// The keyboard shown, or that will come back when the host's own goes.
  public var current: Controller? { controllers[currentID] }

  /// The language of the keyboard shown.
  public var primaryLanguage: String {
    registry.plugin(currentID)?.description.primaryLanguage ?? ""
  }

  // MARK: Fields

  /// A field takes the focus, of the program that `policy` speaks for. Where it is no field for
  /// custom keyboards, the host's own serves before the first key.
  public func focus(_ traits: InputTraits, in policy: some HostPolicy) throws(KeyboardError) {
    current?.viewWillDisappear()
    isDismissed = false
    self.policy = policy
    self.traits = traits
    decideService(in: policy)
    if service == .custom { try current?.viewWillAppear(with: traits) }
  }

  private func decideService(in policy: some HostPolicy) {
    switch detour.enter(traits, in: policy, current: Detoured(id: currentID)) {
    case .stay, .leave: break
    case .resume(let state): currentID = state.id
    }
    service = detour.service
  }

  /// What the typist did. The keyboards hear nothing while the host's own serves.
  public func handle(_ event: KeyboardEvent) {
    guard service == .custom, !isDismissed else { return }
    current?.handle(event)
  }

  /// What happened to the field. Where it asks for something else now, it is decided anew whose
  /// keyboard serves: a field that turns secure in the middle of a composition gets nothing of it.
  public func handle(_ event: HostEvent) {
    switch event {
    case .traitsChanged(let traits, _): self.traits = traits
    case .becameSecure: traits.isSecure = true
    case .becameOpen: traits.isSecure = false
    default: break
    }
    if service == .custom { current?.handle(event) }
    guard let policy else { return }
    let before = service
    decideService(in: policy)
    switch (before, service) {
    case (.custom, .host): current?.viewWillDisappear()
    case (.host, .custom): resume()
    case (.custom, .custom), (.host, .host): break
    }
  }

  private func resume() {
    do throws(KeyboardError) {
      try current?.viewWillAppear(with: traits)
    } catch {
      keyboardDidFail(error)
    }
  }

  // MARK: Keyboards

  /// Shows the keyboard of a language, or with an id.
  public func select(_ language: String) throws(KeyboardError) {
    let id = try registry.id(forLanguage: language)
    showsKeyboardList = false
    guard id != currentID, service == .custom, let old = current, let new = controllers[id] else {
      return
    }
    if old === new {
      try new.switchLanguage(to: id)
    } else {
      try new.viewDidLoad()
      old.viewWillDisappear()
      try new.viewWillAppear(with: traits)
      trace.append("\(KeyboardEffect.host(.primaryLanguageChanged(new.primaryLanguage)))")
    }
    currentID = id
    registry.use(id)
  }
}

extension KeyboardSwitcher: KeyboardHost {
  /// Whether there is another keyboard to go to.
  public var needsInputModeSwitchKey: Bool { registry.enabled.count > 1 }

  /// Shows the next keyboard of the list.
  public func advanceToNextInputMode() {
    do throws(KeyboardError) {
      try select(registry.next(after: currentID))
    } catch {
      keyboardDidFail(error)
    }
  }

  /// Shows the list.
  public func showKeyboardList() { showsKeyboardList = true }

  /// Puts the keyboard away until the next field takes the focus.
  public func dismissKeyboard() { isDismissed = true }

  /// A field without an action of its own does nothing.
  public func performReturn(_ key: InputTraits.ReturnKey) {}

  /// The languages are the registry's: nothing else to note.
  public func primaryLanguageDidChange(to tag: String) {}

  /// The height is the program's that embeds the keyboards.
  public func heightConstraintDidChange(to height: Double?) {}

  /// Answers with `supplementaryLexicon`.
  public func requestSupplementaryLexicon(
    completion: @escaping ([LexiconEntry]) -> Void
  ) {
    completion(supplementaryLexicon)
  }

  /// Notes the error; the keyboard before stays.
  public func keyboardDidFail(_ error: KeyboardError) { lastError = error }
}
