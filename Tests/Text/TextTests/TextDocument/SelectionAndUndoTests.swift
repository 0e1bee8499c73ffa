import Testing
import TextDocument

@Suite struct SelectionAndUndoTests {
  private func check(_ outcome: Bool, _ location: SourceLocation = #_sourceLocation) {
    #expect(outcome, sourceLocation: location)
  }

  @Test func selectionsAreReplacedAndDeleted() throws {
    var document = InMemoryDocument(before: "one two three")
    try document.select(4..<7, in: .characters)
    #expect(document.selectedText == "two")
    #expect(document.documentContextBeforeInput == "one ")
    #expect(document.documentContextAfterInput == " three")
    document.insertText("2")
    #expect(document.textBeforeInput == "one 2")
    try document.select(0..<4, in: .utf16)
    document.deleteBackward()
    #expect(document.text == "2 three")
    #expect(document.selectedText == nil)
  }

  @Test func invalidSelectionsAreRejected() {
    var document = InMemoryDocument(before: "a😀")
    let before = document
    #expect(throws: TextEdit.Refusal.outsideText) { try document.select(0..<9, in: .utf8) }
    #expect(throws: TextEdit.Refusal.outsideText) { try document.select(-1..<1, in: .utf8) }
    #expect(throws: TextEdit.Refusal.splitsScalar) { try document.select(0..<2, in: .utf16) }
    #expect(document == before)
  }

  @Test func markedTextReplacesTheSelection() throws {
    var document = InMemoryDocument(before: "one two")
    try document.select(4..<7, in: .characters)
    document.setMarkedText("er", selectedRange: 2..<2)
    #expect(document.visibleText == "one er")
    check(!document.undo())
    document.insertText("二")
    #expect(document.text == "one 二")
    check(document.undo())
    check(document.undo())
    #expect(document.text == "one two")
    #expect(document.selectedText == "two")
  }

  @Test func changesAreUndoneAndRedone() {
    var document = InMemoryDocument(before: "e\u{301}")
    document.insertText("x")
    document.adjustTextPosition(byCharacterOffset: -1)
    document.deleteBackward()
    let last = document.content
    #expect(document.history.done.count == 2)
    check(document.undo())
    #expect(document.textBeforeInput == "e\u{301}")
    check(document.undo())
    #expect(document.text.unicodeScalars.elementsEqual("e\u{301}".unicodeScalars))
    check(!document.undo())
    check(document.redo())
    check(document.redo())
    check(!document.redo())
    #expect(document.content == last)
    document.undo()
    document.insertText("y")
    check(!document.redo())
  }

  @Test func historyIsBounded() {
    var document = InMemoryDocument()
    for _ in 0..<5 * EditHistory.depth { document.insertText("a") }
    #expect(document.history.done.count >= EditHistory.depth)
    #expect(document.history.done.count < 2 * EditHistory.depth)
  }

  @Test func caretInMarkedTextNeverSplitsASurrogatePair() {
    var document = InMemoryDocument()
    document.setMarkedText("😀", selectedRange: 1..<1)
    #expect(document.markedSelection == 0..<0)
    document.moveMarkedSelection(to: 1..<2)
    #expect(document.markedSelection == 0..<2)
  }

  @Test(arguments: [
    ("", "👨‍👩‍👧x", "|x"), ("e", "\u{301}x", "|x"), ("a", "", "a|"), ("a", "\r\nb", "a|b"),
    ("🇦🇺", "🇧🇪🇨🇦", "🇦🇺|🇨🇦"), ("x", "กำb", "x|b"),
  ])
  func deletingForwardDeletesTheCluster(before: String, after: String, expected: String) {
    var document = InMemoryDocument(before: before, after: after)
    let outcome = document.deleteForward()
    #expect(outcome == (after.isEmpty ? .atEnd : .deleted))
    #expect(document.textBeforeInput + "|" + document.textAfterInput == expected)
  }
}
