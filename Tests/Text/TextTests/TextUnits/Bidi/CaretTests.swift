import TestSupport
import Testing
import TextUnits

/// Caret movement in lines with both directions.
@Suite struct CaretTests {
  /// Returns the caret positions that a movement passes, each as the number of scalars before it.
  private func path(_ move: CaretMove, in line: String) -> [Int] {
    let (text, position) = caretText(line)
    let units = TextUnitFinder(language: "und")
    var caret = TextCaret(in: text, at: position, words: units.words)
    var path: [Int] = []
    while caret.move(move) {
      path.append(text.unicodeScalars.distance(from: text.startIndex, to: caret.position))
    }
    return path
  }

  @Test(
    arguments: [
      // Latin.
      ("|abc", .right, [1, 2, 3]), ("abc|", .left, [2, 1, 0]), ("|", .right, []),
      ("|", .left, []), ("ab|", .forward, []), ("|ab", .backward, []),
      // Hebrew.
      ("|אבג", .left, [1, 2, 3]), ("אבג|", .right, [2, 1, 0]), ("|אבג", .right, []),
      ("|אבג", .forward, [1, 2, 3]),
      // A word inside text of the other direction: its inner stops run backwards, its edges do not.
      ("|ab אבג de", .right, [1, 2, 3, 5, 4, 6, 7, 8, 9]),
      ("ab אבג de|", .left, [8, 7, 6, 4, 5, 3, 2, 1, 0]),
      ("|ab אבג de", .forward, [1, 2, 3, 4, 5, 6, 7, 8, 9]),
      ("|אב abc גד", .left, [1, 2, 3, 5, 4, 6, 7, 8, 9]),
      ("|ab אבג", .right, [1, 2, 3, 5, 4, 6]),
      ("|אבג", .backward, []),
      // Numbers in Hebrew, Arabic and Persian.
      ("|מחיר 15 שח", .left, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]),
      ("|מחיר 159 שח", .left, [1, 2, 3, 4, 5, 7, 6, 8, 9, 10, 11]),
      ("|سعر ١٢٣", .left, [1, 2, 3, 4, 6, 5, 7]),
      ("|قیمت ۱۲۳ ت", .left, [1, 2, 3, 4, 5, 7, 6, 8, 9, 10]),
      ("|ab אב 123", .right, [1, 2, 3, 7, 8, 6, 5, 4, 9]),
      // Whole clusters, including marks.
      ("|שָׁלוֹם", .left, [3, 4, 6, 7]), ("|می\u{200C}روم", .left, [1, 3, 4, 5, 6]),
      ("|e\u{301}👨\u{200D}👩x", .right, [2, 5, 6]), ("|بِسْ", .forward, [2, 4]),
      ("|👍🏽🇫🇷", .forward, [2, 4]), ("e|\u{301}x", .backward, [0]),
      ("e|\u{301}x", .left, [0]), ("ae|\u{301}", .right, [3]), ("א|\u{5B8}ב", .right, [0]),
      ("אב|\u{5B8}ג", .left, [3, 4]), ("e|\u{301}x", .forward, [2, 3]),
      // Brackets and isolates.
      ("|א(b)ג", .left, [1, 2, 3, 4, 5]), ("|a(אב)", .right, [1, 2, 3, 4, 5]),
      ("|a\u{2067}אבג\u{2069}c", .right, [1, 2, 4, 3, 5, 6, 7]),
      // Several lines.
      ("|ab\ncd", .right, [1, 2, 3, 4, 5]), ("ab\ncd|", .left, [4, 3, 2, 1, 0]),
      ("|אב\nגד", .left, [1, 2, 3, 4, 5]), ("ab|\r\ncd", .forward, [4, 5, 6]),
      ("|a\r\n\r\nb", .right, [1, 3, 5, 6]), ("|a\u{2029}b\u{85}c", .forward, [1, 2, 3, 4, 5]),
      ("|ab\nאב\nc", .right, [1, 2, 5, 4, 3, 6, 7]), ("a\r|\nb", .forward, [3, 4]),
      ("\n|\n", .backward, [0]),
    ] as [(String, CaretMove, [Int])])
  func paths(line: String, move: CaretMove, expected: [Int]) {
    #expect(path(move, in: line) == expected)
  }

  @Test(
    arguments: [
      ("|one two, three", .wordRight, [3, 7, 14]), ("one two, three|", .wordLeft, [9, 4, 0]),
      ("|שלום עולם", .wordLeft, [4, 9]), ("שלום עולם|", .wordRight, [5, 0]),
      ("|ab אבג דה fg", .wordRight, [2, 7, 9, 12]), ("|می\u{200C}روم خانه", .wordLeft, [6, 11]),
      ("|שנת 2024 טובה", .wordLeft, [3, 8, 13]), ("| ..", .wordRight, [3]),
      ("|ab cd\nef", .wordRight, [2, 5, 6, 8]), ("ส|วัสดีครับ", .wordRight, [6, 10]),
    ] as [(String, CaretMove, [Int])])
  func words(line: String, move: CaretMove, expected: [Int]) {
    #expect(path(move, in: line) == expected)
  }

  @Test(
    arguments: [
      ("ab\nc|d\nef", .lineStart, 3), ("ab\nc|d\nef", .lineEnd, 5), ("אב\nג|ד", .leftEdge, 5),
      ("אב\nג|ד", .rightEdge, 3), ("ab\nc|d", .leftEdge, 3), ("ab אב|", .lineStart, 0),
      ("a\r\n|b\r\n", .lineEnd, 4), ("אב ab|", .rightEdge, 0),
    ] as [(String, CaretMove, Int)])
  func edges(line: String, move: CaretMove, expected: Int) {
    #expect(path(move, in: line) == [expected])
  }

  private static let pieces: [String] = [
    "a", "b", " ", "א", "ב", "م", "ل", "1", "٣", "۵", ".", ",", "-", "(", ")", "%", "\u{301}",
    "\u{5B8}", "👩", "\u{200D}", "\u{200C}", "\u{200F}", "\u{200E}", "\u{202A}", "\u{202B}",
    "\u{202C}", "\u{202D}", "\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}", "\u{61C}",
    "ที่", "语", "🇫", "🇷", "\u{600}",
  ]

  private func randomText(_ random: inout SeededGenerator, with more: [String] = []) -> String {
    let pieces = Self.pieces + more
    return (0..<Int.random(in: 0...14, using: &random))
      .compactMap { _ in pieces.randomElement(using: &random) }.joined()
  }

  @Test func everyStopOfALineIsVisitedOnce() {
    var random = SeededGenerator(seed: 11)
    let bases: [BaseDirection] = [.automatic, .fixed(.leftToRight), .fixed(.rightToLeft)]
    for _ in 0..<BidiShare.rounds {
      let line = CaretLine(
        randomText(&random), base: bases.randomElement(using: &random) ?? .automatic)
      let right = walk(from: line.leftEdge, line.right)
      let left = walk(from: line.rightEdge, line.left)
      let forward = walk(from: line.text.startIndex, line.forward)
      #expect(right.sorted() == line.stops && right.last == line.rightEdge, "\(line.text)")
      #expect(left == right.reversed(), "\(line.text)")
      #expect(forward == line.stops, "\(line.text)")
      #expect(walk(from: line.text.endIndex, line.backward) == line.stops.reversed())
    }
  }

  @Test func rightAndLeftUndoEachOtherInAnyText() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<BidiShare.rounds {
      let text = randomText(&random, with: ["\n", "\r\n", "\n", "\u{2029}"])
      var caret = TextCaret(in: text, at: text.startIndex)
      while caret.move(.left) {}
      var met = [caret.position]
      while caret.move(.right) { met.append(caret.position) }
      #expect(Set(met).count == text.count + 1 && met.count == text.count + 1, "\(text)")
      for position in met.reversed().dropFirst() {
        #expect(caret.move(.left) && caret.position == position, "\(text)")
      }
    }
  }

  private func walk(
    from start: String.Index, _ next: (String.Index) -> String.Index?
  ) -> [String.Index] {
    var stops = [start]
    while let last = stops.last, let stop = next(last) { stops.append(stop) }
    return stops
  }
}
