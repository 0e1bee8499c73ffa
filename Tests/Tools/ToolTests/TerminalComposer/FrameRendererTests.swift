import ComposerCommands
import InputCore
import TestSupport
import Testing
import TextUnits

/// Returns a page of candidates that cover no keystrokes, because drawing needs only their text.
func candidatePage(
  _ texts: [String], highlighted: Int = 0, number: Int = 0, hasNext: Bool = false
) -> CandidatePage {
  CandidatePage(
    candidates: texts.map { Candidate(Segment(reading: "", syllableEnds: [], text: $0)) },
    highlighted: highlighted, number: number, hasNext: hasNext)
}

@Suite("Frame renderer")
struct FrameRendererTests {
  private static let sizes = [(80, 24), (40, 12), (40, 10), (20, 5), (9, 3), (3, 2), (1, 1)]

  private var composing: Screen {
    var screen = Screen()
    screen.title = "GlobeKey"
    screen.textBefore = "今天"
    screen.preedit = Preedit(
      pieces: [
        .init(text: "我们", stage: .chosen), .init(text: "qu shang", stage: .reading),
        .init(text: "hai", stage: .waiting),
      ], caret: 10)
    screen.textAfter = "。"
    screen.page = candidatePage(
      ["去上", "去", "取", "区", "曲", "趣", "娶", "屈", "躯"], highlighted: 1, number: 1,
      hasNext: true)
    return screen
  }

  @Test("Enough rows: candidates one below the other")
  func vertical() {
    let frame = FrameRenderer.frame(of: composing, size: TerminalSize(columns: 80, rows: 24))
    #expect(frame.lines.count == 24)
    #expect(
      frame.lines.prefix(13).map(\.text) == [
        "GlobeKey", "今天我们qu shanghai。", " 1 去上 ", " 2 去 ", " 3 取 ", " 4 区 ", " 5 曲 ",
        " 6 趣 ", " 7 娶 ", " 8 屈 ", " 9 躯 ", " ‹ 2 ›", "",
      ])
    #expect(frame.lines.last?.text.hasPrefix("Space choose  1-9 pick") == true)
    #expect(frame.caret == Position(row: 1, column: 16))
  }

  @Test("The key to the next language comes first in the help")
  func nextLanguage() {
    var screen = composing
    screen.nextLanguage = "中文"
    let frame = FrameRenderer.frame(of: screen, size: TerminalSize(columns: 24, rows: 10))
    #expect(frame.lines.last?.text == "Ctrl-Space 中文")
    let wider = FrameRenderer.frame(of: screen, size: TerminalSize(columns: 29, rows: 10))
    #expect(wider.lines.last?.text == "Ctrl-Space 中文  Space choose")
  }

  @Test("Fewer rows: candidates side by side")
  func horizontal() {
    let frame = FrameRenderer.frame(of: composing, size: TerminalSize(columns: 40, rows: 10))
    #expect(
      frame.lines.map(\.text) == [
        "GlobeKey", "今天我们qu shanghai。", " 1 去上  2 去  3 取  4 区  5 曲  6 趣 ",
        " 7 娶  8 屈  9 躯  ‹ 2 ›", "", "", "", "", "", "Space choose  1-9 pick  Esc cancel",
      ])
    #expect(frame.caret == Position(row: 1, column: 16))
  }

  @Test("The number of pages follows the page once it is known")
  func pageCount() {
    var screen = composing
    screen.pageCount = 12
    let frame = FrameRenderer.frame(of: screen, size: TerminalSize(columns: 40, rows: 10))
    #expect(frame.lines[3].text == " 7 娶  8 屈  9 躯  ‹ 2/12 ›")
  }

  @Test("Suggested words are one row, with those left out that do not fit")
  func suggestions() {
    var screen = Screen()
    screen.textBefore = "I rec"
    screen.suggestions = SuggestionRow(["received", "recent", "recognised"], highlighted: 1)
    let wide = FrameRenderer.frame(of: screen, size: TerminalSize(columns: 60, rows: 5))
    #expect(wide.lines[1].text == " 1 received  2 recent  3 recognised ")
    #expect(wide.lines[1].spans[3] == Span("recent ", [.inverse, .bold]))
    #expect(wide.lines[4].text.hasPrefix("Tab word  Alt-1-3 take"))
    let narrow = FrameRenderer.frame(of: screen, size: TerminalSize(columns: 24, rows: 5))
    #expect(
      narrow.lines.map(\.text) == [
        "I rec", " 1 received  2 recent ", "", "", "Tab word  Alt-1-3 take",
      ])
  }

  @Test("Very few rows: the candidates around the highlighted one")
  func scrolledCandidates() {
    var screen = composing
    let size = TerminalSize(columns: 20, rows: 5)
    #expect(
      FrameRenderer.frame(of: screen, size: size).lines.map(\.text) == [
        "今天我们qu shanghai", " 1 去上  2 去  3 取 ", " 4 区  5 曲  6 趣 ", " ‹ 2 ›",
        "Space choose",
      ])
    screen.page?.highlighted = 8
    #expect(
      FrameRenderer.frame(of: screen, size: size).lines.map(\.text) == [
        "今天我们qu shanghai", " 4 区  5 曲  6 趣 ", " 7 娶  8 屈  9 躯 ", " ‹ 2 ›", "Space choose",
      ])
  }

  @Test("Stages have their own styles")
  func styles() {
    let frame = FrameRenderer.frame(of: composing, size: TerminalSize(columns: 80, rows: 24))
    #expect(
      frame.lines[1].spans == [
        Span("今天"), Span("我们", [.bold, .underlined]), Span("qu shang", .underlined),
        Span("hai", .dim), Span("。"),
      ])
    #expect(frame.lines[2].spans == [Span(" 1 ", .accent), Span("去上 ")])
    #expect(frame.lines[3].spans == [Span(" 2 ", .inverse), Span("去 ", [.inverse, .bold])])
  }

  @Test("A message replaces the help")
  func message() {
    var screen = composing
    screen.message = "No candidate has that number"
    let frame = FrameRenderer.frame(of: screen, size: TerminalSize(columns: 20, rows: 5))
    #expect(frame.lines.last?.spans == [Span("No candidate has th…", .warning)])
  }

  @Test(
    "Wrapping and the caret",
    arguments: [
      ("abcd", "", 4, ["abcd", ""], Position(row: 1, column: 0)),
      ("abc", "d", 4, ["abcd"], Position(row: 0, column: 3)),
      ("abcd", "e", 4, ["abcd", "e"], Position(row: 1, column: 0)),
      ("我们去", "", 5, ["我们", "去"], Position(row: 1, column: 2)),
      ("我\n", "们", 5, ["我", "们"], Position(row: 1, column: 0)),
      ("a\r\nb", "", 5, ["a", "b"], Position(row: 1, column: 1)),
      ("a\tb", "", 20, ["a       b"], Position(row: 0, column: 9)),
      ("abc\td", "", 5, ["abc  ", "d"], Position(row: 1, column: 1)),
      ("e\u{301}x", "", 5, ["e\u{301}x"], Position(row: 0, column: 2)),
      ("👨‍👩‍👧🇫🇷", "", 9, ["👨‍👩‍👧🇫🇷"], Position(row: 0, column: 4)),
      (
        "\u{1B}[2J\u{202E}\u{200B}", "", 9, ["\u{FFFD}[2J\u{FFFD}\u{FFFD}"],
        Position(row: 0, column: 6)
      ),
      ("我", "", 1, ["…", ""], Position(row: 1, column: 0)),
    ])
  func wrapping(
    before: String, after: String, columns: Int, lines: [String], caret: Position
  ) {
    var screen = Screen()
    screen.textBefore = before
    screen.textAfter = after
    let frame = FrameRenderer.frame(of: screen, size: TerminalSize(columns: columns, rows: 3))
    let padding = Array(repeating: "", count: 3 - lines.count)
    #expect(frame.lines.map(\.text) == lines + padding)
    #expect(frame.caret == caret)
  }

  @Test("A long document scrolls to the caret", arguments: [100, 100_000])
  func scrolling(lines: Int) {
    var screen = Screen()
    screen.textBefore = (1...lines).map { "line \(lines - $0)\n" }.joined()
    screen.textAfter = String(repeating: "after\n", count: lines)
    let frame = FrameRenderer.frame(of: screen, size: TerminalSize(columns: 20, rows: 5))
    #expect(frame.lines.map(\.text).prefix(4) == ["line 2", "line 1", "line 0", "after"])
    #expect(frame.caret == Position(row: 3, column: 0))
  }

  @Test("Any screen fits any size", arguments: 0..<8)
  func anyScreen(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    for _ in 0..<100 {
      let screen = Screen(random: &random)
      for (columns, rows) in Self.sizes {
        let frame = FrameRenderer.frame(
          of: screen, size: TerminalSize(columns: columns, rows: rows))
        #expect(frame.lines.count == rows)
        #expect(frame.lines.allSatisfy { DisplayWidth.columns(of: $0.text) <= columns })
        #expect(frame.lines.allSatisfy { !$0.text.unicodeScalars.contains { $0.value < 0x20 } })
        #expect((0..<rows).contains(frame.caret.row))
        #expect((0..<columns).contains(frame.caret.column))
        expectCaret(of: frame, in: screen, columns: columns)
      }
    }
  }

  /// The text to the left of the caret ends with the text before the caret of the screen.
  private func expectCaret(of frame: Frame, in screen: Screen, columns: Int) {
    guard columns > 2, frame.caret.column > 0, frame.lines.indices.contains(frame.caret.row) else {
      return
    }
    var left = ""
    for character in frame.lines[frame.caret.row].text {
      guard DisplayWidth.columns(of: left) < frame.caret.column else { break }
      left.append(character)
    }
    #expect(DisplayWidth.columns(of: left) == frame.caret.column)
    let text = screen.textBefore + screen.preedit.text.prefix(screen.preedit.caret)
    guard let last = text.last, DisplayWidth.columns(of: last) > 0, last != "\t" else { return }
    #expect(left.last == last)
  }
}

extension Screen {
  /// Creates a random screen.
  init(random: inout SeededGenerator) {
    self.init()
    title = String(random: &random, upTo: 30)
    textBefore = String(random: &random, upTo: 120)
    textAfter = String(random: &random, upTo: 60)
    let stages: [Preedit.Piece.Stage] = [.chosen, .reading, .waiting]
    let pieces = stages.prefix(Int.random(in: 0..<Swift.max(4, 1), using: &random)).map {
      Preedit.Piece(text: String(random: &random, upTo: 20), stage: $0)
    }
    preedit = Preedit(pieces: Array(pieces), caret: 0)
    preedit.caret = Int.random(in: 0..<Swift.max(preedit.text.count + 1, 1), using: &random)
    if Int.random(in: 0..<Swift.max(4, 1), using: &random) > 0 {
      let texts = (0...Int.random(in: 0..<Swift.max(11, 1), using: &random)).map { _ in
        String(random: &random, upTo: 25)
      }
      page = candidatePage(
        texts, highlighted: Int.random(in: 0..<Swift.max(texts.count + 1, 1), using: &random),
        number: Int.random(in: 0..<Swift.max(2_000, 1), using: &random),
        hasNext: Int.random(in: 0..<Swift.max(2, 1), using: &random) == 0)
    }
    if Int.random(in: 0..<Swift.max(5, 1), using: &random) == 0 {
      message = String(random: &random, upTo: 50)
    }
  }
}

extension String {
  /// Characters that are hard to draw, and some simple ones. None of them joins its neighbours.
  private static let hardCharacters: [Character] = [
    "a", "z", " ", "我", "们", "。", "한", "é", "e\u{301}", "👨‍👩‍👧", "❤️", "1️⃣", "…", "\n", "\t", "\u{7}",
    "\u{200B}", "\u{202E}", "Ａ", "ｶ",
  ]

  init(random: inout SeededGenerator, upTo bound: Int) {
    let count = Int.random(in: 0..<Swift.max(bound, 1), using: &random)
    self.init(
      (0..<count).map { _ in Self.hardCharacters.randomElement(using: &random) ?? "a" })
  }
}
