import Testing
import TextUnits

@Suite struct NormalizationTests {
  @Test(arguments: [
    ("", "", ""), ("abc", "abc", "abc"), ("é", "é", "e\u{301}"), ("e\u{301}", "é", "e\u{301}"),
    ("e\u{300}\u{320}", "è\u{320}", "e\u{320}\u{300}"), ("각", "각", "\u{1100}\u{1161}\u{11A8}"),
    ("ক\u{9C7}\u{9BE}", "ক\u{9CB}", "ক\u{9C7}\u{9BE}"), ("Å", "Å", "A\u{30A}"), ("ﬁ", "ﬁ", "ﬁ"),
  ])
  func formsMatchUnicode(text: String, composed: String, decomposed: String) {
    #expect(Normalization.nfc(text).unicodeScalars.elementsEqual(composed.unicodeScalars))
    #expect(Normalization.nfd(text).unicodeScalars.elementsEqual(decomposed.unicodeScalars))
  }

  @Test func longTextsKeepTheirLength() {
    let text = String(repeating: "ế", count: 10_000)
    #expect(Normalization.nfd(text).unicodeScalars.count == 30_000)
    #expect(Normalization.nfc(Normalization.nfd(text)) == text)
  }

  @Test func propertiesOfScalars() {
    #expect(Normalization.decomposition(of: "ế").map(\.value) == [0x65, 0x302, 0x301])
    #expect(Normalization.decomposition(of: "e").isEmpty)
    #expect(Normalization.combiningClass(of: "\u{301}") == 230)
    #expect(Normalization.combiningClass(of: "e") == 0)
    #expect(!Normalization.isBoundary(before: "\u{301}"))
    #expect(!Normalization.isBoundary(before: "\u{9BE}"))
    #expect(Normalization.isBoundary(before: "x"))
  }
}
