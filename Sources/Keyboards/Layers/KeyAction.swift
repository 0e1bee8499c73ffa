/// Keys that act instead of typing, by the ids that they have in all layouts of this toolkit.
public enum KeyAction: String, CaseIterable, Hashable, Sendable {
  /// Delete before the caret; held, a word.
  case backspace
  /// Delete after the caret.
  case deleteForward = "delete-forward"
  /// A new line, or the action of the field.
  case `return`
  /// On to the next keyboard; held, the list of keyboards.
  case nextKeyboard = "next-keyboard"
  /// Put the keyboard away.
  case dismiss
  /// A tabulator.
  case tab
  /// The caret one stop to the left on the screen, whatever way the text runs there.
  case caretLeft = "caret-left"
  /// The caret one stop to the right on the screen.
  case caretRight = "caret-right"
}
