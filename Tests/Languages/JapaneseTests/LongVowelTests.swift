import Evaluation
import Japanese
import TestSupport
import Testing

/// Long vowels written with ー in casual kana.
@Suite("Japanese long vowels") struct LongVowelTests {
  private let lexicon: KanaLexicon

  init() throws { lexicon = try DefaultDictionary.japanese.get() }

  private func best(_ kana: String) -> String? {
    var sentences = JapaneseSentences(lexicon: lexicon)
    return sentences.sentences(for: kana, limit: 1).first
  }

  @Test(arguments: [
    // Words in kanji are read as if the vowel were written, whichever it is.
    ("がっこー", "学校"), ("せんせー", "先生"), ("おーきい", "大きい"), ("りょーかい", "了解"),
    ("とーきょーにいく", "東京に行く"), ("おかーさん", "お母さん"), ("だいじょーぶ", "大丈夫"),
    // Words in kana stay as they were typed.
    ("ありがとー", "ありがとー"), ("そーだね", "そーだね"), ("どーしよー", "どーしよー"),
    ("しょーがない", "しょーがない"), ("ほんとーにありがとー", "本当にありがとー"),
    // Katakana words contain the mark themselves. After a complete word, the mark lengthens that
    // word.
    ("らーめん", "ラーメン"), ("こーひーをのむ", "コーヒーを飲む"), ("さーびす", "サービス"),
    ("ちょっとまってー", "ちょっと待ってー"), ("いいよー", "いいよー"),
  ])
  func words(kana: String, text: String) {
    #expect(best(kana) == text)
  }

  /// A mark after kana that cannot be lengthened, or after nothing, is kept.
  @Test(arguments: ["ー", "ーー", "んー", "っー", "ーがっこう", "がっーこう", "aー"])
  func invalidMarksAreKept(kana: String) {
    let text = best(kana)
    #expect(text?.isEmpty == false && text?.contains("ー") == true)
  }
}
