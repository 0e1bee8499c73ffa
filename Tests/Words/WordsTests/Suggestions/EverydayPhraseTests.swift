import DictionaryBuilder
import Suggestions
import TestSupport
import Testing

/// Everyday phrases of personal messages, which are missing from the n-grams of texts.
@Suite struct EverydayPhraseTests {
  private let words = [
    ("good", 900), ("to", 30_000), ("morning", 100), ("night", 120), ("luck", 50), ("very", 500),
    ("you", 9000), ("happy", 200), ("birthday", 20), ("be", 7000), ("see", 400),
  ]

  private func next(
    _ text: String, ngrams: String? = nil, phrases: String? = nil, limit: Int = 3
  ) throws -> [String] {
    let lexicon = try SmallWords.lexicon(words, ngrams: ngrams, phrases: phrases)
    var suggester = Suggester(lexicons: [lexicon])
    return suggester.suggestions(before: text, limit: limit).suggestions.map(\.text)
  }

  @Test func phrasesArePredictedWithoutNGrams() throws {
    let phrases = "# comment\ngood morning\ngood night\nhappy birthday to you\n"
    #expect(try next("good ", phrases: phrases) == ["morning", "night"])
    #expect(try next("happy birthday to ", phrases: phrases) == ["you"])
    #expect(try next("", phrases: phrases) == ["Good", "Happy"])
    #expect(try next("see ", phrases: phrases).isEmpty)
  }

  /// Frequent continuations from the n-grams stay. Among the phrases, the order of the file
  /// decides.
  @Test func phrasesAreMergedWithNGrams() throws {
    let ngrams = "good\t100000\ngood to\t20000\ngood very\t90\nbe\t1000\nbe good\t20\n"
    let phrases = "good luck\ngood night\ngood morning\n"
    #expect(try next("good ", ngrams: ngrams) == ["to", "very"])
    #expect(
      try next("good ", ngrams: ngrams, phrases: phrases, limit: 5)
        == ["to", "luck", "night", "morning", "very"])
    #expect(try next("be ", ngrams: ngrams, phrases: phrases) == ["good"])
  }

  /// A phrase makes its next word likelier but does not rule out others: other words are not
  /// corrected.
  @Test func otherWordsAreNotCorrected() throws {
    let lexicon = try SmallWords.lexicon(words, phrases: "good morning\ngood night\n")
    var suggester = Suggester(lexicons: [lexicon])
    for word in ["you", "to", "luck", "very"] {
      #expect(suggester.correction(before: "good \(word)") == nil)
    }
  }

  @Test func malformedLinesAreReported() throws {
    let phrases = "good\ngood  night\ngood evening\ngood luck\n"
    let rejections = try SmallWords.build(words, phrases: phrases).report.rejections
    #expect(rejections.first.map(\.line) == [1, 2, 3])
    #expect(rejections.first.last?.reason == .malformed("no list contains 'evening'"))
    #expect(throws: DictionaryError.self) {
      try SmallWords.build(words, phrases: phrases, phrasesPerMillion: 0)
    }
  }

  @Test(
    arguments: [
      ("en", "Good ", "morning"), ("en", "happy ", "birthday"), ("en", "how are ", "you"),
      ("de", "guten ", "Tag"), ("de", "viele ", "Grüße"), ("fr", "bonne ", "journée"),
      ("es", "buenos ", "días"), ("it", "buon ", "giorno"), ("pt", "boa ", "noite"),
      ("nl", "hoe gaat ", "het"), ("pl", "dzień ", "dobry"), ("ru", "с днем ", "рождения"),
      ("uk", "доброго ", "ранку"), ("tr", "iyi ", "günler"), ("el", "τι ", "κάνεις"),
      ("ar", "إن شاء ", "الله"), ("ar", "السلام ", "عليكم"), ("he", "בוקר ", "טוב"),
      ("fa", "دستت درد ", "نکنه"), ("ur", "السلام ", "علیکم"), ("hi", "आप कैसे ", "हैं"),
      ("vi", "chúc ngủ ", "ngon"), ("th", "สวัสดี ", "ครับ"), ("ko", "생일 ", "축하해"),
    ])
  func dictionariesContainPhrases(language: String, text: String, next: String) throws {
    var suggester = Suggester(lexicons: [try DefaultDictionary.words(of: language)])
    #expect(suggester.suggestions(before: text, limit: 3).suggestions.map(\.text).contains(next))
  }
}
