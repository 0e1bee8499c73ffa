/// A document that is a value: text with an insertion point and marked text, for programs that
/// have no other document, and for tests.
public struct InMemoryDocument: TextDocumentProxy, Hashable, Sendable {
  /// The text before the insertion point, without marked text.
  public private(set) var textBeforeInput: String
  /// The text after the insertion point, without marked text.
  public private(set) var textAfterInput: String
  /// The marked text; empty where there is none.
  public private(set) var markedText = ""
  /// The selection inside the marked text, in UTF-16 units.
  public private(set) var markedSelection = 0..<0

  /// A document with the insertion point between two texts.
  public init(before: String = "", after: String = "") {
    textBeforeInput = before
    textAfterInput = after
  }

  /// The document's own text, without marked text.
  public var text: String { textBeforeInput + textAfterInput }

  /// What a reader sees: the text with the marked text in its place.
  public var visibleText: String { textBeforeInput + markedText + textAfterInput }

  /// All of the text before the insertion point.
  public var documentContextBeforeInput: String? { textBeforeInput }
  /// All of the text after the insertion point.
  public var documentContextAfterInput: String? { textAfterInput }
  /// Nil: this document has an insertion point and no selection.
  public var selectedText: String? { nil }
  /// Whether there is any text, marked text included.
  public var hasText: Bool { !visibleText.isEmpty }

  /// Inserts text at the insertion point, in place of the marked text.
  public mutating func insertText(_ text: String) {
    clearMarkedText()
    textBeforeInput += text
  }

  /// Takes the marked text away; without one, deletes the character before the insertion point.
  public mutating func deleteBackward() {
    guard markedText.isEmpty else { return clearMarkedText() }
    _ = textBeforeInput.popLast()
  }

  /// Moves the insertion point by characters, as far as the text goes.
  public mutating func adjustTextPosition(byCharacterOffset offset: Int) {
    unmarkText()
    let whole = text
    // Counted on the whole text: two neighbours may join into one character.
    let target =
      offset < 0
      ? textBeforeInput.index(
        textBeforeInput.endIndex, offsetBy: offset, limitedBy: textBeforeInput.startIndex)
        ?? textBeforeInput.startIndex
      : whole.index(textBeforeInput.endIndex, offsetBy: offset, limitedBy: whole.endIndex)
        ?? whole.endIndex
    textBeforeInput = String(whole[..<target])
    textAfterInput = String(whole[target...])
  }

  /// Shows marked text. A selection that reaches beyond it is cut off.
  public mutating func setMarkedText(_ markedText: String, selectedRange: Range<Int>) {
    self.markedText = markedText
    markedSelection = selectedRange.clamped(to: 0..<markedText.utf16.count)
  }

  /// Makes the marked text part of the document.
  public mutating func unmarkText() {
    let marked = markedText
    clearMarkedText()
    textBeforeInput += marked
  }

  private mutating func clearMarkedText() {
    markedText = ""
    markedSelection = 0..<0
  }
}
