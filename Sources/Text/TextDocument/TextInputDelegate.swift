/// The origin of a change of the document.
public enum EditOrigin: String, Hashable, Sendable {
  /// The keyboard, through the document proxy.
  case keyboard
  /// Others than this keyboard: the user, the application, another keyboard.
  case host
}

/// An observer of changes of the document, made by the keyboard or the host.
///
/// Every Will call precedes its Did call. A text change also changes the selection, and its calls
/// enclose those of the selection. A selection change can occur alone:
///
/// ```
/// textWillChange → selectionWillChange → (change) → selectionDidChange → textDidChange
///                  selectionWillChange → (change) → selectionDidChange
/// ```
public protocol TextInputDelegate: AnyObject {
  /// Called before the text changes.
  func textWillChange(_ origin: EditOrigin)
  /// Called after the text has changed.
  func textDidChange(_ origin: EditOrigin)
  /// Called before the selection or insertion point changes.
  func selectionWillChange(_ origin: EditOrigin)
  /// Called after the selection or insertion point has changed.
  func selectionDidChange(_ origin: EditOrigin)
}
