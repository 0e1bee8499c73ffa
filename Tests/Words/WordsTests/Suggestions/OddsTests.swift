import Suggestions
import TestSupport
import Testing

/// The odds that an unknown word is a typo.
@Suite struct OddsTests {
  /// Words of many kinds, to train the letter model.
  private let words: [(String, Int)] =
    SmallWords.english + [
      ("sharing", 300), ("sharp", 200), ("shard", 40), ("reading", 900), ("leading", 400),
      ("trading", 300), ("building", 700), ("standing", 200), ("landing", 100), ("finding", 300),
    ]

  private func odds(_ word: String, _ lexicon: WordLexicon) throws -> Double {
    var suggester = Suggester(lexicons: [lexicon])
    let decision = suggester.evidence(before: "is " + word)
    return try #require(decision).evidence.logOdds
  }

  /// Of two equal typos, the one with rarer letter sequences is more likely a typo.
  @Test func rareLetterSequencesRaiseTheOdds() throws {
    let lexicon = try SmallWords.lexicon(words)
    #expect(try odds("readixg", lexicon) > odds("readind", lexicon) + 0.5)
  }

  /// Common misspellings with the lexicon of the language, and correct words that no list has.
  @Test(
    arguments: [
      ("i definately", "definitely"), ("see you tommorow", "tomorrow"), ("recomend", "recommend"),
      ("the goverment", "government"), ("untill", "until"), ("very wierd", "weird"),
      ("completly", "completely"), ("and shes", "she's"),
      ("it occured", "occurred"), ("in sharding", nil), ("use booleans", nil),
      ("with Vanna", nil), ("many schemas", nil),
    ])
  func misspellings(text: String, expected: String?) throws {
    let lexicon = try DefaultDictionary.words(of: "en")
    var suggester = Suggester(lexicons: [lexicon])
    #expect(suggester.correction(before: text)?.text == expected)
  }

  /// Misspellings in other languages, and forms of words that their lists lack.
  @Test(arguments: [
    ("de", "der bahnhoff", "Bahnhof"), ("de", "das ist gross", "groß"),
    ("de", "ich benutze Lnux", "Linux"), ("de", "in der strasse", "Straße"),
    ("ru", "програмист", "программист"), ("ru", "нажмите кнопкуу", "кнопку"),
    ("fr", "elle est actuelement", "actuellement"), ("pl", "dostarczanych", nil),
    ("el", "προσαρμογέα", nil),
  ])
  func otherLanguages(language: String, text: String, expected: String?) throws {
    var suggester = Suggester(lexicons: [try DefaultDictionary.words(of: language)])
    #expect(suggester.correction(before: text)?.text == expected)
  }

  /// Where a list lacks many words, a typo needs more evidence.
  @Test func incompleteListsLowerTheOdds() throws {
    let total = Double(words.reduce(0) { $0 + $1.1 })
    func odds(lacking share: Double) throws -> Double {
      try self.odds(
        "raeding", SmallWords.lexicon(words, wordsOfText: (total / (1 - share)).rounded()))
    }
    let few = try odds(lacking: 0.001)
    let some = try odds(lacking: 0.05)
    #expect(few > some)
    // No list is assumed to lack less than the share of names and new words.
    #expect(try odds(lacking: 0.01) == few)
  }

  /// Several missing diacritics count as one typo: `dziekuje`.
  @Test(arguments: [
    ("dziekuje", "dziękuję"), ("zrodzie", "źródzie"), ("Dziekuje", "Dziękuję"),
    ("dziekjue", "dziękuję"),
  ])
  func missingDiacritics(typed: String, meant: String) throws {
    let lexicon = try SmallWords.lexicon(
      [("dziękuję", 4000), ("dziękuje", 25), ("źródzie", 30), ("dzień", 900)], language: "pl")
    var suggester = Suggester(lexicons: [lexicon], settings: CorrectionSettings(threshold: -2))
    #expect(suggester.correction(before: "i " + typed)?.text == meant)
  }

  /// Word lists contain words typed without diacritics. If the spelling with diacritics is far more
  /// frequent, the one without is dropped.
  @Test func unmarkedWordsAreDropped() throws {
    let words = [("être", 4000), ("etre", 100), ("sur", 900), ("sûr", 4000), ("or", 50)]
    let lexicon = try SmallWords.lexicon(words, language: "fr", unmarkedRatio: 25)
    let known = words.map { lexicon.contains($0.0) }
    #expect(known == [true, false, true, true, true])
    #expect(try SmallWords.lexicon(words, language: "fr").contains("etre"))
  }

  /// A lexicon of another script has no suggestions or corrections.
  @Test func wordsOfAnotherScript() throws {
    let lexicon = try SmallWords.lexicon([("καλημέρα", 10), ("και", 100)], language: "el")
    var suggester = Suggester(lexicons: [lexicon], settings: CorrectionSettings(threshold: -100))
    for text in ["recieve", "teh", "привет", "日本"] {
      #expect(suggester.correction(before: text) == nil)
      #expect(suggester.suggestions(before: text).suggestions.isEmpty, "\(text)")
    }
  }
}
