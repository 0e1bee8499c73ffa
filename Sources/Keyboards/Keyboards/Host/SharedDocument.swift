import TextDocument

/// A document that several keyboards type into in turn.
public final class SharedDocument<Document: TextDocumentProxy>: TextDocumentProxy {
  /// The document.
  public var document: Document

  /// Shares a document.
  public init(_ document: Document) {
    self.document = document
  }

  /// The text before the insertion point, as the document gives it.
  public var documentContextBeforeInput: String? { document.documentContextBeforeInput }
  /// The text after the insertion point, as the document gives it.
  public var documentContextAfterInput: String? { document.documentContextAfterInput }
  /// The selected text; nil where nothing is selected.
  public var selectedText: String? { document.selectedText }
  /// Whether the document holds any text.
  public var hasText: Bool { document.hasText }
  /// The document's unit of moves.
  public var countingUnit: CountingUnit { document.countingUnit }
  /// The document's unit of deletion.
  public var deletionUnit: CountingUnit { document.deletionUnit }

  /// Inserts text.
  public func insertText(_ text: String) { document.insertText(text) }
  /// Deletes the selection, or one unit before the insertion point.
  public func deleteBackward() { document.deleteBackward() }
  /// Moves the insertion point.
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
