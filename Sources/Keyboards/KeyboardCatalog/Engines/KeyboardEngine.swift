import InputCore
import Keyboards

/// The engine of a keyboard: the closure that opens it, and the keys that go to it.
public struct KeyboardEngine: Sendable {
  /// Opens the engine's data and returns its factory. Called when the keyboard is opened.
  public let open: LanguageKeyboard.EngineOpener
  /// The keys that go to the engine.
  public let keys: ComposedKeys

  init(_ open: @escaping LanguageKeyboard.EngineOpener, _ keys: ComposedKeys = ComposedKeys()) {
    self.open = open
    self.keys = keys
  }
}
