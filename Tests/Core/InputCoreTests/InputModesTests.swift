import InputCore
import Testing

@Suite struct InputModesTests {
  @Test(arguments: [
    ("A1 ~!", "Ａ１　～！"), ("你好", "你好"), ("", ""), ("é\n", "é\n"),
  ])
  func width(half: String, full: String) {
    #expect(CharacterWidth.full.convert(half) == full)
    #expect(CharacterWidth.half.convert(full) == half)
    #expect(CharacterWidth.full.convert(full) == full)
  }

  @Test func allOfASCIIRoundTrips() {
    let text = String(String.UnicodeScalarView((0...0x7F).compactMap(Unicode.Scalar.init)))
    #expect(CharacterWidth.half.convert(CharacterWidth.full.convert(text)) == text)
  }

  @Test func pointsAfterFullWidthDigitsAreKept() {
    var table = PunctuationTable(parsing: ".\t。\n")
    #expect(table.text(for: ".", after: "３") == nil)
    table.keepsMarksAfterDigits = false
    #expect(table.text(for: ".", after: "3") == "。")
  }
}
