import InputCore
import TextDocument

/// A session whose lessons go to a learner. Hosts get all its effects.
public struct LearningEngine<Engine: InputEngine>: InputEngine {
  /// The session.
  public private(set) var engine: Engine
  private let learner: any HistoryLearner

  /// A session that learns.
  public init(_ engine: Engine, learner: any HistoryLearner) {
    self.engine = engine
    self.learner = learner
  }

  /// Whether something is composed.
  public var isComposing: Bool { engine.isComposing }
  /// The word that is composed, where words may be suggested in its place.
  public var wordToComplete: String? { engine.wordToComplete }
  /// Whether the field is secure.
  public var isSecure: Bool { engine.isSecure }
  /// How what is not composed is written.
  public var modes: InputModes {
    get { engine.modes }
    set { engine.modes = newValue }
  }
  /// What becomes of the composition when the host interrupts it.
  public var resolution: CompositionResolution {
    get { engine.resolution }
    set { engine.resolution = newValue }
  }
  /// Whether what is committed may be learned.
  public var learns: Bool {
    get { engine.learns }
    set { engine.learns = newValue }
  }

  /// Handles a key.
  public mutating func handle(_ event: KeyEvent, context: InputContext) -> [Effect] {
    learner.recording(engine.handle(event, context: context))
  }

  /// Carries out a command.
  public mutating func perform(_ command: Command, context: InputContext) -> [Effect] {
    learner.recording(engine.perform(command, context: context))
  }

  /// Offers words that may follow what the last key committed.
  public mutating func predict() -> [Effect] { engine.predict() }

  /// Takes away the words that are offered so.
  public mutating func closePredictions() -> [Effect] { engine.closePredictions() }

  /// Takes no commit back any more.
  public mutating func forgetCommits() { engine.forgetCommits() }

  /// Answers what happened to the field.
  public mutating func handle(_ event: HostEvent) -> [Effect] {
    learner.recording(engine.handle(event))
  }

  /// Ends the composition by a policy.
  public mutating func resolve(by policy: CompositionResolution) -> [Effect] {
    learner.recording(engine.resolve(by: policy))
  }

  /// Converts a whole line of keys, which teaches nothing.
  public mutating func texts(
    forLine keys: String, after context: String, limit: Int
  ) -> [String] {
    engine.texts(forLine: keys, after: context, limit: limit)
  }
}
