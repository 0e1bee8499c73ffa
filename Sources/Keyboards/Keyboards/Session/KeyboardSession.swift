import HostWords
import InputCore
import TextDocument

/// An open keyboard that serves one text field at a time: it takes events and returns effects. A
/// language's keyboard is a ``LanguageSession``. Keyboards without a language conform themselves.
public protocol KeyboardSession {
  /// Whether typed text may be learned. False is incognito mode. The value survives a change of
  /// field.
  var learns: Bool { get set }
  /// The host's names, shortcuts and words. Empty until they are known.
  var supplement: LexiconIndex { get set }
  /// Handles a user action.
  ///
  /// - Parameters:
  ///   - event: the action.
  ///   - context: the text around the caret, as the host gives it.
  /// - Returns: the effects for the host to carry out, in order.
  mutating func handle(_ event: KeyboardEvent, context: InputContext) -> [KeyboardEffect]
  /// Handles a change of the field that the keyboard did not make.
  mutating func handle(_ event: HostEvent) -> [KeyboardEffect]
  /// Receives a text that the user copied.
  mutating func take(_ copied: CopiedText)
  /// Receives the text around the caret, after the effects of an event were applied or the host
  /// changed the document.
  mutating func contextDidChange(_ context: InputContext)
  /// Offers words that may follow. Called after the host has drawn the effects of the last event.
  mutating func offerPredictions() -> [KeyboardEffect]
  /// Begins in a field that takes the focus. Nothing is carried over from the previous field.
  mutating func begin(with traits: InputTraits, needsInputModeSwitchKey: Bool)
  /// Ends an open composition by a policy, because another keyboard replaces this one.
  mutating func resolve(by policy: CompositionResolution) -> [KeyboardEffect]
  /// Ends the word before the caret, because the keyboard is hidden or another one replaces it. Called
  /// after ``resolve(by:)``.
  mutating func endWord(_ context: InputContext) -> [KeyboardEffect]
  /// Releases the memory that the next ``begin(with:needsInputModeSwitchKey:)`` or key makes again.
  /// Called after ``resolve(by:)``, when another keyboard is shown or the keyboard is hidden. No key
  /// comes before the next field begins.
  mutating func suspend()
  /// Returns the keyboard to draw.
  func view(of size: KeyboardSize) -> KeyboardView
  /// The label of each candidate shown for screen readers.
  var candidateLabels: [String] { get }
}

extension KeyboardSession {
  /// The texts of the candidates.
  public var candidateLabels: [String] { view(of: KeyboardSize()).candidates }

  /// Returns no effects: the keyboard corrects no words.
  public mutating func endWord(_ context: InputContext) -> [KeyboardEffect] { [] }

  /// Does nothing: the keyboard keeps no memory that it can make again.
  public mutating func suspend() {}

  /// Does nothing: the keyboard keeps no copied texts.
  public mutating func take(_ copied: CopiedText) {}

  /// Returns no effects: the keyboard does not predict.
  public mutating func offerPredictions() -> [KeyboardEffect] { [] }

  /// False: the keyboard does not learn. Setting it has no effect.
  public var learns: Bool {
    get { false }
    set {}
  }

  /// Empty: the keyboard does not use words. Setting it has no effect.
  public var supplement: LexiconIndex {
    get { LexiconIndex([]) }
    set {}
  }
}
