import InputCore
import TextDocument

/// The effect of an event, as a value. No effect asks the user a question.
public enum KeyboardEffect: Hashable, Sendable {
  /// A change of the text or of the candidates.
  case text(Effect)
  /// Moves the caret over this text: forward to its end, or back to its start.
  case moveCaret(over: String, forward: Bool)
  /// An action that only the host can carry out.
  case host(HostAction)
}

/// A request from a keyboard to its host that does not change text.
public enum HostAction: Hashable, Sendable {
  /// Switch to the next keyboard.
  case advanceToNextInputMode
  /// Return to the keyboard used before this one.
  case returnToPreviousKeyboard
  /// Show the list of keyboards.
  case showKeyboardList
  /// Hide the keyboard.
  case dismissKeyboard
  /// Perform the action of the field's return key.
  case performReturn(InputTraits.ReturnKey)
  /// Note that the keyboard now types this language, a BCP 47 tag.
  case primaryLanguageChanged(String)
}

extension KeyboardEffect: CustomStringConvertible {
  /// The effect in one line, for traces.
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
  /// Whether the effect changes the text before the caret. Marked text does not count.
  var changesText: Bool {
    switch self {
    case .text(let effect): effect.changesText
    case .moveCaret: true
    case .host: false
    }
  }
}
