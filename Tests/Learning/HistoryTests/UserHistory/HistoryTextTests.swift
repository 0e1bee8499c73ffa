import Testing
import UserHistory

@Suite struct HistoryTextTests {
  @Test(arguments: 0..<100) func historiesRoundTrip(seed: UInt64) throws {
    var random = RandomHistories(seed: seed)
    let history = random.history()
    let read = try HistoryText.history(lines: HistoryText.lines(of: history))
    #expect(read.cells == history.cells)
    // A file contains no versions: it is restored, not merged.
    #expect(read.versions.isEmpty)
  }

  @Test(arguments: [
    ("", HistoryTextError.notAHistory),
    ("cell", .notAHistory),
    (
      "# globekey history 1\ncell\ta",
      .malformed(line: 2, reason: "the line has 2 fields; 'cell' has 9")
    ),
    (
      "# globekey history 1\n\nword\ta",
      .malformed(line: 3, reason: "the line must begin with 'cell'")
    ),
    (
      "# globekey history 1\ncell\tzh\tverb\t\ta\tb\t0000000000000001\t1\t1",
      .malformed(line: 2, reason: "kind 'verb' is not word, pair or refusal")
    ),
    (
      "# globekey history 1\ncell\tzh\tword\t\ta\tb\t1\t1\t1",
      .malformed(line: 2, reason: "the device, weight or time is not a number")
    ),
    (
      "# globekey history 1\ncell\tzh\tword\t\ta\t\t0000000000000001\t1\t1",
      .malformed(
        line: 2, reason: "the text is empty, or a field is too long or has control characters")
    ),
  ])
  func malformedLinesAreNamed(text: String, error: HistoryTextError) {
    #expect(throws: error) {
      try HistoryText.history(lines: text.split(separator: "\n", omittingEmptySubsequences: false))
    }
  }

  /// The lines are not held: a file without end is rejected.
  @Test func endlessFilesAreRejected() {
    let lines = sequence(first: HistoryText.heading) { _ in "" }
    #expect(
      throws: HistoryTextError.malformed(
        line: HistoryText.maximumFileLength + 1,
        reason: "the file has more than 200000 lines; no history is as long")
    ) {
      try HistoryText.history(lines: lines)
    }
  }

  /// Lines of forgotten words written by earlier versions are skipped.
  @Test func linesOfEarlierVersionsAreSkipped() throws {
    let lines = [
      HistoryText.heading, "forgotten\t\tba7816bf8f01cfea414140de5dae2223\t20",
      "cell\tzh\tword\t\ta\t啊\t0000000000000001\t1024\t1",
    ]
    #expect(try HistoryText.history(lines: lines).count == 1)
  }
}
