import TextDocument

/// A request that a host carried out.
public enum HostRequest: Hashable, Sendable {
  /// A change of the document, in the host's unit. In bytes if that unit cannot express it.
  case edit(TextEdit)
  /// Marked text with its selection in UTF-16 code units.
  case markedText(String, selected: Range<Int>)
  /// A newline in a single-line field, which triggers the field's action and inserts nothing.
  case returnAction
  /// An edit that was rejected; nothing changed.
  case refused(TextEdit, TextEdit.Refusal)
}

/// The requests of a double-buffered host since the last batch.
struct PendingRequests {
  var deletion: TextEdit?
  var inserted: String?
  var marked: (text: String, selected: Range<Int>)?

  var isEmpty: Bool { deletion == nil && inserted == nil && marked == nil }
}
