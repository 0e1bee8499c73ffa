import InputCore
import Testing

/// Keystrokes that are shown as more or fewer letters than were typed.
@Suite struct ShownPiecesTests {
  private static let hello = Segment(
    reading: "vsah'nh", syllableEnds: [2, 5, 7], text: "中昂那",
    shown: ["zh", "ong", "a", "ng", "'", "n", ""])

  @Test func shownLettersAreSpacedBySyllable() {
    #expect(Self.hello.spelledReading == "zhong ang'n")
    #expect(Self.hello.letters == "vsah'nh")
    #expect(Segment(reading: "ni", syllableEnds: [2], text: "你").pieces == ["n", "i"])
  }
}
