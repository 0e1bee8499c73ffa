import Japanese
import TestSupport
import Testing

/// Written texts in phrases, with their kana.
@Suite("Phrases of Japanese texts") struct PhrasesTests {
  private let lexicon: KanaLexicon

  init() throws { lexicon = try DefaultDictionary.japanese.get() }

  @Test(arguments: [
    ("学校に行く", "がっこうに いく"), ("私は今日も元気です", "わたしは きょうも げんきです"),
    ("橋を渡りました", "はしを わたりました"), ("", ""),
  ])
  func eachHasItsKana(text: String, kana: String) {
    let phrases = Japanese.phrases(of: text, in: lexicon)
    #expect(phrases.map(\.kana).joined(separator: " ") == kana)
    #expect(phrases.map(\.text).joined() == text)
  }

  /// No kanji without a reading, and nothing longer than is read.
  @Test func othersHaveNone() {
    for text in ["𰻞", String(repeating: "長い", count: 200)] {
      #expect(Japanese.phrases(of: text, in: lexicon).isEmpty)
    }
  }
}
