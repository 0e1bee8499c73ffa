/// A change of a text field that the keyboard did not make. Hosts report it, and sessions react to
/// it.
public enum HostEvent: Hashable, Sendable {
  /// The text was changed from outside.
  case textChanged(MarkedTextFate)
  /// The caret moved inside the marked text, to an offset in UTF-16 code units.
  case caretMoved(inMarkedText: Int)
  /// The caret moved to another position in the document.
  case caretLeft(MarkedTextFate)
  /// The field is losing focus. It still accepts the effects of the session.
  case focusLost(MarkedTextFate)
  /// The traits of the field changed, or another field got the focus.
  case traitsChanged(InputTraits, MarkedTextFate)
  /// The field became secure: nothing composed may reach it or be kept.
  case becameSecure
  /// The field is no longer secure.
  case secureInputEnded
}

/// The host's treatment of the marked text during an event.
public enum MarkedTextFate: String, CaseIterable, Hashable, Sendable {
  /// The text is still shown as marked text.
  case kept
  /// The text became part of the document as it was.
  case unmarked
  /// The text was removed.
  case removed
}
