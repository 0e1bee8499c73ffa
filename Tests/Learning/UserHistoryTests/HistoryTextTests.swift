import Testing
import UserHistory

@Suite struct HistoryTextTests {
  @Test(arguments: 0..<100) func aHistoryReadsAsItWasWritten(seed: UInt64) throws {
    var random = RandomHistories(seed: seed)
    let history = random.history()
    #expect(try HistoryText.history(lines: HistoryText.lines(of: history)) == history)
  }

  @Test(arguments: [
    ("", HistoryTextError.notAHistory),
    ("cell", .notAHistory),
    (
      "# globekey history 1\ncell\ta",
      .malformed(line: 2, reason: "2 fields; a cell has 9, a word forgotten 4")
    ),
    (
      "# globekey history 1\n\nword\ta",
      .malformed(line: 3, reason: "a line begins with cell or forgotten")
    ),
    (
      "# globekey history 1\ncell\tzh\tverb\t\ta\tb\t0000000000000001\t1\t1",
      .malformed(line: 2, reason: "'verb' is no kind: word, pair or refusal")
    ),
    (
      "# globekey history 1\ncell\tzh\tword\t\ta\tb\t1\t1\t1",
      .malformed(line: 2, reason: "device, weight and time are not numbers")
    ),
    (
      "# globekey history 1\ncell\tzh\tword\t\ta\t\t0000000000000001\t1\t1",
      .malformed(line: 2, reason: "the text is empty, too long, or has controls in it")
    ),
    (
      "# globekey history 1\nforgotten\t\tabc\t1",
      .malformed(line: 2, reason: "the digest has not 32 digits, or the time is none")
    ),
  ])
  func aMalformedLineIsNamed(text: String, error: HistoryTextError) {
    #expect(throws: error) {
      try HistoryText.history(lines: text.split(separator: "\n", omittingEmptySubsequences: false))
    }
  }
}
