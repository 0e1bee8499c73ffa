extension InMemoryDocument {
  /// Inserts text, replacing the marked text or the selection.
  public mutating func insertText(_ text: String) {
    clearMarkedText()
    record(content.apply(.replace(0..<content.selected.utf8.count, text)))
  }

  /// Clears the marked text. Without marked text, deletes the selection, or the character before
  /// the insertion point.
  public mutating func deleteBackward() {
    deleteBackward(.characters)
  }

  /// Clears the marked text. Without marked text, deletes the selection, or the given unit before
  /// the insertion point. Code points are never split.
  public mutating func deleteBackward(_ unit: CountingUnit) {
    guard markedText.isEmpty else { return clearMarkedText() }
    guard content.selected.isEmpty else { return insertText("") }
    switch content.landing(-1, in: unit) {
    case .outside: break
    case .position(let start), .insideScalar(let start, _):
      record(content.apply(.delete(before: -start, after: 0)))
    }
  }

  /// Moves the insertion point by characters, at most to the end of the text.
  public mutating func adjustTextPosition(byCharacterOffset offset: Int) {
    adjustTextPosition(by: offset, in: .characters)
  }

  /// Moves the insertion point, at most to the end of the text. A move that would end inside a code
  /// point continues to its far side. Marked text becomes part of the document first.
  ///
  /// - Parameters:
  ///   - offset: The distance; negative to the left.
  ///   - unit: The unit of the distance.
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

  /// Applies an edit. Marked text stays at the insertion point.
  ///
  /// - Throws: `TextEdit.Refusal` if the edit cannot be applied; the document is then unchanged.
  public mutating func apply(_ edit: TextEdit) throws(TextEdit.Refusal) {
    record(try content.apply(edit))
  }

  /// Selects a range, as the user of the host does. Marked text becomes part of the document first.
  ///
  /// - Parameters:
  ///   - range: The range from the start of the text.
  ///   - unit: The unit of the range.
  /// - Throws: `TextEdit.Refusal` if the range is outside the text or splits a code point.
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

  /// Shows marked text, deleting a selection first. `selectedRange` is in UTF-16 code units. It is
  /// clamped to the marked text, and widened if it would split a surrogate pair.
  public mutating func setMarkedText(_ markedText: String, selectedRange: Range<Int>) {
    if !markedText.isEmpty, !content.selected.isEmpty { insertText("") }
    self.markedText = markedText
    markedSelection = selectedRange.clamped(to: 0..<markedText.utf16.count)
    moveMarkedSelection(to: markedSelection)
  }

  /// Moves the selection inside the marked text, as a tap of the user does. `range` is in UTF-16
  /// code units.
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
