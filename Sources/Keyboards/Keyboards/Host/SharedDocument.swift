import TextDocument

/// A reference to a document that several keyboards type into in turn.
public final class SharedDocument<Document: TextDocumentProxy>: TextDocumentProxy {
  /// The document that is shared.
  public var document: Document

  /// Creates a reference to a document.
  public init(_ document: Document) {
    self.document = document
  }

  /// The text before the insertion point, as the document gives it.
  public var documentContextBeforeInput: String? { document.documentContextBeforeInput }
  /// The text after the insertion point, as the document gives it.
  public var documentContextAfterInput: String? { document.documentContextAfterInput }
  /// The selected text; nil if nothing is selected.
  public var selectedText: String? { document.selectedText }
  /// Whether the document holds any text.
  public var hasText: Bool { document.hasText }
  /// The unit in which the document counts caret moves.
  public var countingUnit: CountingUnit { document.countingUnit }
  /// The unit in which the document deletes.
  public var deletionUnit: CountingUnit { document.deletionUnit }

  /// Inserts text.
  public func insertText(_ text: String) { document.insertText(text) }
  /// Deletes the selection, or one unit before the insertion point.
  public func deleteBackward() { document.deleteBackward() }
  /// Moves the insertion point by an offset in units of `countingUnit`.
  public func adjustTextPosition(byCharacterOffset offset: Int) {
    document.adjustTextPosition(byCharacterOffset: offset)
  }
  /// Shows marked text.
  public func setMarkedText(_ markedText: String, selectedRange: Range<Int>) {
    document.setMarkedText(markedText, selectedRange: selectedRange)
  }
  /// Makes the marked text part of the document.
  public func unmarkText() { document.unmarkText() }
}
