import Testing
import TextDocument

@Suite struct InMemoryDocumentTests {
  @Test func insertedTextReplacesMarkedText() {
    var document = InMemoryDocument(before: "a", after: "z")
    document.setMarkedText("ni hao", selectedRange: 6..<6)
    #expect(document.visibleText == "ani haoz")
    #expect(document.text == "az")
    document.insertText("你好")
    #expect(document.visibleText == "a你好z")
    #expect(document.documentContextBeforeInput == "a你好")
    #expect(document.documentContextAfterInput == "z")
  }

  @Test func unmarkingKeepsTheText() {
    var document = InMemoryDocument()
    document.setMarkedText("ni", selectedRange: 9..<12)
    #expect(document.markedSelection == 2..<2)
    document.unmarkText()
    #expect(document.text == "ni")
    #expect(document.markedText == "")
  }

  @Test func deletingRemovesMarkedTextFirstAndStopsAtTheStart() {
    var document = InMemoryDocument(before: "e\u{301}")
    document.setMarkedText("x", selectedRange: 0..<0)
    document.deleteBackward()
    #expect(document.visibleText == "e\u{301}")
    document.deleteBackward()
    #expect(!document.hasText)
    document.deleteBackward()
    #expect(document.text == "")
  }

  @Test(arguments: [(-1, "a|bc"), (-9, "|abc"), (1, "abc|"), (9, "abc|"), (0, "ab|c")])
  func positionIsClamped(offset: Int, expected: String) {
    var document = InMemoryDocument(before: "ab", after: "c")
    document.adjustTextPosition(byCharacterOffset: offset)
    #expect(document.textBeforeInput + "|" + document.textAfterInput == expected)
  }
}
