import InputCore
import TextDocument

/// An input engine that passes the lessons of another engine to a learner. Hosts still get all
/// effects.
///
/// ```swift
/// var session = LearningEngine(engine, learner: store)
/// let effects = session.handle(event, context: context)
/// ```
public struct LearningEngine<Engine: InputEngine>: InputEngine {
  /// The wrapped engine.
  public private(set) var engine: Engine
  private let learner: any HistoryLearner

  /// Wraps an engine whose lessons `learner` records.
  public init(_ engine: Engine, learner: any HistoryLearner) {
    self.engine = engine
    self.learner = learner
  }

  /// Whether a composition is in progress.
  public var isComposing: Bool { engine.isComposing }
  /// The word being composed, if completions may replace it.
  public var wordToComplete: String? { engine.wordToComplete }
  /// Whether the field is secure.
  public var isSecure: Bool { engine.isSecure }
  /// The modes that determine how text outside a composition is written.
  public var modes: InputModes {
    get { engine.modes }
    set { engine.modes = newValue }
  }
  /// The policy for the composition when the host interrupts it.
  public var resolution: CompositionResolution {
    get { engine.resolution }
    set { engine.resolution = newValue }
  }
  /// Whether commits may be learned.
  public var learns: Bool {
    get { engine.learns }
    set { engine.learns = newValue }
  }

  /// The names and shortcuts of the host, which are offered among the candidates.
  public var hostPhrases: HostPhrases {
    get { engine.hostPhrases }
    set { engine.hostPhrases = newValue }
  }

  /// The user's own phrases, which are offered for their codes.
  public var phrases: CustomPhrases {
    get { engine.phrases }
    set { engine.phrases = newValue }
  }

  /// Explains the best sentences of the open composition.
  public mutating func explanations(limit: Int) -> [CandidateExplanation] {
    engine.explanations(limit: limit)
  }

  /// Returns the words considered for the open composition.
  public mutating func lattice(within limits: WordLattice.Limits) -> WordLattice? {
    engine.lattice(within: limits)
  }

  /// Returns the reason why a text is not the first candidate.
  public mutating func reason(against text: String) -> CandidateReason? {
    engine.reason(against: text)
  }

  /// Returns what tells the characters of a candidate apart from others that sound the same.
  public func descriptions(of candidate: Candidate) -> [CharacterDescription] {
    engine.descriptions(of: candidate)
  }

  /// Finds the keys that type the entries of a host.
  public func hostPhrases(of entries: [HostEntry]) -> HostPhrases {
    engine.hostPhrases(of: entries)
  }

  /// Handles a key and records its lessons.
  public mutating func handle(_ event: KeyEvent, context: InputContext) -> [Effect] {
    learner.recording(engine.handle(event, context: context))
  }

  /// Performs a command and records its lessons.
  public mutating func perform(_ command: Command, context: InputContext) -> [Effect] {
    learner.recording(engine.perform(command, context: context))
  }

  /// Offers words that may follow the last commit.
  public mutating func predict() -> [Effect] { engine.predict() }

  /// Counts the pages of the candidates shown.
  public mutating func pageCount() -> Int? { engine.pageCount() }

  /// Removes the offered predictions.
  public mutating func closePredictions() -> [Effect] { engine.closePredictions() }

  /// Forgets earlier commits, so that none can be reverted.
  public mutating func forgetCommits() { engine.forgetCommits() }

  /// Passes the deletion to the engine.
  public mutating func noteDeletion(_ context: InputContext) { engine.noteDeletion(context) }

  /// Handles a change of the field and records its lessons.
  public mutating func handle(_ event: HostEvent) -> [Effect] {
    learner.recording(engine.handle(event))
  }

  /// Ends the composition by a policy and records its lessons.
  public mutating func resolve(by policy: CompositionResolution) -> [Effect] {
    learner.recording(engine.resolve(by: policy))
  }

  /// Converts a whole line of keys without learning.
  public mutating func texts(
    forLine keys: String, after context: String, limit: Int
  ) -> [String] {
    engine.texts(forLine: keys, after: context, limit: limit)
  }
}
