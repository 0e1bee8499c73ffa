extension InMemoryDocument {
  /// Inserts text in place of the marked text or the selection.
  public mutating func insertText(_ text: String) {
    clearMarkedText()
    record(content.apply(.replace(0..<content.selected.utf8.count, text)))
  }

  /// Takes the marked text away; without any, deletes the selection, or the character before the
  /// insertion point.
  public mutating func deleteBackward() {
    deleteBackward(.characters)
  }

  /// The same by another unit: the last one before the insertion point goes.
  public mutating func deleteBackward(_ unit: CountingUnit) {
    guard markedText.isEmpty else { return clearMarkedText() }
    guard content.selected.isEmpty else { return insertText("") }
    switch content.landing(-1, in: unit) {
    case .outside: break
    case .position(let start), .insideScalar(let start, _):
      record(content.apply(.delete(before: -start, after: 0)))
    }
  }

  /// Moves the insertion point by characters, as far as the text goes.
  public mutating func adjustTextPosition(byCharacterOffset offset: Int) {
    adjustTextPosition(by: offset, in: .characters)
  }

  /// Moves the insertion point as far as the text goes. A move that would end inside a code point
  /// goes on to its far side. Marked text becomes part of the document first.
  public mutating func adjustTextPosition(by offset: Int, in unit: CountingUnit) {
    unmarkText()
    let context = content.collapsed(toEnd: offset > 0)
    let distance =
      switch context.landing(offset, in: unit) {
      case .position(let position): position
      case .insideScalar(let start, let end): offset < 0 ? start : end
      case .outside: offset < 0 ? -context.before.utf8.count : context.after.utf8.count
      }
    content = context
    record(content.apply(.move(distance)))
  }

  /// Carries out an edit, or refuses it and changes nothing. Marked text stays where the insertion
  /// point is.
  public mutating func apply(_ edit: TextEdit) throws(TextEdit.Refusal) {
    record(try content.apply(edit))
  }

  /// Selects a range counted from the start of the text, as the host's user does. Marked text
  /// becomes part of the document first.
  public mutating func select(
    _ range: Range<Int>, in unit: CountingUnit
  ) throws(TextEdit.Refusal) {
    var whole = self
    whole.unmarkText()
    let start = TextContext(after: whole.text)
    let plan = try start.plan(
      for: TextEdit(.replace(range, with: ""), in: unit), keepingCharactersWhole: false)
    guard case .replace(let bytes, _) = plan, bytes.lowerBound >= 0 else { throw .outsideText }
    whole.content.select(utf8: bytes)
    self = whole
  }

  // MARK: Marked text

  /// Shows marked text; a selection is deleted first. A range that reaches beyond the marked text
  /// is cut off, one that would split a surrogate pair is widened.
  public mutating func setMarkedText(_ markedText: String, selectedRange: Range<Int>) {
    if !markedText.isEmpty, !content.selected.isEmpty { insertText("") }
    self.markedText = markedText
    markedSelection = selectedRange.clamped(to: 0..<markedText.utf16.count)
    moveMarkedSelection(to: markedSelection)
  }

  /// Moves the selection inside the marked text, as a tap of the user does; UTF-16 units.
  public mutating func moveMarkedSelection(to range: Range<Int>) {
    let range = range.clamped(to: 0..<markedText.utf16.count)
    let context = TextContext(after: markedText)
    func edge(_ offset: Int, up: Bool) -> Int {
      guard case .insideScalar = context.landing(offset, in: .utf16) else { return offset }
      return up ? offset + 1 : offset - 1
    }
    let start = edge(range.lowerBound, up: false)
    markedSelection = start..<(range.isEmpty ? start : edge(range.upperBound, up: true))
  }

  /// Makes the marked text part of the document.
  public mutating func unmarkText() {
    guard !markedText.isEmpty else { return }
    insertText(markedText)
  }

  mutating func clearMarkedText() {
    markedText = ""
    markedSelection = 0..<0
  }
}
