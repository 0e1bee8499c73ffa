import Testing
import UserHistory

@Suite struct ClipboardHistoryTests {
  private func texts(_ history: ClipboardHistory) -> [String] { history.offered.map(\.text) }

  @Test func theLastCopiedIsFirstAndPinnedTextsPrecedeIt() {
    var history = ClipboardHistory()
    for (time, text) in ["a", "b", "a", "c"].enumerated() {
      history.add(text, at: HistoryTime(time))
    }
    #expect(texts(history) == ["c", "a", "b"])
    let (known, unknown) = (history.setPinned(true, "b"), history.setPinned(true, "x"))
    #expect(known && !unknown)
    #expect(texts(history) == ["b", "c", "a"])
    history.add("b", at: 9)
    #expect(history.offered.first?.isPinned == true)
    history.setPinned(false, "b")
    #expect(texts(history) == ["b", "c", "a"])
    history.remove("c")
    #expect(texts(history) == ["b", "a"])
    history.removeAll()
    #expect(texts(history) == [])
  }

  @Test func textsExpireUnlessPinned() {
    var history = ClipboardHistory()
    history.add("old", at: 1_000)
    history.add("kept", at: 1_000)
    history.add("new", at: 2_000)
    history.setPinned(true, "kept")
    history.expire(at: 1_000 + ClipboardHistory.lifetime - 1)
    #expect(texts(history) == ["kept", "new", "old"])
    history.expire(at: 1_000 + ClipboardHistory.lifetime)
    #expect(texts(history) == ["kept", "new"])
    // The clock was set back: nobody knows when the text was copied.
    history.expire(at: 1_999)
    #expect(texts(history) == ["kept"])
    history.expire(at: .max)
    history.expire(at: .min)
    #expect(texts(history) == ["kept"])
  }

  @Test func countAndSizeAreBounded() {
    var history = ClipboardHistory()
    let tooLong = String(repeating: "é", count: ClipboardHistory.maximumTextLength / 2 + 1)
    for text in ["", " \n\t", tooLong] {
      let isKept = history.add(text, at: 0)
      #expect(!isKept)
    }
    for number in 0..<100 { history.add("\(number)", at: 0) }
    #expect(texts(history).count == ClipboardHistory.maximumEntries)
    #expect(texts(history).first == "99" && texts(history).last == "80")
    let long = String(repeating: "x", count: ClipboardHistory.maximumTextLength - 2)
    for number in 10..<40 { history.add("\(number)\(long)", at: 0) }
    let bytes = history.offered.reduce(0) { $0 + $1.text.utf8.count }
    #expect(bytes <= ClipboardHistory.maximumBytes && texts(history).first == "39\(long)")
    // Pinned texts make no room for others.
    for text in texts(history) { history.setPinned(true, text) }
    let isKept = history.add("y\(long)", at: 1)
    #expect(!isKept)
    #expect(history.offered.count { !$0.isPinned } == 0)
  }

  @Test(arguments: [
    "a", "two\nlines\r\n", "tab\there", "back\\slash \\n \\u{85}",
    "\u{85}\u{2028}\u{2029}\u{B}\u{C}x",
    "e\u{301}", "👩🏽‍💻", "\u{0}null", "# heading", "pinned",
  ])
  func filesRoundTrip(text: String) {
    var history = ClipboardHistory()
    history.add("first", at: 5)
    history.add(text, at: 7)
    history.setPinned(true, text)
    let read = ClipboardHistory(parsing: history.fileText)
    #expect(read == history)
    #expect(read.offered.first.map { Array($0.text.utf8) } == Array(text.utf8))
  }

  @Test func malformedLinesAreLeftOut() {
    let text = """
      # GlobeKey clipboard 1
      12\t\tgood
      x\t\tbad
      13
      14\tpinned\tkept \\
      15\t\t\\u{zz}
      16\t\t\\u{
      """
    #expect(texts(ClipboardHistory(parsing: text)) == ["kept \\", "good"])
    for other in ["", "12\t\tno heading", "# GlobeKey clipboard 2\n12\t\ta"] {
      #expect(ClipboardHistory(parsing: other) == ClipboardHistory())
    }
  }
}
