import HostWords
import InputCore
import KeyboardLayouts
import TextDocument
import TypingAids

/// A language's keyboard, open for one field. It passes events to its parts and returns the results
/// as effects. Each part owns one piece of state.
///
/// ```
/// event ──layout──▶ output ──engine, or transforms and aids──▶ effects
/// ```
///
/// ```swift
/// let layout = KeyboardLayout(locale: "yi", name: "Yiddish", rows: ["ק ר א ט", "ש ד ג כ"])
/// let locale = KeyboardLocale(language: "yi", primaryLanguage: "yi-001")
/// var session = LanguageSession(KeyboardContents(layout: layout, locale: locale))
/// session.begin(with: InputTraits(), needsInputModeSwitchKey: true)
/// let effects = session.handle(
///   KeyboardEvent(.tap("ק")), context: InputContext(documentContextBeforeInput: ""))
/// ```
public struct LanguageSession: KeyboardSession {
  /// The layout, the typing rules and the engine's factory.
  public let contents: KeyboardContents
  /// The typing aids and their settings.
  public var aids: TypingAids { didSet { settingsDidChange(from: oldValue.settings) } }
  var rules: TextRules
  var field = FieldState()
  var layers: LayerState
  var bar = CandidateBar()
  var engine: ComposingEngine
  var words: KeyboardWords
  var recent: RecentKeys
  var learning: LearningGate
  /// The word of the last gesture, until something else is typed.
  var glided: GlidedWord?

  /// Creates a session for the contents of a keyboard.
  public init(_ contents: KeyboardContents, settings: TypingSettings = TypingSettings()) {
    self.contents = contents
    rules = TextRules(contents.locale, backspace: settings.backspaceUnit)
    aids = TypingAids(locale: contents.locale, settings: settings, units: rules.units)
    layers = LayerState(ids: contents.layout.touch.first?.layers.map(\.id) ?? [])
    engine = ComposingEngine(contents.makeEngine)
    words = KeyboardWords(contents.makeSuggester?(), learner: contents.history)
    words.setMode(settings.wordSuggestions)
    recent = RecentKeys(contents.layout)
    learning = LearningGate(isAllowed: settings.learnsWords)
  }

  private mutating func settingsDidChange(from before: TypingSettings) {
    words.setMode(aids.settings.wordSuggestions)
    if aids.settings.backspaceUnit != before.backspaceUnit {
      rules = TextRules(contents.locale, backspace: aids.settings.backspaceUnit)
    }
  }

  // MARK: Host

  /// Whether typed text may be learned. False is incognito mode. Nothing is learned in any case if
  /// the settings forbid it.
  public var learns: Bool {
    get { learning.isWanted }
    set {
      learning.isWanted = newValue
      engine.setLearns(learning.isOpen)
    }
  }

  /// The host's names, shortcuts and words: suggested as words, and among the candidates of an engine.
  public var supplement = LexiconIndex([]) {
    didSet {
      words.supplement = supplement
      engine.offer(supplement.entries.compactMap(HostEntry.init))
    }
  }

  /// The user's own phrases, offered by an engine with candidates for their codes; nil to keep those
  /// that the keyboard was opened with.
  public var phrases: CustomPhrases? {
    didSet { engine.offer(phrases) }
  }

  /// Begins in a field that takes the focus: shows its layer, without shift and without a
  /// composition.
  public mutating func begin(with traits: InputTraits, needsInputModeSwitchKey: Bool) {
    field.begin(with: traits, needsInputModeSwitchKey: needsInputModeSwitchKey)
    learning.isAllowedByField = field.allowsLearning
    engine.begin(isSecure: traits.isSecure, learns: learning.isOpen)
    bar.clear()
    glided = nil
    recent.forget()
    layers.reset(for: traits.keyboardType)
  }

  /// Handles a change of the field that the keyboard did not make.
  public mutating func handle(_ event: HostEvent) -> [KeyboardEffect] {
    recent.forget()
    if bar.showsCopiedTexts { bar.clear() }
    let wasSecure = field.traits.isSecure
    field.follow(event)
    learning.isAllowedByField = field.allowsLearning
    engine.setLearns(learning.isOpen)
    if case .traitsChanged(let traits, _) = event { layers.reset(for: traits.keyboardType) }
    return emit(engine.handle(event, wasSecure: wasSecure, isSecure: field.traits.isSecure))
  }

  /// Ends an open composition.
  public mutating func resolve(by policy: CompositionResolution) -> [KeyboardEffect] {
    let isTyping = recent.isTyping || engine.isComposing
    recent.forget()
    recent.isTyping = isTyping
    return emit(engine.resolve(by: policy))
  }

  /// Releases the engine and the memory of searches.
  public mutating func suspend() {
    engine.suspend()
    words.releaseMemory()
  }

  /// Receives the text around the caret. Updates the suggestions and the automatic shift.
  public mutating func contextDidChange(_ context: InputContext) {
    offerSuggestions(context)
    layers.setAutomaticShift(
      !engine.isComposing && !recent.capital.isRefused
        && aids.isCapitalDue(after: context.documentContextBeforeInput, traits: field.traits))
  }

  /// Offers words that may follow the last commit, if the engine predicts.
  public mutating func offerPredictions() -> [KeyboardEffect] { emit(engine.predict()) }

  /// Counts the pages of the engine's candidates. Call it after the effects of an event are drawn.
  ///
  /// - Returns: nil if none are shown, or they cannot be counted.
  public mutating func pageCount() -> Int? { engine.pageCount() }

  // MARK: Events

  /// Handles a user action and returns its effects.
  public mutating func handle(
    _ event: KeyboardEvent, context: InputContext
  ) -> [KeyboardEffect] {
    // A composition, suggestions and double taps go on over the release of a key.
    if case .hardwareUp = event.action { return [] }
    engine.beginEvent()
    let effects =
      switch event.action {
      case .pickCandidate, .forgetCandidate, .historyChanged: carryOut(event, context)
      // A key that bypasses the engine also closes the words offered to follow a commit.
      default: emit(engine.closePredictions()) + carryOut(event, context)
      }
    engine.endEvent(changes: effects.count(where: \.changesText))
    return effects
  }

  private mutating func carryOut(
    _ event: KeyboardEvent, _ context: InputContext
  ) -> [KeyboardEffect] {
    if let effects = handleCopiedTexts(event.action) { return effects }
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
      return flick(id, path, at: event.time, context)
    case .glide(let path):
      return glide(path, context)
    case .hardware(let key):
      return press(key, at: event.time, context)
    case .hardwareUp: return []
    case .pickCandidate(let index):
      return engine.hasCandidates
        ? perform(.selectCandidate(index), context) : pickSuggestion(index, at: event.time, context)
    case .forgetCandidate(let index):
      return engine.hasCandidates
        ? perform(.forgetCandidate(index), context) : forgetSuggestion(index)
    case .historyChanged:
      return emit(engine.perform(.refresh, context))
    case .undoCommit:
      // Without an engine this undoes the last change that the keyboard made by itself.
      guard !engine.exists else { return perform(.undoCommit, context) }
      return recent.change.isPending ? backspace(context) : []
    case .pickReading(let index):
      return perform(.selectReading(index), context)
    case .swipe(let surface, let direction):
      return swipe(surface, direction, context)
    case .delete(let unit):
      return delete(unit, context)
    case .moveCaret(let unit, let direction):
      return moveCaret(over: unit, direction, context)
    case .command(let command):
      return perform(command, context)
    case .showClipboard, .pinCandidate, .clearClipboard:
      // Handled above unless no copied texts are shown.
      return [.text(.alert(.noSuchCandidate))]
    }
  }

  // MARK: Parts

  /// Whether keys currently go through the engine. They do not in fields for addresses and numbers,
  /// nor on the plane of letters that the engine does not compose from: Latin letters beside the
  /// language's own, or the reverse.
  var composes: Bool {
    guard engine.exists else { return false }
    let isLatin = contents.composedKeys.composesDigits ? layers.isBesideLatin : layers.isLatin
    let isComposed = isLatin == (contents.composedKeys.letters == .latin)
    return engine.isComposing || isComposed && field.takesAnyScript
  }

  /// Updates the candidate bar from the engine's effects and returns them.
  mutating func emit(_ effects: [Effect]) -> [KeyboardEffect] {
    let effects = contents.candidateNote.map { effects.noting($0) } ?? effects
    bar.follow(effects)
    engine.note(effects)
    return effects.map(KeyboardEffect.text)
  }

  /// The key of the layout with an id.
  func key(_ id: String?) -> LayoutKey? { id.flatMap(contents.layout.key) }
}

extension [Effect] {
  /// Returns the effects with notes beside the candidates that have none.
  fileprivate func noting(_ note: (_ text: String) -> String?) -> [Effect] {
    map { effect in
      guard case .showCandidates(var page) = effect else { return effect }
      for index in page.candidates.indices where page.candidates[index].gloss == nil {
        page.candidates[index].gloss = note(page.candidates[index].text)
      }
      return .showCandidates(page)
    }
  }
}
