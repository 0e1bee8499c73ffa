import TextDocument

/// A document that gives no context.
struct SilentDocument: TextDocumentProxy {
  var document: InMemoryDocument
  init(_ document: InMemoryDocument) { self.document = document }

  var documentContextBeforeInput: String? { nil }
  var documentContextAfterInput: String? { nil }
  var selectedText: String? { nil }
  var hasText: Bool { document.hasText }
  mutating func insertText(_ text: String) { document.insertText(text) }
  mutating func deleteBackward() { document.deleteBackward() }
  mutating func adjustTextPosition(byCharacterOffset offset: Int) {
    document.adjustTextPosition(byCharacterOffset: offset)
  }
  mutating func setMarkedText(_ markedText: String, selectedRange: Range<Int>) {
    document.setMarkedText(markedText, selectedRange: selectedRange)
  }
  mutating func unmarkText() { document.unmarkText() }
}
