import InputCore
import TextDocument

/// The engine of a composing keyboard, and whether its last commit can still be taken back. Without
/// an engine every call does nothing.
///
/// Invariant: `hasJustCommitted` is true only while nothing but the engine has changed the text
/// since its commit.
package struct ComposingEngine {
  private let makeEngine: (@Sendable () -> any InputEngine)?
  private var engine: (any InputEngine)?
  /// Whether the last change of the text was a commit of the engine.
  package private(set) var hasJustCommitted = false
  /// The names and shortcuts of the host, with the keys that type them.
  private var hostPhrases = HostPhrases()
  /// The user's phrases; nil to keep those that the engine is made with.
  private var phrases: CustomPhrases?
  /// The number of text changes by the engine during this event.
  private var changes = 0

  /// Creates the engine.
  ///
  /// - Parameter makeEngine: creates an engine, here and again for each field; nil for a keyboard
  ///   that does not compose.
  package init(_ makeEngine: (@Sendable () -> any InputEngine)?) {
    self.makeEngine = makeEngine
    engine = makeEngine?()
  }

  /// Whether the keyboard has an engine.
  package var exists: Bool { makeEngine != nil }
  /// Whether a composition is open.
  package var isComposing: Bool { engine?.isComposing ?? false }
  /// The engine's modes for text that is not composed; nil without an engine.
  package var modes: InputModes? {
    get { engine?.modes }
    set { if let newValue { engine?.modes = newValue } }
  }
  /// Whether Backspace goes to the engine: while it composes, and in secure fields, where it passes
  /// every key through to the host.
  package var takesBackspace: Bool { engine.map { $0.isComposing || $0.isSecure } ?? false }
  /// The word being composed, or its end; empty if there is none.
  package var composedWord: String { engine?.wordToComplete ?? "" }
  /// Whether the engine offers candidates. Words are not suggested in addition.
  package var hasCandidates: Bool { engine.map { $0.wordToComplete == nil } ?? false }

  /// Returns what tells the characters of a candidate apart from others that sound the same.
  package func descriptions(of candidate: Candidate) -> [CharacterDescription] {
    engine?.descriptions(of: candidate) ?? []
  }

  /// Explains the best sentences of the open composition.
  package mutating func explanations(limit: Int) -> [CandidateExplanation] {
    engine?.explanations(limit: limit) ?? []
  }

  /// Returns the words considered for the open composition.
  package mutating func lattice(within limits: WordLattice.Limits) -> WordLattice? {
    engine?.lattice(within: limits)
  }

  /// Returns the reason why a text is not the first candidate.
  package mutating func reason(against text: String) -> CandidateReason? {
    engine?.reason(against: text)
  }

  // MARK: Fields

  /// Begins in a field that takes the focus, with a fresh engine.
  package mutating func begin(isSecure: Bool, learns: Bool) {
    engine = makeEngine?()
    engine?.learns = learns
    engine?.hostPhrases = hostPhrases
    if let phrases { engine?.phrases = phrases }
    if isSecure { _ = engine?.handle(.becameSecure) }
    hasJustCommitted = false
  }

  /// Releases the engine until the next field begins. Until then every call does nothing.
  package mutating func suspend() {
    engine = nil
    hasJustCommitted = false
  }

  /// Offers names and shortcuts of the host among the candidates, here and in later fields.
  package mutating func offer(_ entries: [HostEntry]) {
    hostPhrases = (engine ?? makeEngine?())?.hostPhrases(of: entries) ?? HostPhrases()
    engine?.hostPhrases = hostPhrases
  }

  /// Offers the user's phrases for their codes, here and in later fields.
  package mutating func offer(_ phrases: CustomPhrases?) {
    self.phrases = phrases
    if let phrases { engine?.phrases = phrases }
  }

  /// Sets whether commits are learned.
  package mutating func setLearns(_ learns: Bool) { engine?.learns = learns }

  /// Passes an event of the field to the engine.
  ///
  /// - Parameters:
  ///   - wasSecure: whether the field was secure before the event.
  ///   - isSecure: whether it is secure now.
  package mutating func handle(
    _ event: HostEvent, wasSecure: Bool, isSecure: Bool
  ) -> [Effect] {
    hasJustCommitted = false
    let effects = engine?.handle(isSecure ? .becameSecure : event) ?? []
    return wasSecure && !isSecure ? effects + (engine?.handle(.secureInputEnded) ?? []) : effects
  }

  // MARK: Keys

  /// Passes a key to the engine.
  ///
  /// - Returns: nil if there is no engine.
  package mutating func handle(_ event: KeyEvent, _ context: InputContext) -> [Effect]? {
    engine?.handle(event, context: context)
  }

  /// Performs a command of the engine.
  package mutating func perform(_ command: Command, _ context: InputContext) -> [Effect] {
    engine?.perform(command, context: context) ?? []
  }

  /// Ends the composition by a policy.
  package mutating func resolve(by policy: CompositionResolution) -> [Effect] {
    engine?.resolve(by: policy) ?? []
  }

  /// Offers words that may follow the last commit.
  package mutating func predict() -> [Effect] { engine?.predict() ?? [] }

  /// Counts the pages of the candidates shown; nil if none are shown.
  package mutating func pageCount() -> Int? { engine?.pageCount() }

  /// Hides the words offered to follow the last commit.
  package mutating func closePredictions() -> [Effect] { engine?.closePredictions() ?? [] }

  /// Notes that Backspace deletes text outside of the composition.
  package mutating func noteDeletion(_ context: InputContext) { engine?.noteDeletion(context) }

  // MARK: Commits

  /// Begins an event.
  package mutating func beginEvent() { changes = 0 }

  /// Counts the engine's effects that change the text.
  package mutating func note(_ effects: [Effect]) { changes += effects.count(where: \.changesText) }

  /// Ends an event. A commit can be taken back as long as only the engine has changed the text
  /// since.
  ///
  /// - Parameter all: the number of effects of the event that change the text, including the
  ///   engine's.
  package mutating func endEvent(changes all: Int) {
    guard exists, all > 0 || isComposing else { return }
    hasJustCommitted = all == changes && !isComposing
    if all > changes { engine?.forgetCommits() }
  }
}

extension Effect {
  /// Whether the effect changes the text before the caret. Marked text does not count.
  package var changesText: Bool {
    switch self {
    case .insertText, .replaceText, .moveCaretBack, .passThrough: true
    case .setMarkedText, .showCandidates, .hideCandidates, .learn, .unlearn, .forget, .showModes,
      .alert:
      false
    }
  }
}
