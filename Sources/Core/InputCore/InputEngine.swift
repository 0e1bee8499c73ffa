import TextDocument

/// An input session whose method is not known: what a keyboard holds of the language that composes.
public protocol InputEngine {
  /// Whether something is composed.
  var isComposing: Bool { get }
  /// The word that is composed, or the end of one, where a keyboard may suggest words in its place; empty
  /// where none is begun, nil where the engine has candidates of its own.
  var wordToComplete: String? { get }
  /// Whether the field is secure: every key is then left to the host.
  var isSecure: Bool { get }
  /// How what is not composed is written.
  var modes: InputModes { get set }
  /// What becomes of the composition when the host interrupts it.
  var resolution: CompositionResolution { get set }
  /// Whether what is committed may be learned.
  var learns: Bool { get set }
  /// Handles a key. What is not for the engine comes back as `.passThrough`.
  mutating func handle(_ event: KeyEvent, context: InputContext) -> [Effect]
  /// Carries out a command. No effect means that it is not for the engine.
  mutating func perform(_ command: Command, context: InputContext) -> [Effect]
  /// Offers words that may follow what the last key committed; asked when that is shown.
  mutating func predict() -> [Effect]
  /// Takes away the words that are offered so.
  mutating func closePredictions() -> [Effect]
  /// The text before the insertion point is no longer what the commits left there, because something
  /// else has typed or deleted: none of them is taken back.
  mutating func forgetCommits()
  /// Answers what happened to the field.
  mutating func handle(_ event: HostEvent) -> [Effect]
  /// Ends the composition by a policy.
  mutating func resolve(by policy: CompositionResolution) -> [Effect]
  /// Converts a whole line of keys at once: the likeliest text first, at most `limit`.
  mutating func texts(forLine keys: String, after context: String, limit: Int) -> [String]
}

extension InputEngine {
  /// Handles a key where the host gives no context.
  public mutating func handle(_ event: KeyEvent) -> [Effect] {
    handle(event, context: InputContext())
  }

  /// Carries out a command where the host gives no context.
  public mutating func perform(_ command: Command) -> [Effect] {
    perform(command, context: InputContext())
  }

  /// None: it has candidates of its own.
  public var wordToComplete: String? { nil }
  /// None.
  public mutating func predict() -> [Effect] { [] }
  /// None are offered.
  public mutating func closePredictions() -> [Effect] { [] }
  /// None can be taken back.
  public mutating func forgetCommits() {}
}

extension InputSession: InputEngine {}
