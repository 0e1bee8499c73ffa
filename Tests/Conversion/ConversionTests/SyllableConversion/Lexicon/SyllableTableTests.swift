import SyllableConversion
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

  @Test func prefixesMapToSyllableRanges() {
    var position = table.start
    for (letter, range) in [("x", 3..<5), ("i", 3..<5), ("a", 4..<5)]
      as [(String, Range<SyllableID>)]
    {
      guard let next = table.position(after: position, letter: letter.utf8.first ?? 0) else {
        Issue.record("no syllable continues with \(letter)")
        return
      }
      position = next
      #expect(table.syllables(completing: position) == range)
    }
  }

  /// Capital letters can be part of words only if the table has all of them.
  @Test func lettersInWords() throws {
    let capitals = (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) }
    let table = try SyllableTable(parsing: (capitals + ["a", "xu"]).joined(separator: "\n"))
    #expect(table.hasLetters)
    #expect(table.letter(UInt8(ascii: "t")) == 19 && table.letter(UInt8(ascii: "T")) == 19)
    for key in "@[`{'1 ".utf8 { #expect(table.letter(key) == nil) }
    #expect(table.isLetter(0) && table.isLetter(25) && !table.isLetter(26))
    #expect(table.syllable(spelled: "a") == 26 && table.syllable(spelled: "A") == 0)
    let lacking = try SyllableTable(parsing: capitals.dropLast().joined(separator: "\n"))
    #expect(!lacking.hasLetters && lacking.letter(UInt8(ascii: "a")) == nil)
    #expect(!self.table.hasLetters && !self.table.isLetter(0))
  }

  @Test func malformedTablesAreRejectedWithTheirLine() {
    #expect(throws: SyllableTable.ParsingError.notAscending(line: 2, spelling: "a")) {
      try SyllableTable(parsing: "b\na\n")
    }
    #expect(throws: SyllableTable.ParsingError.unknownSyllable(line: 2, syllable: "z")) {
      try SyllableTable(parsing: "a\nb\tz\n")
    }
  }
}
