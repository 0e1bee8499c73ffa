/// What a keyboard sees of the document it types into: the text around the insertion point, and
/// ways to change it there. The names are those of the platform's own keyboard interface.
///
/// A keyboard cannot select text and sees no more context than the host gives.
public protocol TextDocumentProxy {
  /// The text before the insertion point or selection. The host may cut it short or give none.
  var documentContextBeforeInput: String? { get }
  /// The text after the insertion point or selection. The host may cut it short or give none.
  var documentContextAfterInput: String? { get }
  /// The selected text; nil where nothing is selected.
  var selectedText: String? { get }
  /// Whether the document holds any text.
  var hasText: Bool { get }

  /// Inserts text at the insertion point. It takes the place of marked text, or of a selection.
  mutating func insertText(_ text: String)
  /// Deletes the selection, or one character before the insertion point; at the start, nothing.
  mutating func deleteBackward()
  /// Moves the insertion point by characters, negative to the left, as far as the text goes.
  mutating func adjustTextPosition(byCharacterOffset offset: Int)
  /// Shows text at the insertion point that is not yet part of the document, in place of the
  /// marked text shown before. `selectedRange` is in UTF-16 units of `markedText`; an empty range
  /// is the caret.
  mutating func setMarkedText(_ markedText: String, selectedRange: Range<Int>)
  /// Makes the marked text part of the document.
  mutating func unmarkText()
}
