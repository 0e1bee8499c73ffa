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
  /// The unit of `adjustTextPosition(byCharacterOffset:)`, which is the host's. Clusters unless
  /// the host says otherwise.
  var countingUnit: CountingUnit { get }
  /// What one `deleteBackward()` deletes: a cluster unless the host says otherwise.
  var deletionUnit: CountingUnit { get }

  /// Inserts text at the insertion point. It takes the place of marked text, or of a selection.
  /// What a newline does in a field of one line is the host's matter.
  mutating func insertText(_ text: String)
  /// Deletes the selection, or one `deletionUnit` before the insertion point; at the start,
  /// nothing.
  mutating func deleteBackward()
  /// Moves the insertion point by `countingUnit`s, negative to the left, as far as the text goes.
  /// A move that would end inside a code point goes on to its far side.
  mutating func adjustTextPosition(byCharacterOffset offset: Int)
  /// Shows text at the insertion point that is not yet part of the document, in place of the
  /// marked text shown before. `selectedRange` is in UTF-16 units of `markedText`; an empty range
  /// is the caret.
  mutating func setMarkedText(_ markedText: String, selectedRange: Range<Int>)
  /// Makes the marked text part of the document.
  mutating func unmarkText()
}

extension TextDocumentProxy {
  /// Clusters.
  public var countingUnit: CountingUnit { .characters }
  /// Clusters.
  public var deletionUnit: CountingUnit { .characters }

  /// What the keyboard knows of the text; nil where the host gives none of it.
  public var context: TextContext? {
    let (before, after) = (documentContextBeforeInput, documentContextAfterInput)
    guard before != nil || after != nil else { return nil }
    return TextContext(before: before ?? "", selected: selectedText ?? "", after: after ?? "")
  }
}

/// A document that takes edits as values, in its own unit or any other.
public protocol EditableDocument: TextDocumentProxy {
  /// Carries out an edit, or refuses it and changes nothing.
  mutating func apply(_ edit: TextEdit) throws(TextEdit.Refusal)
}
