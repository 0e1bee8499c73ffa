import TestSupport
import Testing
import ToolSupport

@Suite struct CaretNotationTests {
  @Test(
    arguments: [
      ("|", "", 0), ("a|b", "ab", 1), ("|ab", "ab", 0), ("ab|", "ab", 2),
      ("a\\n|b\\r\\t", "a\nb\r\t", 2), ("\\\\n|", "\\n", 2), ("\\||\\|", "||", 1),
      ("e|\u{301}", "e\u{301}", 1), ("\\r|\\n", "\r\n", 1), ("👨|\u{200D}👩", "👨\u{200D}👩", 1),
      ("|\u{301}", "\u{301}", 0),
    ] as [(String, String, Int)])
  func linesWithACaret(line: String, text: String, offset: Int) throws {
    let parsed = try CaretText(parsing: line)
    #expect(parsed.text == text)
    #expect(parsed.text.unicodeScalars.distance(from: text.startIndex, to: parsed.caret) == offset)
    #expect(parsed.line == line)
  }

  @Test(
    arguments: [
      ("", .noCaret), ("ab", .noCaret), ("\\|", .noCaret), ("||", .secondCaret(column: 2)),
      ("a|b|", .secondCaret(column: 4)), ("a|\\x", .unknownEscape(column: 4)),
      ("|\\", .unknownEscape(column: 2)),
    ] as [(String, CaretText.ParsingError)])
  func malformedLines(line: String, error: CaretText.ParsingError) {
    #expect(throws: error) { try CaretText(parsing: line) }
  }

  @Test func literalTabsAreAccepted() throws {
    #expect(try CaretText(parsing: "a\t|b").line == "a\\t|b")
  }

  @Test func textsRoundTrip() throws {
    var random = SeededGenerator(seed: 7)
    let scalars: [Unicode.Scalar] = ["a", "\\", "|", "\n", "\r", "\t", "n", "א", "\u{301}", "😀"]
    for _ in 0..<2_000 {
      let count = Int.random(in: 0...8, using: &random)
      let view = (0..<count).compactMap { _ in scalars.randomElement(using: &random) }
      let text = String(String.UnicodeScalarView(view))
      let offset = Int.random(in: 0...count, using: &random)
      let caret = text.unicodeScalars.index(text.startIndex, offsetBy: offset)
      let written = CaretText(text: text, caret: caret)
      #expect(try CaretText(parsing: written.line) == written)
    }
  }
}
