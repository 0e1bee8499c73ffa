/// A document that is a value: text with an insertion point or a selection, marked text, and a
/// history of changes; for programs that have no other document, and for tests.
public struct InMemoryDocument: EditableDocument, Hashable, Sendable {
  /// The text around the selection, without marked text.
  public internal(set) var content: TextContext
  /// The marked text; empty where there is none. It is shown at the insertion point.
  public internal(set) var markedText = ""
  /// The selection inside the marked text, in UTF-16 units.
  public internal(set) var markedSelection = 0..<0
  /// The changes that can be undone and done again.
  public internal(set) var history = EditHistory()

  /// A document with the insertion point between two texts.
  public init(before: String = "", after: String = "") {
    content = TextContext(before: before, after: after)
  }

  /// A document with a selection.
  public init(_ content: TextContext) {
    self.content = content
  }

  /// The text before the insertion point or selection, without marked text.
  public var textBeforeInput: String { content.before }
  /// The text after the insertion point or selection, without marked text.
  public var textAfterInput: String { content.after }
  /// The document's own text, without marked text.
  public var text: String { content.text }
  /// What a reader sees: the text with the marked text in its place.
  public var visibleText: String { content.before + markedText + content.selected + content.after }

  /// All of the text before the insertion point.
  public var documentContextBeforeInput: String? { content.before }
  /// All of the text after the insertion point.
  public var documentContextAfterInput: String? { content.after }
  /// The selected text; nil where there is only an insertion point.
  public var selectedText: String? { content.selected.isEmpty ? nil : content.selected }
  /// Whether there is any text, marked text included.
  public var hasText: Bool { !markedText.isEmpty || !content.text.isEmpty }
}
