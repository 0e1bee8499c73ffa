import HostWords
import InputCore
import KeyboardPermissions
import TextDocument

/// How the languages of a program come to the host.
public enum LanguagePackaging: String, CaseIterable, Hashable, Sendable {
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
  public internal(set) var lastError: KeyboardError?
  /// Whether the keyboard was put away.
  public internal(set) var isDismissed = false
  /// Whether the typist looks at the list of keyboards.
  public internal(set) var showsKeyboardList = false

  /// Hears of each moment as it comes, for a log.
  public var onMoment: ((KeyboardMoment) -> Void)?

  private var controllers: [String: Controller] = [:]
  private(set) var currentID: String
  private var traits = InputTraits()
  /// What the host of the field with the focus allows; nil before any field has it.
  private var policy: (any HostPolicy)?
  private var detour = KeyboardDetour<Detoured>()

  /// What is kept while the host's own keyboard serves. Its layer and shift key begin anew anyhow.
  private struct Detoured: DetourState {
    var id: String
    var afterDetour: Detoured { self }
  }

  /// A host with keyboards. The first field gets the keyboard `first`, without it the first of the
  /// list. Nothing is opened until then.
  public init(
    _ plugins: [any KeyboardPlugin], packaging: LanguagePackaging, document: Document,
    first: String? = nil
  ) throws(KeyboardError) {
    registry = try KeyboardRegistry(plugins)
    self.document = SharedDocument(document)
    if let first, !registry.enabled.contains(first) {
      throw .unknownKeyboard(first, known: registry.enabled)
    }
    currentID = first ?? registry.enabled.first ?? ""
    registry.use(currentID)
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
      controller.onEffect = { [unowned self, unowned controller] in
        note($0, of: controller.currentID)
      }
      controller.onLifecycle = { [unowned self, unowned controller] in
        onMoment?(.lifecycle($0, keyboard: controller.currentID))
      }
    }
  }

  private func note(_ effect: KeyboardEffect, of keyboard: String) {
    trace.append("\(effect)")
    onMoment?(.effect(effect, keyboard: keyboard))
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
    loseFocus()
    isDismissed = false
    self.policy = policy
    self.traits = traits
    onMoment?(.focus(traits, host: policy.hostIdentifier))
    decideService(in: policy)
    onMoment?(.service(service))
    if service == .custom { try current?.viewWillAppear(with: traits) }
  }

  /// The field loses the focus: what is composed ends in it, and the keyboard goes.
  public func loseFocus() {
    showsKeyboardList = false
    current?.viewWillDisappear()
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
    if before != service { onMoment?(.service(service)) }
    switch (before, service) {
    case (.custom, .host): current?.viewWillDisappear()
    case (.host, .custom): resume()
    case (.custom, .custom), (.host, .host): break
    }
  }

  private func resume() {
    guard !isDismissed else { return }
    do throws(KeyboardError) {
      try current?.viewWillAppear(with: traits)
    } catch {
      keyboardDidFail(error)
    }
  }

  // MARK: Keyboards

  /// All keyboards in the order of the list, which never changes by use; the current one is marked.
  /// None is while the host's own serves.
  public var keyboardList: [KeyboardListEntry] {
    registry.enabled.compactMap { id in
      registry.plugin(id).map {
        KeyboardListEntry(
          id: id, title: $0.description.name, isCurrent: id == currentID && service == .custom)
      }
    }
  }

  /// Shows the keyboard of a language, or with an id.
  public func select(_ language: String) throws(KeyboardError) {
    try show(registry.id(forLanguage: language))
  }

  /// Shows the keyboard that the typist picks from the list.
  public func pick(_ id: String) throws(KeyboardError) {
    guard registry.enabled.contains(id) else {
      throw .unknownKeyboard(id, known: registry.enabled)
    }
    try show(id)
  }

  func show(_ id: String) throws(KeyboardError) {
    showsKeyboardList = false
    guard id != currentID, service == .custom, let old = current, let new = controllers[id] else {
      return
    }
    if old === new {
      try new.switchLanguage(to: id)
    } else {
      let isShown = old.isVisible
      try new.viewDidLoad()
      old.viewWillDisappear()
      if isShown { try new.viewWillAppear(with: traits) }
      note(.host(.primaryLanguageChanged(new.primaryLanguage)), of: id)
    }
    noteInUse(id)
  }

  func noteInUse(_ id: String) {
    currentID = id
    registry.use(id)
  }
}
