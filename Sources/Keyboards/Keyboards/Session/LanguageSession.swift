import HostWords
import InputCore
import KeyboardLayouts
import TextDocument
import TypingAids

/// A language's keyboard, open for one field. It hands events to its parts and their outcome on as
/// effects; each part keeps one thing by itself.
///
/// ```
/// event ──layout──▶ output ──engine, or transforms and aids──▶ effects
/// ```
public struct LanguageSession: KeyboardSession {
  /// The layout and what the language does.
  public let contents: KeyboardContents
  /// The aids, and which of them are on.
  public var aids: TypingAids { didSet { words.setMode(aids.settings.wordSuggestions) } }
  let rules: TextRules
  var field = FieldState()
  var layers: LayerState
  var bar = CandidateBar()
  var engine: ComposingEngine
  var words: KeyboardWords
  var recent: RecentKeys
  var learning: LearningGate

  /// A session over the contents of a keyboard.
  public init(_ contents: KeyboardContents, settings: TypingSettings = TypingSettings()) {
    self.contents = contents
    rules = TextRules(contents.locale)
    aids = TypingAids(locale: contents.locale, settings: settings, units: rules.units)
    layers = LayerState(ids: contents.layout.touch.first?.layers.map(\.id) ?? [])
    engine = ComposingEngine(contents.makeEngine)
    words = KeyboardWords(contents.makeSuggester?(), learner: contents.history)
    words.setMode(settings.wordSuggestions)
    recent = RecentKeys(contents.layout)
    learning = LearningGate(isAllowed: settings.learnsWords)
  }

  // MARK: Host

  /// Whether what is typed may be learned: false is incognito. Where the settings forbid it nothing is
  /// learned either way.
  public var learns: Bool {
    get { learning.isWanted }
    set {
      learning.isWanted = newValue
      engine.setLearns(learning.isOpen)
    }
  }

  /// The host's names, shortcuts and words. Without words of its own the keyboard has no use for them.
  public var supplement: LexiconIndex {
    get { words.supplement }
    set { words.supplement = newValue }
  }

  /// A field takes the focus: letters, no shift, nothing composed.
  public mutating func begin(with traits: InputTraits, needsInputModeSwitchKey: Bool) {
    field.begin(with: traits, needsInputModeSwitchKey: needsInputModeSwitchKey)
    engine.begin(isSecure: traits.isSecure, learns: learning.isOpen)
    bar.clear()
    recent.forget()
    layers.reset(for: traits.keyboardType)
  }

  /// Follows what happened to the field.
  public mutating func handle(_ event: HostEvent) -> [KeyboardEffect] {
    recent.forget()
    let wasSecure = field.traits.isSecure
    field.follow(event)
    if case .traitsChanged(let traits, _) = event { layers.reset(for: traits.keyboardType) }
    return emit(engine.handle(event, wasSecure: wasSecure, isSecure: field.traits.isSecure))
  }

  /// Ends an open composition.
  public mutating func resolve(by policy: CompositionResolution) -> [KeyboardEffect] {
    recent.forget()
    return emit(engine.resolve(by: policy))
  }

  /// The text around the caret is this now: words are offered, and a capital may be due.
  public mutating func contextDidChange(_ context: InputContext) {
    offerSuggestions(context)
    layers.setAutomaticShift(
      !engine.isComposing && !recent.capital.isRefused
        && aids.isCapitalDue(after: context.documentContextBeforeInput, traits: field.traits))
  }

  /// Offers what may follow what was committed, where the engine predicts.
  public mutating func offerPredictions() -> [KeyboardEffect] { emit(engine.predict()) }

  // MARK: Events

  /// Handles an event.
  public mutating func handle(
    _ event: KeyboardEvent, context: InputContext
  ) -> [KeyboardEffect] {
    engine.beginEvent()
    let effects =
      switch event.action {
      case .pickCandidate, .forgetCandidate, .historyChanged: carryOut(event, context)
      // Keys beside the engine close what it has offered to follow a commit too.
      default: emit(engine.closePredictions()) + carryOut(event, context)
      }
    engine.endEvent(changes: effects.count(where: \.changesText))
    return effects
  }

  private mutating func carryOut(
    _ event: KeyboardEvent, _ context: InputContext
  ) -> [KeyboardEffect] {
    switch event.action {
    case .tap(let id):
      return tap(shownKey(id)?.key, at: event.time, context)
    case .longPress(let id, let choice):
      return hold(id, choice: choice, at: event.time, context)
    case .multiTap(let id, let count):
      return tap(key(shownKey(id)?.key.gestures.key(taps: count)), at: event.time, context)
    case .flick(let id, let directions):
      let path = directions.split(separator: " ").compactMap {
        FlickDirection(rawValue: String($0))
      }
      return tap(key(shownKey(id)?.key.gestures.key(flick: path)), at: event.time, context)
    case .hardware(let key):
      return press(key, at: event.time, context)
    case .pickCandidate(let index):
      return engine.hasCandidates
        ? perform(.selectCandidate(index), context) : pickSuggestion(index, context)
    case .forgetCandidate(let index):
      return engine.hasCandidates
        ? perform(.forgetCandidate(index), context) : forgetSuggestion(index)
    case .historyChanged:
      return emit(engine.perform(.refresh, context))
    case .undoCommit:
      // Without an engine it is the last change that the keyboard made by itself.
      guard !engine.exists else { return perform(.undoCommit, context) }
      return recent.change.isPending ? backspace(context) : []
    case .pickReading(let index):
      return perform(.selectReading(index), context)
    case .swipe(let surface, let direction):
      return swipe(surface, direction, context)
    }
  }

  // MARK: Parts

  /// Whether keys go through the engine: not in fields for addresses and numbers, and not from the
  /// Latin letters beside the language's own, or from those alone.
  var composes: Bool {
    guard engine.exists else { return false }
    let isComposed = layers.isLatin == (contents.composedKeys.letters == .latin)
    return engine.isComposing || isComposed && field.takesAnyScript
  }

  /// Shows what the engine's effects say, and hands them on.
  mutating func emit(_ effects: [Effect]) -> [KeyboardEffect] {
    bar.follow(effects)
    engine.note(effects)
    return effects.map(KeyboardEffect.text)
  }

  /// The key of the layout with an id.
  private func key(_ id: String?) -> LayoutKey? { id.flatMap(contents.layout.key) }
}
