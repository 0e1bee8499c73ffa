import Japanese
import TestSupport
import Testing

/// The effect of the text before the kana.
@Suite("Japanese after a text") struct TextBeforeTests {
  private let lexicon: KanaLexicon

  init() throws { lexicon = try DefaultDictionary.japanese.get() }

  private func sentences(_ kana: String, after context: String, limit: Int) -> [String] {
    var sentences = JapaneseSentences(lexicon: lexicon)
    sentences.context = context
    return sentences.sentences(for: kana, limit: limit)
  }

  /// Particles are words of several classes: の joins nouns, nominalizes verbs, or ends a question.
  @Test(arguments: [
    ("新聞社の", "きしゃ", "記者"), ("道の", "はし", "端"), ("私の", "かさ", "傘"),
    ("先生が", "くる", "来る"), ("本を", "よむ", "読む"), ("東京で", "はたらく", "働く"),
    ("雨が", "ふっていた", "降っていた"), ("昨日の", "よる", "夜"), ("日本の", "しゅと", "首都"),
    ("食べたの", "は", "は"), ("行くの", "は", "は"),
  ])
  func contextDecidesAfterParticles(context: String, kana: String, text: String) {
    #expect(sentences(kana, after: context, limit: 1) == [text])
  }

  /// A text is offered once, even if the last word of the context is ambiguous.
  @Test(arguments: ["", "行くの", "新聞社の", "東京に", "が", "ので", "彼は", "abc", "。"])
  func noTextIsOfferedTwice(context: String) {
    for kana in ["きしゃ", "はし", "の", "はのき", "いった", "にわにはにわ"] {
      let found = sentences(kana, after: context, limit: 12)
      #expect(Set(found).count == found.count, "\(context) | \(kana): \(found)")
    }
  }
}
