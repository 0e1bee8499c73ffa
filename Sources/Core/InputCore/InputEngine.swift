import TextDocument

/// A type-erased input session: the interface between a keyboard and the language that composes.
public protocol InputEngine {
  /// Whether a composition is open.
  var isComposing: Bool { get }
  /// The word being composed, or the last part of one, if the keyboard may suggest completions for
  /// it. Empty if no word is begun; nil if the engine has candidates of its own.
  var wordToComplete: String? { get }
  /// Whether the field is secure. All keys are then left to the host.
  var isSecure: Bool { get }
  /// The modes for text that is not composed: punctuation and width.
  var modes: InputModes { get set }
  /// The way the composition ends when the host interrupts it.
  var resolution: CompositionResolution { get set }
  /// Whether commits may produce lessons.
  var learns: Bool { get set }
  /// The names and shortcuts of the host, which are offered among the candidates.
  var hostPhrases: HostPhrases { get set }
  /// The user's own phrases, which are offered for their codes. Setting them keeps the phrases of
  /// the host, and the clock if the new ones have none.
  var phrases: CustomPhrases { get set }
  /// Returns what tells the characters of a candidate apart from others that sound the same, for
  /// people who hear candidates; empty if nothing does. The first call may search the whole
  /// dictionary, which takes some ten milliseconds.
  func descriptions(of candidate: Candidate) -> [CharacterDescription]
  /// Explains the best sentences of the open composition, as far as it is not chosen yet; empty if
  /// nothing is composed or the language cannot.
  ///
  /// - Parameter limit: the largest number of sentences.
  mutating func explanations(limit: Int) -> [CandidateExplanation]
  /// Returns the words considered for the open composition; nil if nothing is composed or the language
  /// has no lattice of words.
  mutating func lattice(within limits: WordLattice.Limits) -> WordLattice?
  /// Returns the reason why a text is not the first candidate of the open composition; nil if nothing
  /// is composed or the language cannot tell.
  mutating func reason(against text: String) -> CandidateReason?
  /// Finds the keys that type the entries of a host. Takes some milliseconds.
  func hostPhrases(of entries: [HostEntry]) -> HostPhrases
  /// Handles a key. A key that is not for the engine comes back as `.passThrough`.
  mutating func handle(_ event: KeyEvent, context: InputContext) -> [Effect]
  /// Carries out a command.
  ///
  /// - Returns: The effects; empty if the command is not for the engine.
  mutating func perform(_ command: Command, context: InputContext) -> [Effect]
  /// Offers words that may follow the last commit. Call it after the effects of the key are shown.
  mutating func predict() -> [Effect]
  /// Counts the pages of the candidates shown, which may search for all of them: call it after the
  /// effects of the key are shown. Nil if none are shown, or the engine cannot count them.
  mutating func pageCount() -> Int?
  /// Closes the words offered by `predict()`.
  mutating func closePredictions() -> [Effect]
  /// Discards the commits that could be undone. Call it when something else has typed or deleted,
  /// so that the text before the insertion point is no longer what the commits left there.
  mutating func forgetCommits()
  /// Notes that Backspace deletes text outside of the composition. Call it before the text is
  /// deleted.
  mutating func noteDeletion(_ context: InputContext)
  /// Reacts to a change of the field by the host. The effects are for the same field, in order.
  mutating func handle(_ event: HostEvent) -> [Effect]
  /// Ends the composition according to a policy.
  mutating func resolve(by policy: CompositionResolution) -> [Effect]
  /// Converts a whole line of keys at once.
  ///
  /// - Parameters:
  ///   - keys: The keys, or a reading as the language writes it.
  ///   - context: The text before the line.
  ///   - limit: The maximum number of texts to return.
  /// - Returns: The different texts, the likeliest first.
  mutating func texts(forLine keys: String, after context: String, limit: Int) -> [String]
}

extension InputEngine {
  /// Handles a key without any document context.
  public mutating func handle(_ event: KeyEvent) -> [Effect] {
    handle(event, context: InputContext())
  }

  /// Carries out a command without any document context.
  public mutating func perform(_ command: Command) -> [Effect] {
    perform(command, context: InputContext())
  }

  /// Empty: the engine offers no candidates. Setting it has no effect.
  public var hostPhrases: HostPhrases {
    get { HostPhrases() }
    set {}
  }
  /// Empty: the engine offers no candidates. Setting it has no effect.
  public var phrases: CustomPhrases {
    get { CustomPhrases() }
    set {}
  }
  /// Returns no explanations: candidates have no costs.
  public mutating func explanations(limit: Int) -> [CandidateExplanation] { [] }

  /// Returns nil: the engine has no lattice of words.
  public mutating func lattice(within limits: WordLattice.Limits) -> WordLattice? { nil }

  /// Returns nil: candidates have no costs.
  public mutating func reason(against text: String) -> CandidateReason? { nil }

  /// Returns no descriptions: candidates are told apart by their sound.
  public func descriptions(of candidate: Candidate) -> [CharacterDescription] { [] }
  /// Returns no phrases: the engine offers no candidates.
  public func hostPhrases(of entries: [HostEntry]) -> HostPhrases { HostPhrases() }
  /// Returns nil: the engine has candidates of its own.
  public var wordToComplete: String? { nil }
  /// Returns no effects: the engine does not predict.
  public mutating func predict() -> [Effect] { [] }
  /// Returns nil: the engine does not count its candidates.
  public mutating func pageCount() -> Int? { nil }
  /// Returns no effects: the engine offers no predictions.
  public mutating func closePredictions() -> [Effect] { [] }
  /// Does nothing: the engine cannot undo commits.
  public mutating func forgetCommits() {}
  /// Does nothing: the engine composes no text again.
  public mutating func noteDeletion(_ context: InputContext) {}
}

extension InputSession: InputEngine {}
