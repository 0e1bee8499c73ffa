/// A document that is a value: text with an insertion point or selection, marked text and an undo
/// history. For tests, and for programs without a document of their own.
///
/// ```swift
/// var document = InMemoryDocument(before: "ab", after: "cd")
/// document.insertText("x")
/// document.undo()
/// print(document.text)  // abcd
/// ```
public struct InMemoryDocument: EditableDocument, Hashable, Sendable {
  /// The text around the selection, without marked text.
  public internal(set) var content: TextContext
  /// The marked text, shown at the insertion point. Empty if there is none.
  public internal(set) var markedText = ""
  /// The selection inside the marked text, in UTF-16 code units.
  public internal(set) var markedSelection = 0..<0
  /// The changes that can be undone and redone.
  public internal(set) var history = EditHistory()

  /// Creates a document with the insertion point between two texts.
  public init(before: String = "", after: String = "") {
    content = TextContext(before: before, after: after)
  }

  /// Creates a document with a selection.
  public init(_ content: TextContext) {
    self.content = content
  }

  /// The text before the insertion point or selection, without marked text.
  public var textBeforeInput: String { content.before }
  /// The text after the insertion point or selection, without marked text.
  public var textAfterInput: String { content.after }
  /// The document's own text, without marked text.
  public var text: String { content.text }
  /// The text that the user sees: with the marked text at the insertion point.
  public var visibleText: String { content.before + markedText + content.selected + content.after }

  /// The whole text before the insertion point.
  public var documentContextBeforeInput: String? { content.before }
  /// The whole text after the insertion point.
  public var documentContextAfterInput: String? { content.after }
  /// The selected text; nil if nothing is selected.
  public var selectedText: String? { content.selected.isEmpty ? nil : content.selected }
  /// Whether there is any text, including marked text.
  public var hasText: Bool { !markedText.isEmpty || !content.text.isEmpty }
}
