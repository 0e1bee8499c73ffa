import Testing
import TextUnits

@Suite("Display width")
struct DisplayWidthTests {
  @Test(
    "Columns of a text",
    arguments: [
      ("", 0),
      ("abc", 3),
      (" ", 1),
      // East Asian width.
      ("语言", 4),
      ("日本語、カナ", 12),
      ("ｶﾅ", 2),
      ("ＡＢ", 4),
      ("한국어", 6),
      ("\u{1112}\u{1161}\u{11AB}", 2),
      ("ㄅㄆ", 4),
      ("𠮷", 2),
      ("「」", 4),
      // Ambiguous characters are narrow by default.
      ("°…·", 3),
      ("αж", 2),
      ("\u{FFFD}", 1),
      ("\u{E000}", 1),
      // Marks, format and control characters.
      ("e\u{301}", 1),
      ("\u{301}", 0),
      ("a\u{20DD}", 1),
      ("\u{200B}\u{200D}\u{FEFF}", 0),
      ("\u{202E}", 0),
      ("\u{FE0F}", 0),
      ("\0\u{7}\u{1B}\u{7F}\u{85}", 0),
      ("\r\n", 0),
      ("\u{2028}", 0),
      ("\u{AD}", 1),
      ("\u{600}", 1),
      // Clusters of several letters.
      ("ที่", 1),
      ("น้ำ", 2),
      ("का", 2),
      ("שָׁ", 1),
      ("葛\u{E0100}", 2),
      // Emoji.
      ("😀", 2),
      ("👍🏽", 2),
      ("👨‍👩‍👧", 2),
      ("🇫🇷", 2),
      ("🇫", 1),
      ("🇫🇷🇩🇪", 4),
      ("❤", 1),
      ("❤\u{FE0F}", 2),
      ("❤\u{FE0F}‍🔥", 2),
      ("1\u{FE0F}\u{20E3}", 2),
      ("🏴\u{E0067}\u{E0062}\u{E007F}", 2),
      ("a\u{FE0F}", 1),
    ])
  func columns(text: String, expected: Int) {
    #expect(DisplayWidth.columns(of: text) == expected)
    #expect(text.reduce(0) { $0 + DisplayWidth.columns(of: $1) } == expected)
  }

  @Test("Ambiguous characters can be wide", arguments: [("°", 2), ("αβ", 4), ("a", 1), ("语", 2)])
  func ambiguous(text: String, expected: Int) {
    #expect(DisplayWidth.columns(of: text, ambiguous: .wide) == expected)
  }

  @Test("Every code point has zero, one or two columns")
  func everyCodePoint() {
    for scalar in (0...0x10FFFF).lazy.compactMap(Unicode.Scalar.init) {
      let columns = DisplayWidth.columns(of: Character(scalar))
      guard !(0...2).contains(columns) else { continue }
      Issue.record("U+\(String(scalar.value, radix: 16)) has \(columns) columns")
    }
  }

  @Test(
    "Truncation never splits a character",
    arguments: [
      ("abc", 3, "abc"),
      ("abcd", 3, "ab…"),
      ("语言学", 6, "语言学"),
      ("语言学", 5, "语言…"),
      ("语言学", 4, "语…"),
      ("语言", 1, "…"),
      ("语言", 0, ""),
      ("语言", -1, ""),
      ("👨‍👩‍👧👨‍👩‍👧", 3, "👨‍👩‍👧…"),
    ])
  func truncated(text: String, columns: Int, expected: String) {
    #expect(DisplayWidth.truncated(text, to: columns) == expected)
  }

  @Test(
    "Padding fills up to a column",
    arguments: [("语", 4, "语  "), ("语言", 4, "语言"), ("语言", 3, "语言"), ("", 2, "  "), ("a", -1, "a")])
  func padded(text: String, columns: Int, expected: String) {
    #expect(DisplayWidth.padded(text, to: columns) == expected)
  }
}
