import Testing
import TextDocument

/// One line of a million characters: edits at the caret do not read the rest of the text.
@Suite struct LongTextTests {
  @Test(arguments: CountingUnit.allCases)
  func editsInALongLine(unit: CountingUnit) throws {
    let half = String(repeating: "好e\u{301}😀", count: 100_000)
    var document = InMemoryDocument(before: half, after: half)
    let clock = ContinuousClock()
    let time = try clock.measure {
      for _ in 0..<1_000 {
        document.insertText("😀x")
        let edit = TextEdit(.delete(before: 2, after: 0), in: .characters)
        try document.apply(edit.converted(to: unit, in: document.content))
      }
    }
    #expect(document.text.utf8.count == 2 * half.utf8.count)
    // Reading half of the text once takes more than a hundredth of this.
    #expect(time < .seconds(2), "\(time)")
  }
}
