import ComposerCommands
import Testing

@Suite("Frame encoder")
struct FrameEncoderTests {
  private func frame(_ lines: [String], caret: Position = Position(row: 0, column: 0)) -> Frame {
    Frame(lines: lines.map { Line([Span($0)]) }, caret: caret)
  }

  @Test("The first frame is drawn completely, later ones only where they changed")
  func changes() {
    var encoder = FrameEncoder(hasColour: true)
    let first = encoder.encode(frame(["我", "", "b"]))
    #expect(
      first == "\u{1B}[?25l\u{1B}[0m\u{1B}[2J\u{1B}[1;1H\u{1B}[2K我\u{1B}[3;1H\u{1B}[2Kb"
        + "\u{1B}[1;1H\u{1B}[?25h")
    let second = encoder.encode(frame(["我", "", ""], caret: Position(row: 0, column: 2)))
    #expect(second == "\u{1B}[?25l\u{1B}[3;1H\u{1B}[2K\u{1B}[1;3H\u{1B}[?25h")
    let same = encoder.encode(frame(["我", "", ""], caret: Position(row: 0, column: 2)))
    #expect(same.isEmpty)
    encoder.forget()
    let again = encoder.encode(frame(["我", "", "b"]))
    #expect(again == first)
  }

  @Test(
    "Styles",
    arguments: [
      ([.bold, .underlined], true, "\u{1B}[1;4mx\u{1B}[0m"),
      (.accent, true, "\u{1B}[36mx\u{1B}[0m"),
      (.accent, false, "x"),
      ([.warning, .bold], false, "\u{1B}[1mx\u{1B}[0m"),
    ] as [(Style, Bool, String)])
  func styles(style: Style, hasColour: Bool, expected: String) {
    var encoder = FrameEncoder(hasColour: hasColour)
    let output = encoder.encode(
      Frame(lines: [Line([Span("x", style)])], caret: Position(row: 0, column: 0)))
    #expect(output.contains("\u{1B}[2K\(expected)\u{1B}[1;1H"))
  }

  @Test(
    "After a character that terminals measure differently, the column is set",
    arguments: [
      ("a我b", "a我b"), ("a👍🏽b", "a👍🏽\u{1B}[4Gb"), ("e\u{301}b", "e\u{301}\u{1B}[2Gb"),
      ("我…b", "我…\u{1B}[4Gb"),
    ])
  func disputedColumns(text: String, expected: String) {
    var encoder = FrameEncoder(hasColour: false)
    let output = encoder.encode(frame([text]))
    #expect(output.contains("\u{1B}[2K\(expected)\u{1B}[1;1H"))
  }
}
