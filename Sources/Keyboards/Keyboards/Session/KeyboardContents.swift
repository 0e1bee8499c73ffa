import InputCore
import KeyboardLayouts
import Suggestions
import TypingAids
import UserHistory

/// The contents of a language's keyboard, once it is open. Immutable; any number of sessions share
/// them.
public struct KeyboardContents: Sendable {
  /// The keys and the layout's rules.
  public var layout: KeyboardLayout
  /// The text behaviour of the language.
  public var locale: KeyboardLocale
  /// Makes the engine of a composing language; nil where keys go straight into the text.
  public var makeEngine: (@Sendable () -> any InputEngine)?
  /// The keys that go to that engine.
  public var composedKeys: ComposedKeys
  /// Makes the suggester, which suggests and corrects words where the engine offers no candidates; nil
  /// for none.
  public var makeSuggester: (@Sendable () -> Suggester)?
  /// The history that learns and knows words typed without candidates; nil where nothing is learned.
  /// An engine that learns brings its own: see ``LearningEngine``.
  public var history: (any HistoryLearner)?

  /// Creates contents without a suggester and a history.
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
