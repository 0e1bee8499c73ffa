import InputCore
import Keyboards

/// The engine of a keyboard: how it is opened, and which keys go to it.
public struct KeyboardEngine: Sendable {
  /// Reads what engines need, when the keyboard is opened.
  public let open: LanguageKeyboard.EngineOpener
  /// Which keys go to it.
  public let keys: ComposedKeys

  init(_ open: @escaping LanguageKeyboard.EngineOpener, _ keys: ComposedKeys = ComposedKeys()) {
    self.open = open
    self.keys = keys
  }
}
