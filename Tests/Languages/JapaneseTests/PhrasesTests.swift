import Japanese
import TestSupport
import Testing

/// Texts divided into bunsetsu, with the kana of each.
@Suite("Bunsetsu of Japanese texts") struct PhrasesTests {
  private let lexicon: KanaLexicon

  init() throws { lexicon = try DefaultDictionary.japanese.get() }

  @Test(arguments: [
    ("学校に行く", "がっこうに いく"), ("私は今日も元気です", "わたしは きょうも げんきです"),
    ("橋を渡りました", "はしを わたりました"), ("", ""),
  ])
  func everyBunsetsuHasItsKana(text: String, kana: String) {
    let phrases = Japanese.phrases(of: text, in: lexicon)
    #expect(phrases.map(\.kana).joined(separator: " ") == kana)
    #expect(phrases.map(\.text).joined() == text)
  }

  /// Kanji without a reading and texts beyond the length limit give no result.
  @Test func unreadableTextsHaveNone() {
    for text in ["𰻞", String(repeating: "長い", count: 200)] {
      #expect(Japanese.phrases(of: text, in: lexicon).isEmpty)
    }
  }
}
