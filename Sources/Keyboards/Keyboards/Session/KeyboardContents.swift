import InputCore
import KeyboardLayouts
import Suggestions
import TypingAids
import UserHistory

/// The contents of an opened language keyboard. Immutable, so that any number of sessions can share
/// them.
public struct KeyboardContents: Sendable {
  /// The keys and the layout's rules.
  public var layout: KeyboardLayout
  /// The typing rules of the language.
  public var locale: KeyboardLocale
  /// Creates the engine of a composing language; nil if keys go straight into the text.
  public var makeEngine: (@Sendable () -> any InputEngine)?
  /// The keys that go to the engine.
  public var composedKeys: ComposedKeys
  /// Creates the suggester, which suggests and corrects words where the engine offers no
  /// candidates; nil for no suggestions.
  public var makeSuggester: (@Sendable () -> Suggester)?
  /// The history that learns words typed without candidates; nil if nothing is learned. An engine
  /// that learns has its own history: see `LearningEngine`.
  public var history: (any HistoryLearner)?

  /// The keeper of the texts that the user copied; nil if none are kept.
  public var clipboard: (any ClipboardKeeper)?
  /// Returns a note shown beside a candidate that has none, such as the code that types it in another
  /// way; nil for no note.
  public var candidateNote: (@Sendable (_ text: String) -> String?)?

  /// Creates contents without a suggester and without a history.
  public init(
    layout: KeyboardLayout, locale: KeyboardLocale,
    makeEngine: (@Sendable () -> any InputEngine)? = nil,
    composedKeys: ComposedKeys = ComposedKeys()
  ) {
    self.layout = layout
    self.locale = locale
    self.makeEngine = makeEngine
    self.composedKeys = composedKeys
  }
}
