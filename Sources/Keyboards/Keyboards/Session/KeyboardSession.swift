import HostWords
import InputCore
import TextDocument

/// A keyboard that is open for one text field: events go in, effects come out. A language's keyboard
/// is a ``LanguageSession``; other keyboards conform themselves.
public protocol KeyboardSession {
  /// Whether typed text may be learned; false is incognito. The value is kept from field to field.
  var learns: Bool { get set }
  /// The host's names, shortcuts and words, once they are known.
  var supplement: LexiconIndex { get set }
  /// Handles an event.
  ///
  /// - Parameter context: the text around the caret, as the host gives it.
  mutating func handle(_ event: KeyboardEvent, context: InputContext) -> [KeyboardEffect]
  /// Handles a change of the field that the keyboard did not make.
  mutating func handle(_ event: HostEvent) -> [KeyboardEffect]
  /// Takes the text around the caret after the effects of an event were applied, or after the host
  /// changed the document.
  mutating func contextDidChange(_ context: InputContext)
  /// Offers words that may follow, when the host has drawn the effects of the last event.
  mutating func offerPredictions() -> [KeyboardEffect]
  /// Begins in a field that takes the focus: nothing is left from the one before.
  mutating func begin(with traits: InputTraits, needsInputModeSwitchKey: Bool)
  /// Ends an open composition by a policy, because another keyboard takes its place.
  mutating func resolve(by policy: CompositionResolution) -> [KeyboardEffect]
  /// The keyboard to draw.
  func view(of size: KeyboardSize) -> KeyboardView
}

extension KeyboardSession {
  /// Offers nothing: the keyboard does not predict.
  public mutating func offerPredictions() -> [KeyboardEffect] { [] }

  /// False: the keyboard does not learn. Setting it does nothing.
  public var learns: Bool {
    get { false }
    set {}
  }

  /// Empty: the keyboard has no use for words. Setting it does nothing.
  public var supplement: LexiconIndex {
    get { LexiconIndex([]) }
    set {}
  }
}
