import TestSupport
import Testing
import TextUnits

/// Levels, runs and directions of paragraphs.
@Suite struct BidiParagraphTests {
  @Test(
    arguments: [
      ("", .leftToRight, .rightToLeft),
      ("abc", .leftToRight, .leftToRight),
      ("אבג", .rightToLeft, .rightToLeft),
      ("123 אבג", .rightToLeft, .rightToLeft),
      ("123 + 5!", .leftToRight, .rightToLeft),
      ("«سلام» Windows", .rightToLeft, .rightToLeft),
      ("\u{200F}abc", .rightToLeft, .rightToLeft),
      ("\u{61C}abc", .rightToLeft, .rightToLeft),
      ("\u{2068}אבג\u{2069} abc", .leftToRight, .leftToRight),
      ("\u{2067}abc", .leftToRight, .rightToLeft),
    ] as [(String, TextDirection, TextDirection)])
  func direction(text: String, automatic: TextDirection, elseRightToLeft: TextDirection) {
    #expect(BidiParagraph(text).direction == automatic)
    let base = BaseDirection.automatic(otherwise: .rightToLeft)
    #expect(BidiParagraph(text, base: base).direction == elseRightToLeft)
    for fixed in TextDirection.allCases {
      #expect(BidiParagraph(text, base: .fixed(fixed)).direction == fixed)
    }
  }

  @Test(
    arguments: [
      ("", []),
      ("abc", ["abc"]),
      ("abc אבג 12", ["abc ", "12", "אבג "]),
      ("אבג abc", ["abc", "אבג "]),
      ("מחיר 15 dollars", ["dollars", " ", "15", "מחיר "]),
      ("قیمت ۱۲۳ تومان", [" تومان", "۱۲۳", "قیمت "]),
      ("מ-1 עד 5", ["5", " עד ", "1", "מ-"]),
      ("😀 א", ["😀 א"]),
    ])
  func visualRuns(text: String, runs: [String]) {
    let paragraph = BidiParagraph(text)
    #expect(paragraph.visualRuns.map { String($0.text) } == runs)
    #expect(paragraph.runs.map { String($0.text) }.joined() == text)
  }

  @Test func levelsAndMaps() {
    let levels = BidiLevels(utf16: "ab אב 12".utf16)
    #expect(levels.levels == [0, 0, 0, 1, 1, 1, 2, 2])
    #expect(levels.visualToLogical == [0, 1, 2, 6, 7, 5, 4, 3])
    #expect(levels.logicalToVisual == [0, 1, 2, 7, 6, 5, 3, 4])
    #expect(levels.runs.map(\.range) == [0..<3, 3..<6, 6..<8])
    #expect(levels.visualRuns.map(\.level) == [0, 2, 1])
  }

  @Test(
    arguments: [
      ("|", .leftToRight), ("|abc אבג", .leftToRight), ("abc |אבג", .leftToRight),
      ("abc א|בג", .rightToLeft), ("abc אבג|", .rightToLeft), ("אבג abc|", .leftToRight),
      ("אבג| abc", .rightToLeft), ("אבג |abc", .rightToLeft), ("|אבג", .rightToLeft),
      ("שנת 2024|", .leftToRight), ("می\u{200C}|روم", .rightToLeft),
    ] as [(String, TextDirection)])
  func directionAtTheCaret(line: String, direction: TextDirection) {
    let (text, caret) = caretText(line)
    #expect(BidiParagraph(text).direction(atCaret: caret) == direction)
  }

  @Test(
    arguments: [
      ("(", ")"), (")", "("), ("«", "»"), ("[", "]"), ("≤", "≥"), ("⟨", "⟩"), ("a", "a"),
      ("א", "א"), ("", ""), ("()", ")("),
    ])
  func keyCapsAreMirrored(text: String, expected: String) {
    #expect(mirrored(text) == expected)
  }

  @Test func loneSurrogatesAndOtherUnitsDoNotTrap() {
    for units in [[0xD800], [0xDC00, 0x5D0], [0x5D0, 0xD83D, 0x61], [0xFFFF, 0x2067, 0xDFFF]] {
      let levels = BidiLevels(utf16: units.map(UInt16.init))
      #expect(levels.levels.count == units.count)
      #expect(levels.visualToLogical.sorted() == Array(units.indices))
    }
    #expect(BidiLevels(utf16: [0xD800]).levels == [0])
  }

  @Test func randomUnitsDoNotTrap() {
    var random = SeededGenerator(seed: 31)
    let ranges: [ClosedRange<UInt16>] = [
      0...0xFFFF, 0xD800...0xDFFF, 0x2028...0x2069, 0x590...0x6FF, 0...0x7F,
    ]
    for _ in 0..<(BidiShare.rounds / 40) {
      let units = (0..<Int.random(in: 0...200, using: &random)).map { _ in
        UInt16.random(in: ranges.randomElement(using: &random) ?? 0...9, using: &random)
      }
      let levels = BidiLevels(utf16: units)
      #expect(levels.visualToLogical.sorted() == Array(units.indices))
      #expect(levels.runs.reduce(0) { $0 + $1.range.count } == units.count)
      let text = String(decoding: units, as: UTF16.self)
      #expect(BidiControls.strays(in: BidiControls.repaired(text)).isEmpty)
      for language in ["el", "ga", "nl", "lt", "?"] {
        let casing = Casing(language: language)
        #expect(casing.capitalizingFirst(casing.titlecased(text)).isEmpty == text.isEmpty)
        #expect(casing.uppercased(text).isEmpty == casing.lowercased(text).isEmpty)
      }
    }
  }

  @Test func indicesOfOtherStringsDoNotTrap() {
    let far = String(repeating: "a", count: 99).endIndex
    let paragraph = BidiParagraph("אב")
    #expect(paragraph.level(at: far) == 1)
    #expect(paragraph.direction(atCaret: far) == .rightToLeft)
    #expect(CaretLine("אב").right(of: far) == "אב".index(after: "אב".startIndex))
  }

  @Test func aMillionBytesInOneLine() {
    let text = String(repeating: "ab אב 12 ", count: 100_000)
    let line = CaretLine(text)
    #expect(line.stops.count == text.count + 1)
    #expect(line.right(of: line.rightEdge) == nil)
    let deep = String(repeating: "\u{2067}(א", count: 100_000)
    #expect(BidiControls.strays(in: deep).count == 100_000)
    #expect(BidiControls.strays(in: BidiControls.repaired(deep)).isEmpty)
  }
}

/// Returns the text without the `|`, and its position as the caret.
func caretText(_ line: String) -> (text: String, caret: String.Index) {
  let scalars = line.unicodeScalars
  let before = scalars.prefix { $0 != "|" }
  let text = String(before) + String(scalars.dropFirst(before.count + 1))
  return (text, text.unicodeScalars.index(text.startIndex, offsetBy: before.count))
}
