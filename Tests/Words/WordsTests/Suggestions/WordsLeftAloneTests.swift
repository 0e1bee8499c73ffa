import Suggestions
import TestSupport
import Testing

/// Words that correction leaves as they are typed.
@Suite struct WordsLeftAloneTests {
  private func correction(of text: String, _ language: String) throws -> String? {
    var suggester = Suggester(lexicons: [try DefaultDictionary.words(of: language)])
    return suggester.correction(before: text)?.text
  }

  /// Words of a file of words that stay as typed are known, and are never suggested.
  @Test func wordsAsTyped() throws {
    let words = SmallWords.english + [("void", 900), ("video", 900)]
    let lexicon = try SmallWords.lexicon(words, asTyped: "# chat\nvid\nVenmo\n")
    var suggester = Suggester(
      lexicons: [lexicon], settings: CorrectionSettings(threshold: -100))
    for text in ["that vid", "that Vid", "that venmo"] {
      #expect(suggester.correction(before: text) == nil, "\(text)")
    }
    #expect(suggester.correction(before: "that vido") != nil)
    let texts = suggester.suggestions(before: "that ve", limit: 9).suggestions.map(\.text)
    #expect(!texts.contains { $0.lowercased() == "venmo" })
  }

  /// Two words in one line of such a file are rejected.
  @Test func rejectedLine() throws {
    let report = try SmallWords.build(SmallWords.english, asTyped: "idk\non god\n").report
    #expect(report.rejections.total == 1)
  }

  @Test(arguments: [
    ("en", "lol that gif"), ("en", "brb gonna grab food rn"), ("en", "idk smth"),
    ("en", "danke"), ("en", "use npm"), ("en", "a vtable"),
    ("de", "vllt"), ("de", "iwie"), ("fr", "jsp"), ("fr", "bjr"), ("es", "xq"), ("es", "tqm"),
    ("pt", "blz"), ("pt", "vlw"), ("it", "cmq"), ("nl", "mss"), ("nl", "wrm"), ("pl", "nwm"),
    ("tr", "slm"), ("ru", "ржака"), ("uk", "дякс"), ("el", "τπτ"),
    ("es", "he said they will"), ("it", "and the form"),
    // Letters of Hangul by themselves or beside a word, and Latin letters before a syllable.
    ("ko", "ㅇㅇ"), ("ko", "ㅠㅠ"), ("ko", "ㅎㅎ"), ("ko", "ㄱㅅ"), ("ko", "B급"), ("ko", "TV시리즈"),
    ("ko", "영화임ㅋ"), ("ko", "ㅋ감독의"), ("ko", "슬퍼ㅠ"),
  ])
  func chatWordsAndOtherLanguages(language: String, text: String) throws {
    #expect(try correction(of: text, language) == nil)
  }

  /// Marks around a word and the hamza of Persian stay.
  @Test(arguments: [
    ("nl", "het woord ‘naar’"), ("nl", "‘vragen’"), ("fa", "همهٔ"), ("fa", "پنجرهٔ"),
    ("en", "the 'help'"),
  ])
  func marks(language: String, text: String) throws {
    #expect(try correction(of: text, language) == nil)
  }

  /// A mark that closes a quotation, and the hamza after the last letter, stay when the word is
  /// corrected.
  @Test(arguments: [
    ("en", "the ‘recieve’", "receive’"), ("en", "she said 'definately'", "definitely'"),
    ("nl", "‘de vrienndschap’", "vriendschap’"), ("fa", "برناامهٔ", "برنامهٔ"),
  ])
  func closingMarksOfCorrections(language: String, text: String, expected: String) throws {
    #expect(try correction(of: text, language) == expected)
  }

  /// Marks of letters are never removed: not those of й, ё and vowel points.
  @Test func marksOfLetters() throws {
    let words = [("удаленный", 900), ("удаление", 300), ("المسلمين", 500)]
    let lexicon = try SmallWords.lexicon(words, language: "ru")
    var suggester = Suggester(
      lexicons: [lexicon], settings: CorrectionSettings(threshold: -100))
    for text in ["в удалённый", "و المُستلمين"] {
      #expect(suggester.correction(before: text) == nil, "\(text)")
    }
    #expect(suggester.correction(before: "в удаленый")?.text == "удаленный")
  }

  /// A third equal letter at the end is a typo if a frequent word has two, and lengthens other words.
  @Test(arguments: [
    ("en", "i willl", "will"), ("en", "they callled", "called"), ("de", "das solll", "soll"),
    ("en", "that is sooo", nil), ("en", "yesss", nil), ("de", "jaaa", nil),
  ])
  func tripledLetters(language: String, text: String, expected: String?) throws {
    #expect(try correction(of: text, language) == expected)
  }

  /// After words that no lexicon has, an unknown word is probably of another language as well.
  @Test func unknownWordsBefore() throws {
    var suggester = Suggester(lexicons: [try SmallWords.lexicon(SmallWords.english)])
    func odds(_ text: String) throws -> Double {
      let decision = suggester.evidence(before: text)
      return try #require(decision).evidence.logOdds
    }
    let known = try odds("they have not recieved")
    let unknown = try odds("jest bardzo nowy recieved")
    #expect(known > unknown + 3)
  }

  /// Words that sound like a far more frequent one are misspellings of it.
  @Test func misspellingsAreDropped() throws {
    let words = [
      ("vielleicht", 5000), ("vieleicht", 20), ("wahrscheinlich", 1300), ("warscheinlich", 16),
      ("lehre", 400), ("leere", 2), ("Wahrheit", 2000), ("wahrlich", 100),
    ]
    let lexicon = try SmallWords.lexicon(
      words, language: "de", sounds: "ar\tahr\t2.2\neh\tee\t3\n", misspelledRatio: 80)
    let known = words.map { lexicon.contains($0.0) }
    #expect(known == [true, false, true, false, true, true, true, true])
  }

  /// The apostrophe after an elided prefix is added, and the prefix stays.
  @Test(arguments: [
    ("fr", "jhabite", "j'habite"),
    ("fr", "je mappelle", "m'appelle"),
    ("it", "e unaltra", "un'altra"),
  ])
  func elisions(language: String, text: String, expected: String) throws {
    #expect(try correction(of: text, language) == expected)
  }
}
