/// Something that happened to a text field and was not the keyboard's doing: hosts report it,
/// sessions answer it.
public enum HostEvent: Hashable, Sendable {
  /// The text was changed from outside.
  case textChanged(MarkedTextFate)
  /// The caret was moved inside the marked text, to an offset in its UTF-16 units.
  case caretMoved(inMarkedText: Int)
  /// The caret was moved to another place of the document.
  case caretLeft(MarkedTextFate)
  /// The field is losing the focus; it still takes what the session answers.
  case focusLost(MarkedTextFate)
  /// The field asks for something else now, or another field has the focus.
  case traitsChanged(InputTraits, MarkedTextFate)
  /// The field became secure: nothing composed may reach it, or be kept.
  case becameSecure
  /// The field is secure no longer.
  case becameOpen
}

/// What the host did with the marked text in such an event.
public enum MarkedTextFate: String, CaseIterable, Hashable, Sendable {
  /// It is still shown as marked text.
  case kept
  /// It was made part of the document, as it stood.
  case unmarked
  /// It is gone.
  case removed
}
