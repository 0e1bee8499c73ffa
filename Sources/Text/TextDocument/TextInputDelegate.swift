/// Who changed the document.
public enum EditOrigin: String, Hashable, Sendable {
  /// The keyboard itself, through the document proxy.
  case keyboard
  /// Anyone else: the user's finger, the program, another keyboard.
  case host
}

/// Hears of changes of the document, its own and foreign ones.
///
/// Every Will comes before its Did. A change of the text always implies one of the selection, and
/// encloses it; a mere move of the selection comes alone:
///
/// ```
/// textWillChange → selectionWillChange → (change) → selectionDidChange → textDidChange
///                  selectionWillChange → (change) → selectionDidChange
/// ```
public protocol TextInputDelegate: AnyObject {
  /// The text is about to change.
  func textWillChange(_ origin: EditOrigin)
  /// The text has changed.
  func textDidChange(_ origin: EditOrigin)
  /// The selection or insertion point is about to change.
  func selectionWillChange(_ origin: EditOrigin)
  /// The selection or insertion point has changed.
  func selectionDidChange(_ origin: EditOrigin)
}
