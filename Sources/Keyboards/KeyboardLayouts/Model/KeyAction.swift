/// The action of a key that types nothing. LDML has no element for actions, so the key's id selects
/// it.
public enum KeyAction: String, Hashable, Sendable, CaseIterable {
  /// Deletes backward from the caret.
  case backspace
  /// Deletes forward from the caret.
  case deleteForward = "delete-forward"
  /// Inserts a new line, or performs the field's own action, such as search or send.
  case `return`
  /// Switches to the next keyboard.
  case nextKeyboard = "next-keyboard"
  /// Returns to the keyboard used before this one.
  case previousKeyboard = "previous-keyboard"
  /// Hides the keyboard.
  case dismiss
  /// Moves to the next field, or inserts a tab.
  case tab
  /// Moves the caret to the left.
  case caretLeft = "caret-left"
  /// Moves the caret to the right.
  case caretRight = "caret-right"
  /// Deletes the sentence before the caret.
  case deleteSentence = "delete-sentence"
  /// Deletes everything before the caret in its paragraph.
  case deleteParagraph = "delete-paragraph"
  /// Moves the caret to the start of the sentence.
  case sentenceStart = "sentence-start"
  /// Moves the caret to the end of the sentence.
  case sentenceEnd = "sentence-end"
  /// Shows the texts that the user copied, or hides them.
  case clipboard
}

extension LayoutKey {
  /// The action of the key; nil if it types, switches the layer or is a gap, or if its id names no
  /// action.
  public var action: KeyAction? {
    output == nil && layerID == nil && !isGap ? KeyAction(rawValue: id) : nil
  }
}
