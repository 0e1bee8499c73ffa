import KeyboardLayouts

/// The icon of a key that acts. A front end draws it instead of the label, whose sign few fonts have.
/// The raw values are the ids.
public enum KeyIcon: String, Hashable, Sendable, CaseIterable {
  /// Deletes backward.
  case backspace
  /// Deletes forward.
  case deleteForward = "delete-forward"
  /// Begins a line, or performs the action of the field.
  case `return`
  /// Switches to the next keyboard.
  case globe
  /// Hides the keyboard.
  case dismiss
  /// Moves to the next field.
  case tab
  /// Moves the caret to the left.
  case caretLeft = "caret-left"
  /// Moves the caret to the right.
  case caretRight = "caret-right"
  /// Switches to capitals, or to the second set of letters, and back.
  case shift
  /// Types a space.
  case space
}

extension KeyIcon {
  /// The icon of a key of a layout; nil for a key that shows what it types, or the name of a layer.
  init?(of key: LayoutKey) {
    switch key.id {
    case "shift", "unshift", "to-latin-shift": self = .shift
    case "space": self = .space
    default:
      switch key.action {
      case .backspace: self = .backspace
      case .deleteForward: self = .deleteForward
      case .return: self = .return
      case .nextKeyboard: self = .globe
      case .dismiss: self = .dismiss
      case .tab: self = .tab
      case .caretLeft: self = .caretLeft
      case .caretRight: self = .caretRight
      case .previousKeyboard, .deleteSentence, .deleteParagraph, .sentenceStart, .sentenceEnd,
        .clipboard, nil:
        return nil
      }
    }
  }
}
