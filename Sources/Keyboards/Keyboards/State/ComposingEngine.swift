import InputCore
import TextDocument

/// The engine of a keyboard that composes, and whether its last commit can still be taken back. In a
/// keyboard without an engine every call does nothing.
///
/// Invariant: `hasJustCommitted` is true only while nothing but the engine has changed the text since
/// its commit.
package struct ComposingEngine {
  private let makeEngine: (@Sendable () -> any InputEngine)?
  private var engine: (any InputEngine)?
  /// Whether the last thing that changed the text was a commit of the engine.
  package private(set) var hasJustCommitted = false
  /// How often the engine has changed the text during this event.
  private var changes = 0

  /// Creates an engine, and another one for each field; nil for a keyboard that does not compose.
  package init(_ makeEngine: (@Sendable () -> any InputEngine)?) {
    self.makeEngine = makeEngine
    engine = makeEngine?()
  }

  /// Whether the keyboard has an engine.
  package var exists: Bool { engine != nil }
  /// Whether something is composed.
  package var isComposing: Bool { engine?.isComposing ?? false }
  /// Whether a Backspace is the engine's: it composes, or leaves every key of a secure field to the
  /// host.
  package var takesBackspace: Bool { engine.map { $0.isComposing || $0.isSecure } ?? false }
  /// The word that is composed, or the end of one; empty if there is none.
  package var composedWord: String { engine?.wordToComplete ?? "" }
  /// Whether the engine offers candidates: words are not suggested beside them.
  package var hasCandidates: Bool { engine.map { $0.wordToComplete == nil } ?? false }

  // MARK: Fields

  /// A field takes the focus: nothing is composed.
  package mutating func begin(isSecure: Bool, learns: Bool) {
    engine = makeEngine?()
    engine?.learns = learns
    if isSecure { _ = engine?.handle(.becameSecure) }
    hasJustCommitted = false
  }

  /// Sets whether commits are learned.
  package mutating func setLearns(_ learns: Bool) { engine?.learns = learns }

  /// Passes on what happened to the field.
  ///
  /// - Parameters:
  ///   - wasSecure: whether the field was secure before the event.
  ///   - isSecure: whether it is secure now.
  package mutating func handle(
    _ event: HostEvent, wasSecure: Bool, isSecure: Bool
  ) -> [Effect] {
    hasJustCommitted = false
    let effects = engine?.handle(isSecure ? .becameSecure : event) ?? []
    return wasSecure && !isSecure ? effects + (engine?.handle(.becameOpen) ?? []) : effects
  }

  // MARK: Keys

  /// Handles a key.
  ///
  /// - Returns: nil if there is no engine.
  package mutating func handle(_ event: KeyEvent, _ context: InputContext) -> [Effect]? {
    engine?.handle(event, context: context)
  }

  /// Carries out a command.
  package mutating func perform(_ command: Command, _ context: InputContext) -> [Effect] {
    engine?.perform(command, context: context) ?? []
  }

  /// Ends the composition.
  package mutating func resolve(by policy: CompositionResolution) -> [Effect] {
    engine?.resolve(by: policy) ?? []
  }

  /// Offers what may follow the last commit.
  package mutating func predict() -> [Effect] { engine?.predict() ?? [] }

  /// Hides what was offered to follow it.
  package mutating func closePredictions() -> [Effect] { engine?.closePredictions() ?? [] }

  // MARK: Commits

  /// An event begins.
  package mutating func beginEvent() { changes = 0 }

  /// Effects of the engine go into the text.
  package mutating func note(_ effects: [Effect]) { changes += effects.count(where: \.changesText) }

  /// The event is over. A commit can be taken back for as long as nothing but the engine has changed
  /// the text after it.
  ///
  /// - Parameter all: how many effects of the event change the text, the engine's among them.
  package mutating func endEvent(changes all: Int) {
    guard exists, all > 0 || isComposing else { return }
    hasJustCommitted = all == changes && !isComposing
    if all > changes { engine?.forgetCommits() }
  }
}

extension Effect {
  /// Whether the text before the caret is another one afterwards, marked text aside.
  package var changesText: Bool {
    switch self {
    case .insertText, .replaceText, .moveCaretBack, .passThrough: true
    case .setMarkedText, .showCandidates, .hideCandidates, .learn, .unlearn, .forget, .showModes,
      .alert:
      false
    }
  }
}
