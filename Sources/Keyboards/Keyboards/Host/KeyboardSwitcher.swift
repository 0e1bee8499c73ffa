import HostWords
import InputCore
import KeyboardPermissions
import TextDocument

/// The packaging of a program's languages as keyboards.
public enum LanguagePackaging: String, CaseIterable, Hashable, Sendable {
  /// One keyboard per language: the host switches between them.
  case perLanguage = "per-language"
  /// One keyboard for all languages, which switches its primary language at run time.
  case dynamic
}

/// The host's side of keyboards within one process. It owns the registry, shows one keyboard at a
/// time, and uses the host's own keyboard for fields that custom keyboards must not see.
///
/// Programs that embed keyboards use it as it is. For tests it keeps a trace, which is the same for
/// both packagings.
///
/// ```swift
/// let host = try KeyboardSwitcher(
///   [persian, german], packaging: .perLanguage, document: InMemoryDocument())
/// try host.focus(InputTraits(), in: FixedHostPolicy(hostIdentifier: "org.example.notes"))
/// host.handle(KeyboardEvent(.tap("seen")))
/// host.advanceToNextInputMode()
/// ```
public final class KeyboardSwitcher<Document: TextDocumentProxy> {
  /// The controller of a keyboard. All controllers share the document.
  public typealias Controller = KeyboardController<SharedDocument<Document>>

  /// The document that receives the text.
  public let document: SharedDocument<Document>
  /// All keyboards, in the order of the list and in the order of their use.
  public private(set) var registry: KeyboardRegistry
  /// Whether a custom keyboard or the host's own serves the field in focus.
  public var service: FieldService { detour.service }
  /// The effects of the keyboards, one line each.
  public private(set) var trace: [String] = []
  /// The names and shortcuts for keyboards that request them.
  public var supplementaryLexicon: [LexiconEntry] = []
  /// The error of the last keyboard that could not be opened; nil if there was none.
  public internal(set) var lastError: KeyboardError?
  /// Whether the user has hidden the keyboard.
  public internal(set) var isDismissed = false
  /// Whether the list of keyboards is shown.
  public internal(set) var showsKeyboardList = false

  /// Whether a field shows the keyboard that was used last in its program. Otherwise the keyboard in
  /// use stays. Kept in memory only, by the identifier of the host's policy.
  public var remembersKeyboardByHost = false

  /// The languages whose keyboards are shown when they are typed; nil to switch only on request. A
  /// keyboard that the user picks after a switch stays until the field loses the focus.
  ///
  /// ```swift
  /// switcher.typedLanguages = TypedLanguages(
  ///   ["en", "de"].compactMap { id in engines.words(of: id).map { (id: id, open: $0) } })
  /// ```
  public var typedLanguages: TypedLanguages? {
    get { followed }
    set {
      followed = newValue
      followed?.begin(with: currentID)
    }
  }

  /// Called with each moment as it happens, for a log.
  public var onMoment: ((KeyboardMoment) -> Void)?

  /// The memory that all keyboards together may use; nil for no limit. What was used longest ago is
  /// closed before it is passed, the keyboard shown never.
  public var memoryBudget: MemoryBudget? {
    didSet {
      memory = memoryBudget.map { budget in
        MemoryKeeper(budget) { [unowned self] in closeOldest() }
      }
      for controller in controllers.values { controller.memory = memory }
      memory?.makeRoom()
    }
  }

  /// The time that a plugin may take for an answer; nil to measure nothing. Late answers are in the
  /// trace, and reported to `onMoment`.
  public var timeBudget: TimeBudget? {
    didSet { for controller in controllers.values { controller.timeBudget = timeBudget } }
  }

  /// The number of times that a language was closed for room.
  public var closedForRoom: Int { memory?.closedCount ?? 0 }

  private var memory: MemoryKeeper?
  private var keyboardsByHost = KeyboardsByHost()
  private var controllers: [String: Controller] = [:]
  private(set) var currentID: String
  private var traits = InputTraits()
  /// The policy of the program that owns the field in focus; nil before the first field.
  private var policy: (any HostPolicy)?
  private var detour = KeyboardDetour<Detoured>()
  private var followed: TypedLanguages?

  /// The keyboard to return to after the host's own. Its layer and shift key are always reset.
  private struct Detoured: DetourState {
    var id: String
    var afterDetour: Detoured { self }
  }

  /// Creates a host with its keyboards. Opens nothing before the first field.
  ///
  /// - Parameters:
  ///   - plugins: the keyboards in the order of the list.
  ///   - packaging: one keyboard per language, or one for all.
  ///   - document: the document that receives the text.
  ///   - first: the id of the keyboard for the first field; nil for the first of the list.
  /// - Throws: `unknownKeyboard` if `first` is not among the plugins, and the errors of
  ///   ``KeyboardRegistry``.
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
      controller.onLateAnswer = { [unowned self] in
        trace.append("\($0)")
        onMoment?(.lateAnswer($0))
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

  /// The controller of the keyboard shown, or of the one to return to after the host's own.
  public var current: Controller? { controllers[currentID] }

  /// The language of the keyboard shown, as a BCP 47 tag.
  public var primaryLanguage: String {
    registry.plugin(currentID)?.description.primaryLanguage ?? ""
  }

  // MARK: Fields

  /// Gives the focus to a field of the program that `policy` belongs to. If custom keyboards must
  /// not see the field, the host's own takes over before the first key.
  ///
  /// - Throws: a ``KeyboardError`` if the keyboard cannot be opened.
  public func focus(_ traits: InputTraits, in policy: some HostPolicy) throws(KeyboardError) {
    loseFocus()
    isDismissed = false
    self.policy = policy
    self.traits = traits
    onMoment?(.focus(traits, host: policy.hostIdentifier))
    decideService(in: policy)
    onMoment?(.service(service))
    guard service == .custom else { return }
    if remembersKeyboardByHost { resumeKeyboard(of: policy.hostIdentifier) }
    keyboardsByHost[policy.hostIdentifier] = currentID
    try current?.viewWillAppear(with: traits)
  }

  /// Shows the keyboard used last in a program. If it cannot be opened, the one in use stays.
  private func resumeKeyboard(of host: String) {
    guard let id = keyboardsByHost[host], registry.enabled.contains(id) else { return }
    do throws(KeyboardError) {
      try show(id)
    } catch {
      keyboardDidFail(error)
    }
  }

  /// Takes the focus from the field. An open composition ends in that field, then the keyboard is
  /// hidden.
  public func loseFocus() {
    showsKeyboardList = false
    followed?.begin(with: currentID)
    current?.viewWillDisappear()
  }

  private func decideService(in policy: some HostPolicy) {
    switch detour.enter(traits, in: policy, current: Detoured(id: currentID)) {
    case .stay, .leave: break
    case .resume(let state): currentID = state.id
    }
  }

  /// Passes a user action to the keyboard. Does nothing while the host's own serves.
  public func handle(_ event: KeyboardEvent) {
    guard service == .custom, !isDismissed else { return }
    let follows = !traits.isSecure && followed?.follows(currentID) ?? false
    let before = follows ? document.documentContextBeforeInput ?? "" : ""
    current?.handle(event)
    if follows { followTypedLanguage(from: before) }
  }

  /// Shows the keyboard of the language that is typed.
  private func followTypedLanguage(from before: String) {
    let after = document.documentContextBeforeInput ?? ""
    guard followed?.follows(currentID) == true,
      let id = followed?.keyboard(after: after, was: before)
    else { return }
    do throws(KeyboardError) {
      try show(id)
    } catch {
      followed?.begin(with: currentID)
      keyboardDidFail(error)
    }
  }

  /// Handles a change of the field. If its traits change, the host decides again which keyboard
  /// serves: a field that becomes secure during a composition receives none of it.
  public func handle(_ event: HostEvent) {
    traits.follow(event)
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

  /// All keyboards in the order of the list, which does not depend on use. The current one is
  /// marked; none is while the host's own serves.
  public var keyboardList: [KeyboardListEntry] {
    registry.enabled.compactMap { id in
      registry.plugin(id).map {
        KeyboardListEntry(
          id: id, title: $0.description.name, isCurrent: id == currentID && service == .custom)
      }
    }
  }

  /// Shows the keyboard for a language tag or with an id.
  ///
  /// - Throws: `unknownLanguage` if no keyboard matches, or the error of opening it.
  public func select(_ language: String) throws(KeyboardError) {
    try show(registry.id(forLanguage: language))
  }

  /// Shows the keyboard that the user picks from the list.
  ///
  /// - Throws: `unknownKeyboard` if it is not in the list, or the error of opening it.
  public func pick(_ id: String) throws(KeyboardError) {
    guard registry.enabled.contains(id) else {
      throw .unknownKeyboard(id, known: registry.enabled)
    }
    try show(id)
  }

  /// Switches to the keyboard used before this one, so that a second call comes back. Skips keyboards
  /// that cannot be opened. Does nothing if there is no other.
  ///
  /// ```
  /// used: en, then ru, then de      de ▶ ru ▶ de ▶ ru
  /// ```
  public func returnToPreviousKeyboard() {
    for id in registry.mostRecentlyUsed where id != currentID {
      do throws(KeyboardError) {
        return try show(id)
      } catch {
        keyboardDidFail(error)
      }
    }
  }

  func show(_ id: String) throws(KeyboardError) {
    showsKeyboardList = false
    guard id != currentID, service == .custom, let old = current, let new = controllers[id] else {
      return
    }
    if old === new {
      try new.switchLanguage(to: id)
    } else {
      let (isShown, dash) = (old.isVisible, old.automaticDash)
      try new.viewDidLoad()
      old.viewWillDisappear()
      let change = dash ?? old.correctedWord
      if isShown {
        try new.viewWillAppear(with: traits)
        new.takeOver(change)
      }
      note(.host(.primaryLanguageChanged(new.primaryLanguage)), of: id)
    }
    noteInUse(id)
    memory?.makeRoom()
  }

  private func closeOldest() -> Bool {
    registry.mostRecentlyUsed.reversed().contains {
      $0 != currentID && controllers[$0]?.close($0) == true
    }
  }

  func noteInUse(_ id: String) {
    currentID = id
    followed?.show(id)
    registry.use(id)
    if let policy { keyboardsByHost[policy.hostIdentifier] = id }
  }
}
