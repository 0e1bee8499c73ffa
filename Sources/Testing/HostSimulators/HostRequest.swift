import TextDocument

/// What a host was told to do, as it was carried out.
public enum HostRequest: Hashable, Sendable {
  /// A change of the document, in the host's unit; in bytes where clusters cannot say it.
  case edit(TextEdit)
  /// Marked text shown, with its selection in UTF-16 units.
  case markedText(String, selected: Range<Int>)
  /// A newline in a field of one line: the field's action, no text.
  case returnAction
  /// An edit that was refused; nothing changed.
  case refused(TextEdit, TextEdit.Refusal)
}

/// What a double-buffered host has been told since the last batch was done.
struct PendingRequests {
  var deletion: TextEdit?
  var inserted: String?
  var marked: (text: String, selected: Range<Int>)?

  var isEmpty: Bool { deletion == nil && inserted == nil && marked == nil }
}
