import InputCore
import TextDocument

/// What an event brought about, in order, as values. There is none that asks the typist anything:
/// a keyboard types.
public enum KeyboardEffect: Hashable, Sendable {
  /// A change of the text, or of the candidates.
  case text(Effect)
  /// The caret goes over this text, after it or before it.
  case moveCaret(over: String, forward: Bool)
  /// Something that only the host can do.
  case host(HostAction)
}

/// What a keyboard asks of its host besides text.
public enum HostAction: Hashable, Sendable {
  /// Go on to the next keyboard.
  case advanceToNextInputMode
  /// Show the list of keyboards to choose from.
  case showKeyboardList
  /// Put the keyboard away.
  case dismissKeyboard
  /// Do what the return key of the field does.
  case performReturn(InputTraits.ReturnKey)
  /// The keyboard types another language now.
  case primaryLanguageChanged(String)
}

extension KeyboardEffect: CustomStringConvertible {
  /// The effect in one line, as traces show it.
  public var description: String {
    switch self {
    case .text(let effect): effect.description
    case .moveCaret(let text, let forward): "moveCaret \(forward ? "after" : "before") \(text)"
    case .host(.performReturn(let key)): "performReturn \(key.rawValue)"
    case .host(.primaryLanguageChanged(let tag)): "primaryLanguageChanged \(tag)"
    case .host(let action): "\(action)"
    }
  }
}
