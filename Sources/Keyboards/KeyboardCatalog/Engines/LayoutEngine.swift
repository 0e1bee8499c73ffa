import InputCore
import TextDocument

/// An engine for keyboards whose on-screen keys type the letters of the language, such as bopomofo
/// or jamo. An engine takes keys, so each letter is passed to it as the key that types it.
///
/// A hardware keyboard may have another layout (Hsu, 3-set). Its keys go to a second engine. Only
/// one of the two engines composes at a time.
///
/// ```
/// touch ㄋ ㄧ ˇ, standard    s u 3 to the engine of the screen      你
/// hardware n e f, Hsu        n e f to the engine of the hardware    你
/// ```
struct LayoutEngine: InputEngine {
  private var screen: any InputEngine
  /// Nil if the hardware keyboard has the same layout as the screen.
  private var hardware: (any InputEngine)?
  private var isHardwareActive = false
  private let keys: [Character: Character]

  /// Creates an engine. `keys` maps the letters of the screen to the keys that type them.
  init(
    screen: any InputEngine, hardware: (any InputEngine)?, keys: [Character: Character]
  ) {
    self.screen = screen
    self.hardware = hardware
    self.keys = keys
  }

  private var active: any InputEngine {
    get { isHardwareActive ? hardware ?? screen : screen }
    set { if isHardwareActive, hardware != nil { hardware = newValue } else { screen = newValue } }
  }

  var isComposing: Bool { active.isComposing }
  var wordToComplete: String? { active.wordToComplete }
  var isSecure: Bool { active.isSecure }
  var modes: InputModes {
    get { active.modes }
    set {
      screen.modes = newValue
      hardware?.modes = newValue
    }
  }
  var resolution: CompositionResolution {
    get { active.resolution }
    set {
      screen.resolution = newValue
      hardware?.resolution = newValue
    }
  }
  var learns: Bool {
    get { active.learns }
    set {
      screen.learns = newValue
      hardware?.learns = newValue
    }
  }

  var hostPhrases: HostPhrases {
    get { active.hostPhrases }
    set {
      screen.hostPhrases = newValue
      hardware?.hostPhrases = newValue
    }
  }

  var phrases: CustomPhrases {
    get { active.phrases }
    set {
      screen.phrases = newValue
      hardware?.phrases = newValue
    }
  }

  mutating func explanations(limit: Int) -> [CandidateExplanation] {
    active.explanations(limit: limit)
  }

  mutating func lattice(within limits: WordLattice.Limits) -> WordLattice? {
    active.lattice(within: limits)
  }

  mutating func reason(against text: String) -> CandidateReason? { active.reason(against: text) }

  func descriptions(of candidate: Candidate) -> [CharacterDescription] {
    active.descriptions(of: candidate)
  }

  func hostPhrases(of entries: [HostEntry]) -> HostPhrases {
    let phrases = screen.hostPhrases(of: entries)
    return hardware.map { phrases.merging($0.hostPhrases(of: entries)) } ?? phrases
  }

  mutating func handle(_ event: KeyEvent, context: InputContext) -> [Effect] {
    guard let letter = event.typedCharacter else { return active.handle(event, context: context) }
    let key = keys[letter]
    let ended = activate(forLetter: key != nil, letter)
    var event = event
    if let key { event.key = .character(key) }
    return ended
      + active.handle(event, context: context).map { effect in
        // A key that the engine leaves to the host is passed on as the letter.
        if case .passThrough(event) = effect, key != nil { return .passThrough(KeyEvent(letter)) }
        return effect
      }
  }

  mutating func perform(_ command: Command, context: InputContext) -> [Effect] {
    if case .insert(let letter) = command, let key = keys[letter] {
      let ended = activate(forLetter: true, letter)
      let effects = active.perform(.insert(key), context: context)
      return ended + effects
    }
    return active.perform(command, context: context)
  }

  mutating func predict() -> [Effect] { active.predict() }

  mutating func pageCount() -> Int? { active.pageCount() }

  mutating func closePredictions() -> [Effect] { active.closePredictions() }

  mutating func forgetCommits() {
    screen.forgetCommits()
    hardware?.forgetCommits()
  }

  mutating func noteDeletion(_ context: InputContext) {
    screen.noteDeletion(context)
    hardware?.noteDeletion(context)
  }

  mutating func handle(_ event: HostEvent) -> [Effect] {
    // Both engines must know of secure fields; at most one of them composes.
    let other = isHardwareActive ? screen.handle(event) : hardware?.handle(event) ?? []
    let own = active.handle(event)
    return own + other
  }

  mutating func resolve(by policy: CompositionResolution) -> [Effect] {
    active.resolve(by: policy)
  }

  mutating func texts(forLine keys: String, after context: String, limit: Int) -> [String] {
    active.texts(forLine: keys, after: context, limit: limit)
  }

  /// Switches to the engine that a character belongs to. Marks and spaces stay with the engine that
  /// composes.
  private mutating func activate(forLetter isLetter: Bool, _ character: Character) -> [Effect] {
    guard hardware != nil else { return [] }
    let wantsHardware = isLetter ? false : character.isASCII && character != " "
    guard isLetter || wantsHardware, wantsHardware != isHardwareActive else { return [] }
    let effects = active.resolve(by: .commitFirst)
    // The other engine's text will follow these commits, so they cannot be taken back any more.
    active.forgetCommits()
    isHardwareActive = wantsHardware
    return effects
  }
}
