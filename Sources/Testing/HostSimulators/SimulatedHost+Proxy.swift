import TextDocument

extension SimulatedHost: EditableDocument {
  /// The text before the insertion point that the contract allows; none in a secure field.
  public var documentContextBeforeInput: String? {
    isSecure ? nil : profile.contextLimit.before(document.textBeforeInput)
  }
  /// The text after the insertion point, in the same way.
  public var documentContextAfterInput: String? {
    isSecure ? nil : profile.contextLimit.after(document.textAfterInput)
  }
  /// The selected text, where the host gives context at all.
  public var selectedText: String? {
    isSecure || profile.contextLimit == .nothing ? nil : document.selectedText
  }
  /// Whether there is any text.
  public var hasText: Bool { document.hasText }
  /// The host's unit.
  public var countingUnit: CountingUnit { profile.countingUnit }
  /// What one `deleteBackward()` deletes.
  public var deletionUnit: CountingUnit { profile.deletionUnit }

  private var isBuffered: Bool { profile.delivery == .doubleBuffered }

  /// Inserts text in place of marked text or a selection. A newline in a field of one line is its
  /// action instead.
  public mutating func insertText(_ text: String) {
    guard isBuffered else { return insertNow(text) }
    pending.inserted = (pending.inserted ?? "") + text
    pending.marked = nil
  }

  /// Takes marked text away, or deletes the selection or the unit before the insertion point.
  public mutating func deleteBackward() {
    if isBuffered { done() }
    let content = document.content
    if !document.markedText.isEmpty { return setMarkedText("", selectedRange: 0..<0) }
    if !content.selected.isEmpty { return insertText("") }
    let edit = TextEdit(.delete(before: 1, after: 0), in: profile.deletionUnit)
    guard let bytes = try? edit.converted(to: .utf8, in: content) else { return }
    try? apply(bytes)
  }

  /// Moves the insertion point by the host's units. What was asked for before is done first.
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

  /// Carries out an edit, or refuses it. A double-buffered host checks it now and carries a
  /// deletion out when the batch is done.
  public mutating func apply(_ edit: TextEdit) throws(TextEdit.Refusal) {
    guard isBuffered else { return try carryOut(edit, by: .keyboard) }
    done()
    guard case .delete = edit.change else { return try carryOut(edit, by: .keyboard) }
    pending.deletion = try edit.converted(to: .utf8, in: document.content)
  }
}
