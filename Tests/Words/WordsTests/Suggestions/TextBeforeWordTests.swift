import Suggestions
import Testing

/// Parsing of the text before the caret.
@Suite struct TextBeforeWordTests {
  /// The text, the word at its end, the words before it, and whether those reach the start of the
  /// sentence.
  @Test(
    arguments: [
      ("", "", [], true), ("hel", "hel", [], true), ("I am ", "", ["I", "am"], true),
      ("It rained. She said, \"hel", "hel", ["She", "said"], true), ("a\nb c", "c", ["b"], true),
      ("don't wo", "wo", ["don't"], true), ("(teh", "teh", [], true),
      ("one,two", "two", ["one"], true),
    ] as [(String, String, [String], Bool)])
  func parts(text: String, word: String, before: [String], reachesStart: Bool) {
    let position = TextBeforeWord(text)
    #expect(position.word == word)
    #expect(position.before.map { $0.map(String.init) ?? "?" } == before)
    #expect(position.reachesStart == reachesStart)
  }

  @Test func numbersAreUnknownWords() {
    #expect(TextBeforeWord("in 1984 we ").before.map { $0 == nil } == [false, true, false])
  }

  @Test(arguments: [
    ([0, 0, 0], 0), ([0, 1, 0], 0), ([1, 1, 1], 1), ([0, 0, 1, 1, 1], 1), ([1, 1, 1, 0], 1),
    ([1, 1, 1, 0, 0, 0], 0), ([], 0),
  ])
  func languagesChangeWithHysteresis(words: [Int], expected: Int) {
    var tracker = LanguageTracker(count: 2)
    for word in words { tracker.take(known: [word == 0, word == 1]) }
    #expect(tracker.current == expected)
  }
}
