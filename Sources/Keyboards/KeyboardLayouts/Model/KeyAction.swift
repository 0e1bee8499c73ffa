/// What a key does that types nothing. LDML has no word for it: the id of the key says it.
public enum KeyAction: String, Hashable, Sendable, CaseIterable {
  /// Deletes before the caret.
  case backspace
  /// Deletes after the caret.
  case deleteForward = "delete-forward"
  /// A new line, or the field's own action: search, send.
  case `return`
  /// The next keyboard.
  case nextKeyboard = "next-keyboard"
  /// Puts the keyboard away.
  case dismiss
  /// The next field, or a tab.
  case tab
  /// The caret to the left.
  case caretLeft = "caret-left"
  /// The caret to the right.
  case caretRight = "caret-right"
}

extension LayoutKey {
  /// What the key does, where it types nothing and its id is that of an action.
  public var action: KeyAction? {
    output == nil && layerID == nil && !isGap ? KeyAction(rawValue: id) : nil
  }
}
