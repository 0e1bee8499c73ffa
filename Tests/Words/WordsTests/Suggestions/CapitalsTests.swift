import Suggestions
import TestSupport
import Testing

/// Missing capitals are added to frequent words that are always capitalized.
@Suite struct CapitalsTests {
  private func suggester(_ language: String) throws -> Suggester {
    Suggester(lexicons: [try DefaultDictionary.words(of: language)])
  }

  @Test(
    arguments: [
      ("en", "see you on monday", "Monday"), ("en", "i live in london", "London"),
      ("en", "ask john", "John"), ("en", "in english", "English"), ("en", "a french", "French"),
      ("en", "london's", "London's"), ("en", "john’s", "John’s"), ("de", "keine zeit", "Zeit"),
      ("de", "das team", "Team"), ("de", "die strasse", "Straße"), ("de", "im haus", "Haus"),
      ("de", "in berlin", "Berlin"), ("de", "die polizei", "Polizei"),
      ("de", "in muenchen", "München"),
      ("fr", "je vais à paris", "Paris"), ("fr", "l'italie", "l'Italie"),
      ("it", "vado a roma", "Roma"), ("nl", "naar amsterdam", "Amsterdam"),
      ("ru", "живу в москве", "Москве"), ("tr", "istanbul", "İstanbul"),
      ("tr", "istanbul'da", "İstanbul'da"),
    ])
  func capitalsAreAdded(language: String, text: String, expected: String) throws {
    var suggester = try suggester(language)
    #expect(suggester.correction(before: text)?.text == expected)
  }

  /// Words that also exist in lower case, and single letters that are words, are unchanged.
  @Test(
    arguments: [
      ("en", "we will"), ("en", "i may"), ("en", "to march"), ("en", "we hope"), ("en", "polish"),
      ("en", "a turkey"), ("en", "it's"), ("en", "mother-in-law"), ("de", "ich bin weg"),
      ("de", "ich frage"), ("de", "das ist halt"), ("de", "auf deutsch"), ("de", "u-bahn"),
      ("de", "ach"),
      ("de", "noch jung"), ("de", "guten appetit, hallo"), ("de", "mit singen"),
      ("de", "zu dunkel"),
      ("vi", "đạo đức"), ("vi", "cái áo"), ("es", "granada"),
    ])
  func otherWordsAreUnchanged(language: String, text: String) throws {
    var suggester = try suggester(language)
    #expect(suggester.correction(before: text) == nil)
  }

  /// Rare names and names of two letters are unchanged because they may be anything.
  @Test func rareNamesAreUnchanged() throws {
    let lexicon = try SmallWords.lexicon([
      ("the", 9_000_000), ("Paris", 2000), ("Parys", 10), ("Th", 2000),
    ])
    var suggester = Suggester(lexicons: [lexicon])
    #expect(suggester.correction(before: "paris")?.text == "Paris")
    #expect(suggester.correction(before: "parys")?.text != "Parys")
    #expect(suggester.correction(before: "th")?.text == "the")
  }

  /// Backspace restores the typed word, which is then kept.
  @Test func revertedWordsAreKept() throws {
    var suggester = try suggester("en")
    suggester.keep("london")
    #expect(suggester.correction(before: "in london") == nil)
  }

  /// The same letters may be a word of a second language.
  @Test func wordsOfAnotherLanguageAreUnchanged() throws {
    var suggester = Suggester(lexicons: try ["de", "en"].map(DefaultDictionary.words))
    #expect(suggester.correction(before: "the team") == nil)
    #expect(suggester.correction(before: "in london")?.text == "London")
  }
}
