/// A keyboard's view of the document: the text around the insertion point, and methods that change
/// it. The names follow the keyboard interface of Apple's platforms.
///
/// A keyboard cannot select text, and sees only the context that the host gives.
public protocol TextDocumentProxy {
  /// The text before the insertion point or selection. The host may truncate it, or give nil.
  var documentContextBeforeInput: String? { get }
  /// The text after the insertion point or selection. The host may truncate it, or give nil.
  var documentContextAfterInput: String? { get }
  /// The selected text; nil if nothing is selected.
  var selectedText: String? { get }
  /// Whether the document contains any text.
  var hasText: Bool { get }
  /// The host's unit for `adjustTextPosition(byCharacterOffset:)`. By default grapheme clusters.
  var countingUnit: CountingUnit { get }
  /// The unit that one `deleteBackward()` deletes. By default a grapheme cluster.
  var deletionUnit: CountingUnit { get }

  /// Inserts text at the insertion point, replacing marked text or a selection. The host decides
  /// what a newline does in a single-line field.
  mutating func insertText(_ text: String)
  /// Deletes the selection, or one `deletionUnit` before the insertion point. Does nothing at the
  /// start of the text.
  mutating func deleteBackward()
  /// Moves the insertion point by `countingUnit`s, at most to the end of the text; negative to the
  /// left. A move that would end inside a code point continues to its far side.
  mutating func adjustTextPosition(byCharacterOffset offset: Int)
  /// Shows marked text at the insertion point, replacing earlier marked text. Marked text is not
  /// yet part of the document.
  ///
  /// - Parameters:
  ///   - markedText: The text; empty to clear the marked text.
  ///   - selectedRange: The selection in UTF-16 code units of `markedText`. An empty range is the
  ///     caret.
  mutating func setMarkedText(_ markedText: String, selectedRange: Range<Int>)
  /// Makes the marked text part of the document.
  mutating func unmarkText()
}

extension TextDocumentProxy {
  /// Grapheme clusters.
  public var countingUnit: CountingUnit { .characters }
  /// Grapheme clusters.
  public var deletionUnit: CountingUnit { .characters }

  /// The text around the selection, as far as the host gives it; nil if the host gives none.
  public var context: TextContext? {
    let (before, after) = (documentContextBeforeInput, documentContextAfterInput)
    guard before != nil || after != nil else { return nil }
    return TextContext(before: before ?? "", selected: selectedText ?? "", after: after ?? "")
  }
}

/// A document that also applies edits as values, in any unit.
public protocol EditableDocument: TextDocumentProxy {
  /// Applies an edit.
  ///
  /// - Throws: `TextEdit.Refusal` if the edit cannot be applied; the document is then unchanged.
  mutating func apply(_ edit: TextEdit) throws(TextEdit.Refusal)
}
