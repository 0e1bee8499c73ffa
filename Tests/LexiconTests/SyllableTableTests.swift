import Lexicon
import Testing

@Suite struct SyllableTableTests {
  private let table: SyllableTable

  init() throws {
    table = try SyllableTable(parsing: "a\nan\nlve\nxi\nxian\nzhang\nlue\tlve\n")
  }

  @Test(
    arguments: [
      ("a", 0), ("an", 1), ("lve", 2), ("lue", 2), ("xian", 4), ("zh", nil), ("", nil), ("q", nil),
      ("xiang", nil),
    ] as [(String, SyllableID?)])
  func spellings(text: String, id: SyllableID?) {
    #expect(table.syllable(spelled: text) == id)
  }

  @Test func prefixesStandForRanges() {
    var position = table.start
    for (letter, range) in [("x", 3..<5), ("i", 3..<5), ("a", 4..<5)]
      as [(String, Range<SyllableID>)]
    {
      guard let next = table.position(after: position, letter: letter.utf8.first ?? 0) else {
        Issue.record("no syllable goes on with \(letter)")
        return
      }
      position = next
      #expect(table.syllables(completing: position) == range)
    }
  }

  @Test func badTablesAreRefusedWithTheirLine() {
    #expect(throws: SyllableTable.ParsingError.notAscending(line: 2, spelling: "a")) {
      try SyllableTable(parsing: "b\na\n")
    }
    #expect(throws: SyllableTable.ParsingError.unknownSyllable(line: 2, syllable: "z")) {
      try SyllableTable(parsing: "a\nb\tz\n")
    }
  }
}
