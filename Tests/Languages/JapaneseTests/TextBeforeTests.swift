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

  /// In chats and subtitles the mark between two sentences is left out, so the kana may begin
  /// another one: 方角が is likelier after か than 邦楽が, but not at the start of a sentence.
  @Test(arguments: [
    ("どんな曲が好きでしたか", "ほうがくがほとんどです", "邦楽がほとんどです"),
    ("わたくしが前に出る", "ひかりんはまほうのじゅんびを", "ヒカリンは魔法の準備を"),
    ("かなと", "いやほんとそうだとおもいます", "いやほんとそうだと思います"),
  ])
  func anotherSentenceMayBegin(context: String, kana: String, text: String) {
    #expect(sentences(kana, after: context, limit: 1) == [text])
    #expect(sentences(kana, after: context + "。", limit: 1) == [text])
  }

  /// The parts of the cost of a sentence add up, whether it continues the text or begins another
  /// sentence: what is left for the end is neither negative nor more than an end costs.
  @Test(arguments: ["どんな曲が好きでしたか", "かなと", "石の", "三人で", "。", ""])
  func explanationsFollowTheStartOfTheSentence(context: String) {
    var converter = JapaneseSentences(lexicon: lexicon)
    converter.context = context
    for kana in ["ほうがくがほとんどです", "いやほんとそうだとおもいます", "はしをわたる"] {
      let explanations = converter.explanations(for: kana, limit: 5)
      #expect(explanations.map(\.text) == converter.sentences(for: kana, limit: 5))
      for explanation in explanations {
        #expect((0..<4_000).contains(explanation.end), "\(context) | \(explanation.text)")
      }
    }
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
