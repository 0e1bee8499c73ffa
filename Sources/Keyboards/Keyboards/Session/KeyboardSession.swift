import HostWords
import InputCore
import TextDocument

/// A keyboard that is open for one text field: events go in, effects come out. A language's keyboard
/// is a ``LanguageSession``; others bring their own.
public protocol KeyboardSession {
  /// Whether what is typed may be learned: false is incognito. It lasts from field to field.
  var learns: Bool { get set }
  /// The host's names, shortcuts and words, as soon as they are there.
  var supplement: LexiconIndex { get set }
  /// Handles an event. `context` is the text around the insertion point, as the host gives it.
  mutating func handle(_ event: KeyboardEvent, context: InputContext) -> [KeyboardEffect]
  /// Answers what happened to the field.
  mutating func handle(_ event: HostEvent) -> [KeyboardEffect]
  /// The effects of the last event are in the document, or the host changed it: this is what the
  /// text around the insertion point is now.
  mutating func contextDidChange(_ context: InputContext)
  /// The host has shown what the last event did and has time: words that may follow are offered.
  mutating func offerPredictions() -> [KeyboardEffect]
  /// The keyboard gets the focus of a field, with nothing left from the one before.
  mutating func begin(with traits: InputTraits, needsInputModeSwitchKey: Bool)
  /// Another keyboard takes its place: an open composition ends by a policy.
  mutating func resolve(by policy: CompositionResolution) -> [KeyboardEffect]
  /// What is to be drawn.
  func view(of size: KeyboardSize) -> KeyboardView
}

extension KeyboardSession {
  /// None.
  public mutating func offerPredictions() -> [KeyboardEffect] { [] }

  /// A keyboard that never learns.
  public var learns: Bool {
    get { false }
    set {}
  }

  /// A keyboard that has no use for words.
  public var supplement: LexiconIndex {
    get { LexiconIndex([]) }
    set {}
  }
}
