import InputCore
import Keyboards

/// The typing of one language in a terminal: keys in, effects on the document out.
protocol TerminalInput {
  /// Whether a composition is open.
  var isComposing: Bool { get }
  /// The modes for text that is not composed.
  var modes: InputModes { get set }
  /// The words suggested beside what is typed; nil if there are none.
  var suggestions: SuggestionRow? { get }
  /// Handles a key.
  mutating func handle(_ event: KeyEvent, context: InputContext) -> [KeyboardEffect]
  /// Shows the candidates again after a word was forgotten.
  mutating func refresh(context: InputContext) -> [KeyboardEffect]
  /// Receives the text around the caret after the effects of a key were applied.
  mutating func textDidChange(_ context: InputContext)
  /// Offers words that may follow the last commit. Called after the result of the key is shown.
  mutating func predict() -> [KeyboardEffect]
  /// Counts the pages of the candidates shown; nil if none are shown or they cannot be counted.
  mutating func pageCount() -> Int?
  /// Ends the composition.
  ///
  /// - Parameter policy: The fate of what is composed; nil for the policy of the language.
  mutating func end(by policy: CompositionResolution?) -> [KeyboardEffect]
  /// Forgets what the last keys left for the next one, because something else changed the text.
  mutating func forgetKeys()
}

/// The typing of a language by its engine alone.
struct EngineInput: TerminalInput {
  var engine: any InputEngine

  var isComposing: Bool { engine.isComposing }
  var modes: InputModes {
    get { engine.modes }
    set { engine.modes = newValue }
  }
  var suggestions: SuggestionRow? { nil }

  mutating func handle(_ event: KeyEvent, context: InputContext) -> [KeyboardEffect] {
    engine.handle(event, context: context).map(KeyboardEffect.text)
  }

  mutating func refresh(context: InputContext) -> [KeyboardEffect] {
    engine.perform(.refresh, context: context).map(KeyboardEffect.text)
  }

  mutating func textDidChange(_ context: InputContext) {}

  mutating func predict() -> [KeyboardEffect] { engine.predict().map(KeyboardEffect.text) }

  mutating func pageCount() -> Int? { engine.pageCount() }

  mutating func end(by policy: CompositionResolution?) -> [KeyboardEffect] {
    engine.resolve(by: policy ?? engine.resolution).map(KeyboardEffect.text)
  }

  mutating func forgetKeys() { engine.forgetCommits() }
}
