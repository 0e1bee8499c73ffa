import InputCore
import TextDocument

/// The outcome of an event as a value. No effect asks the user anything: a keyboard types.
public enum KeyboardEffect: Hashable, Sendable {
  /// A change of the text, or of the candidates.
  case text(Effect)
  /// The caret moves over this text: forward to its end, or back to its start.
  case moveCaret(over: String, forward: Bool)
  /// An action that only the host can carry out.
  case host(HostAction)
}

/// A request of a keyboard to its host besides text.
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

extension KeyboardEffect {
  /// Whether the text before the caret is another one afterwards, marked text aside.
  var changesText: Bool {
    switch self {
    case .text(let effect): effect.changesText
    case .moveCaret: true
    case .host: false
    }
  }
}
