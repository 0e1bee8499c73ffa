import KeyboardTestSupport
import Testing
import TextUnits

/// Deletion, caret moves and letter case, without a keyboard.
@Suite struct TextRulesTests {
  private func rules(_ id: String) throws -> TextRules {
    TextRules(try LocaleFiles.contents(of: id).locale)
  }

  @Test(arguments: [
    ("en", DeleteUnit.word, "Hello big world", "world"),
    ("en", .character, "cafe\u{301}", "e\u{301}"),
    ("hi", .character, "क्षि", "ि"), ("th", .character, "ที่", "่"), ("en", .word, "", ""),
  ])
  func lastUnits(id: String, unit: DeleteUnit, text: String, last: String) throws {
    let found = try rules(id).last(unit, of: text)
    #expect(Array(found.unicodeScalars) == Array(last.unicodeScalars))
  }

  @Test(arguments: [("오늘 안", "녕", "안"), ("오늘 ", "안", ""), ("", "안", ""), ("오늘", "", "")])
  func unitsWithAComposedEnd(before: String, composed: String, written: String) throws {
    #expect(try rules("ko").last(.word, of: before, composed: composed) == written)
  }

  @Test(arguments: [
    (CaretMove.left, "ab", "cd", "b", false), (.right, "ab", "cd", "c", true),
    (.left, "سل", "ام", "ا", true), (.right, "سل", "ام", "ل", false),
    (.right, "", "👩🏽‍💻", "👩🏽‍💻", true),
  ])
  func caretMoves(
    move: CaretMove, before: String, after: String, over: String, isForward: Bool
  ) throws {
    let found = try #require(try rules("en").caretMove(move, before: before, after: after))
    #expect(found == (over, isForward))
  }

  @Test func caretStopsAtTheEdge() throws {
    #expect(try rules("en").caretMove(.left, before: "", after: "ab") == nil)
    #expect(try rules("en").caretMove(.right, before: "ab", after: "") == nil)
    #expect(try rules("en").caretMove(.right, before: "", after: "") == nil)
  }

  @Test(
    arguments: [
      ("en", "a", "A"), ("en", "A", "a"), ("tr", "i", "İ"), ("tr", "I", "ı"), ("de", "ß", nil),
      ("en", "ab", nil), ("en", "", nil), ("en", "1", "1"),
    ] as [(String, String, String?)])
  func capsLock(id: String, text: String, locked: String?) throws {
    #expect(try rules(id).capsLocked(text) == locked)
  }
}
