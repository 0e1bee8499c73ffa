import HostWords
import InputCore
import KeyboardLayouts
import Suggestions
import TextDocument
import TextUnits
import TypingAids
import UserHistory

/// What a language's keyboard is made of, once it is open. Immutable; any number of sessions share
/// it.
public struct KeyboardContents: Sendable {
  /// Its keys and rules.
  public var layout: KeyboardLayout
  /// What the language does with its text.
  public var locale: KeyboardLocale
  /// A composing language's engine; nil where keys go straight into the text.
  public var makeEngine: (@Sendable () -> any InputEngine)?
  /// Which keys go to that engine.
  public var composedKeys: ComposedKeys
  /// What suggests and corrects words where there is no engine; nil for nothing.
  public var makeSuggester: (@Sendable () -> Suggester)?
  /// Where the words go that are typed without an engine, and where they are known from; nil where
  /// nothing is learned.
  public var history: (any HistoryLearner)?

  /// The contents of a keyboard.
  public init(
    layout: KeyboardLayout, locale: KeyboardLocale,
    makeEngine: (@Sendable () -> any InputEngine)? = nil,
    composedKeys: ComposedKeys = ComposedKeys()
  ) {
    self.layout = layout
    self.locale = locale
    self.makeEngine = makeEngine
    self.composedKeys = composedKeys
  }
}

/// A language's keyboard, open for one field.
///
/// ```
/// event ──layout──▶ output ──engine, or transforms and aids──▶ effects
/// ```
public struct LanguageSession: KeyboardSession {
  /// The layout and what the language does.
  public let contents: KeyboardContents
  /// What the field asks for.
  public internal(set) var traits = InputTraits()
  /// Whether a key that goes on to the next keyboard is to be shown.
  public internal(set) var needsInputModeSwitchKey = true
  /// The plane shown, apart from the shift key: `base`, `symbols`.
  public internal(set) var plane = Plane.letters
  /// The plane of letters that symbols go back to: `base`, or `latin`.
  var lettersPlane = Plane.letters
  /// The shift key.
  public internal(set) var shift = ShiftState()
  /// The candidates shown; nil where none are.
  public internal(set) var candidates: CandidatePage?
  /// The aids, and which of them are on.
  public var aids: TypingAids { didSet { setSuggestionMode() } }

  /// Whether what is typed may be learned: false is incognito. Where the settings forbid it nothing is
  /// learned either way.
  public var learns = true { didSet { teachEngine() } }
  private let allowsLearning: Bool
  /// Whether what is typed is learned, but in secure fields.
  var isLearning: Bool { learns && allowsLearning }

  /// The host's names, shortcuts and words.
  public var supplement = LexiconIndex([]) { didSet { suggester?.supplement = supplement } }

  let units: TextUnitFinder
  let casing: Casing
  var engine: (any InputEngine)?
  var suggester: Suggester?
  /// What it offers now.
  var offered: [Suggestion] = []
  /// Whether the blank before the insertion point came with a suggestion.
  var blankOfSuggestion = false
  var transforms: TransformProcessor
  /// What the last key changed by itself: one Backspace takes it back.
  var lastChange: AutomaticChange?
  /// What that taught.
  var lastLesson: Lesson?
  /// What a Backspace took back: it is not done again there.
  var refusedChange: AutomaticChange?
  /// When the blank right before the insertion point was typed.
  var lastSpace: UInt64?
  /// What the last key typed was a capital that nobody asked for.
  var typedAutomaticCapital = false
  /// That capital was deleted: a small letter is wanted.
  var refusesCapital = false

  /// Whether the last thing that changed the text was a commit of the engine.
  var hasJustCommitted = false
  /// How often the engine has changed the text during this event.
  private var changesByEngine = 0

  /// A session over the contents of a keyboard.
  public init(_ contents: KeyboardContents, settings: TypingSettings = TypingSettings()) {
    self.contents = contents
    allowsLearning = settings.learnsWords
    let tag = contents.locale.primaryLanguage
    units = TextUnitFinder(
      language: tag, policy: DeletePolicy.standard.overridden(by: contents.locale.deletePolicy))
    casing = Casing(language: tag)
    aids = TypingAids(locale: contents.locale, settings: settings, units: units)
    transforms = TransformProcessor(contents.layout)
    engine = contents.makeEngine?()
    suggester = contents.makeSuggester?()
    suggester?.history = contents.history
    setSuggestionMode()
  }

  /// The id of the layer shown.
  public var layer: String {
    let shifted = Plane.layer(plane, isShifted: shift.isOn)
    return hasLayer(shifted) ? shifted : plane
  }

  /// The rows of keys shown.
  public var rows: [[ShownKey]] {
    guard let layer = form?.layer(layer) else { return [] }
    return FieldArrangement(
      layout: contents.layout, locale: contents.locale, keyboardType: traits.keyboardType,
      needsInputModeSwitchKey: needsInputModeSwitchKey
    ).rows(of: layer)
  }

  /// Handles an event.
  public mutating func handle(
    _ event: KeyboardEvent, context: InputContext
  ) -> [KeyboardEffect] {
    changesByEngine = 0
    let effects =
      switch event.action {
      case .pickCandidate, .forgetCandidate, .historyChanged: carryOut(event, context)
      // Keys beside the engine close what it has offered to follow a commit too.
      default: textEffects(engine?.closePredictions() ?? []) + carryOut(event, context)
      }
    noteChanges(effects.count(where: \.changesText))
    return effects
  }

  /// A commit can be taken back for as long as nothing but the engine has changed the text behind it.
  private mutating func noteChanges(_ changes: Int) {
    guard let engine, changes > 0 || engine.isComposing else { return }
    hasJustCommitted = changes == changesByEngine && !engine.isComposing
    if changes > changesByEngine { self.engine?.forgetCommits() }
  }

  private mutating func carryOut(
    _ event: KeyboardEvent, _ context: InputContext
  ) -> [KeyboardEffect] {
    switch event.action {
    case .tap(let id):
      guard let shown = shownKey(id) else { return [] }
      return press(shown.key, at: event.time, context)
    case .longPress(let id, let choice):
      return hold(id, choice: choice, at: event.time, context)
    case .multiTap(let id, let count):
      guard let shown = shownKey(id) else { return [] }
      guard let next = shown.key.gestures.key(taps: count).flatMap(contents.layout.key) else {
        return []
      }
      return press(next, at: event.time, context)
    case .flick(let id, let directions):
      let path = directions.split(separator: " ").compactMap {
        FlickDirection(rawValue: String($0))
      }
      guard let key = shownKey(id)?.key.gestures.key(flick: path).flatMap(contents.layout.key)
      else { return [] }
      return press(key, at: event.time, context)
    case .hardware(let key):
      return press(key, at: event.time, context)
    case .pickCandidate(let index):
      return hasCandidatesOfEngine
        ? perform(.selectCandidate(index), context) : pickSuggestion(index, context)
    case .forgetCandidate(let index):
      return hasCandidatesOfEngine
        ? perform(.forgetCandidate(index), context) : forgetSuggestion(index)
    case .historyChanged:
      return textEffects(engine?.perform(.refresh, context: context) ?? [])
    case .undoCommit:
      // Without an engine it is the last change that the keyboard made by itself.
      return engine != nil
        ? perform(.undoCommit, context) : lastChange != nil ? backspace(context) : []
    case .pickReading(let index):
      return perform(.selectReading(index), context)
    case .swipe(let surface, let direction):
      return swipe(surface, direction, context)
    }
  }

  /// The text around the insertion point is this now: a capital may be due.
  public mutating func contextDidChange(_ context: InputContext) {
    offerSuggestions(context)
    let isComposing = engine?.isComposing ?? false
    shift.setAutomatic(
      !isComposing && !refusesCapital
        && aids.isCapitalDue(after: context.documentContextBeforeInput, traits: traits))
  }

  /// Offers what may follow what was committed, where the engine predicts.
  public mutating func offerPredictions() -> [KeyboardEffect] {
    textEffects(engine?.predict() ?? [])
  }

  /// A field takes the focus: letters, no shift, nothing composed.
  public mutating func begin(with traits: InputTraits, needsInputModeSwitchKey: Bool) {
    self.traits = traits
    self.needsInputModeSwitchKey = needsInputModeSwitchKey
    engine = contents.makeEngine?()
    teachEngine()
    if traits.isSecure { _ = engine?.handle(.becameSecure) }
    candidates = nil
    hasJustCommitted = false
    shift.reset()
    forgetLastKeys()
    choosePlane()
  }

  private mutating func teachEngine() {
    let isLearning = isLearning
    engine?.learns = isLearning
  }

  /// Answers what happened to the field.
  public mutating func handle(_ event: HostEvent) -> [KeyboardEffect] {
    forgetLastKeys()
    hasJustCommitted = false
    let wasSecure = traits.isSecure
    switch event {
    case .traitsChanged(let traits, _):
      self.traits = traits
      shift.reset()
      choosePlane()
    case .becameSecure: traits.isSecure = true
    case .becameOpen: traits.isSecure = false
    case .textChanged, .caretMoved, .caretLeft, .focusLost: break
    }
    var effects = textEffects(engine?.handle(traits.isSecure ? .becameSecure : event) ?? [])
    if wasSecure, !traits.isSecure { effects += textEffects(engine?.handle(.becameOpen) ?? []) }
    return effects
  }

  /// Ends an open composition.
  public mutating func resolve(by policy: CompositionResolution) -> [KeyboardEffect] {
    forgetLastKeys()
    return textEffects(engine?.resolve(by: policy) ?? [])
  }

  // MARK: Parts

  /// Whether keys go through the engine: not in fields for addresses and numbers, and not from the
  /// Latin letters that stand beside the language's own, or from those alone.
  var composes: Bool {
    guard let engine else { return false }
    let isComposed = (plane == Plane.latin) == (contents.composedKeys.letters == .latin)
    return engine.isComposing || isComposed && traits.keyboardType.takesAnyScript
  }

  var form: TouchForm? { contents.layout.touch.first }

  func hasLayer(_ id: String) -> Bool { form?.layer(id) != nil }

  func shownKey(_ id: String) -> ShownKey? {
    for row in rows {
      for shown in row where shown.key.id == id { return shown }
    }
    return nil
  }

  mutating func forgetLastKeys() {
    transforms.reset()
    lastChange = nil
    lastLesson = nil
    refusedChange = nil
    lastSpace = nil
    typedAutomaticCapital = false
    refusesCapital = false
    blankOfSuggestion = false
  }

  /// Remembers what the engine shows, and hands its effects on.
  mutating func textEffects(_ effects: [Effect]) -> [KeyboardEffect] {
    for effect in effects {
      switch effect {
      case .showCandidates(let page): candidates = page
      case .hideCandidates: candidates = nil
      default: break
      }
    }
    let effects = effects.map(KeyboardEffect.text)
    changesByEngine += effects.count(where: \.changesText)
    return effects
  }

  private mutating func choosePlane() {
    let planes = Plane.planes(
      for: traits.keyboardType, hasOwnASCII: !hasLayer(Plane.latin))
    plane = planes.first(where: hasLayer) ?? Plane.letters
    lettersPlane = plane == Plane.latin ? plane : Plane.letters
  }
}

extension KeyboardType {
  /// Whether text in the script of any language is wanted.
  fileprivate var takesAnyScript: Bool {
    switch self {
    case .default, .numbersAndPunctuation, .namePhonePad, .twitter, .webSearch: true
    case .asciiCapable, .url, .numberPad, .phonePad, .emailAddress, .decimalPad,
      .asciiCapableNumberPad:
      false
    }
  }
}

extension DeletePolicy {
  fileprivate func overridden(by overrides: [String: KeyboardLocale.DeleteOverride]) -> DeletePolicy
  {
    var policy = self
    for (code, override) in overrides {
      guard let script = Script(code: code) else { continue }
      if let unit = override.backspace.flatMap(Unit.init(rawValue:)) {
        policy[script].backspace = unit
      }
      if let unit = override.forward.flatMap(Unit.init(rawValue:)) {
        policy[script].forward = unit
      }
    }
    return policy
  }
}

extension KeyboardEffect {
  /// Whether other text stands before the insertion point afterwards, marked text aside.
  fileprivate var changesText: Bool {
    switch self {
    case .text(.insertText), .text(.replaceText), .text(.moveCaretBack), .text(.passThrough),
      .moveCaret:
      true
    case .text, .host: false
    }
  }
}
