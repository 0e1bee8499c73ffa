import TextDocument

extension SimulatedHost: EditableDocument {
  /// The text before the insertion point, as limited by the profile; nil in a secure field.
  public var documentContextBeforeInput: String? {
    isSecure ? nil : profile.contextLimit.before(document.textBeforeInput)
  }
  /// The text after the insertion point, as limited by the profile; nil in a secure field.
  public var documentContextAfterInput: String? {
    isSecure ? nil : profile.contextLimit.after(document.textAfterInput)
  }
  /// The selected text; nil if nothing is selected, in a secure field, or without context.
  public var selectedText: String? {
    isSecure || profile.contextLimit == .nothing ? nil : document.selectedText
  }
  /// Whether there is any text.
  public var hasText: Bool { document.hasText }
  /// The unit of moves and deletions.
  public var countingUnit: CountingUnit { profile.countingUnit }
  /// The unit that one `deleteBackward()` deletes.
  public var deletionUnit: CountingUnit { profile.deletionUnit }

  private var isBuffered: Bool { profile.delivery == .doubleBuffered }

  /// Inserts text, replacing marked text or a selection. In a single-line field a newline triggers
  /// the field's action instead.
  public mutating func insertText(_ text: String) {
    guard isBuffered else { return insertNow(text) }
    pending.inserted = (pending.inserted ?? "") + text
    pending.marked = nil
  }

  /// Clears the marked text. Without any, deletes the selection or the unit before the insertion
  /// point.
  public mutating func deleteBackward() {
    if isBuffered { done() }
    let content = document.content
    if !document.markedText.isEmpty { return setMarkedText("", selectedRange: 0..<0) }
    if !content.selected.isEmpty { return insertText("") }
    let edit = TextEdit(.delete(before: 1, after: 0), in: profile.deletionUnit)
    guard let bytes = try? edit.converted(to: .utf8, in: content) else { return }
    try? apply(bytes)
  }

  /// Moves the insertion point by the host's unit, after carrying out pending requests.
  public mutating func adjustTextPosition(byCharacterOffset offset: Int) {
    done()
    moveNow(by: offset)
  }

  /// Shows marked text.
  public mutating func setMarkedText(_ markedText: String, selectedRange: Range<Int>) {
    guard isBuffered else { return markNow(markedText, selectedRange) }
    pending.marked = (markedText, selectedRange)
  }

  /// Makes the marked text part of the document.
  public mutating func unmarkText() {
    if isBuffered { done() }
    if !document.markedText.isEmpty { insertText(document.markedText) }
  }

  /// Applies an edit. A double-buffered host checks it at once, and carries out a deletion at the
  /// end of the batch.
  ///
  /// - Throws: `TextEdit.Refusal` if the edit does not fit; nothing changes then.
  public mutating func apply(_ edit: TextEdit) throws(TextEdit.Refusal) {
    guard isBuffered else { return try carryOut(edit, by: .keyboard) }
    done()
    guard case .delete = edit.change else { return try carryOut(edit, by: .keyboard) }
    pending.deletion = try edit.converted(to: .utf8, in: document.content)
  }
}
