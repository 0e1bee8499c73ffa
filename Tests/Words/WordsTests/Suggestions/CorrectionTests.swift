import KeyboardTestSupport
import Suggestions
import TestSupport
import Testing

/// Automatic corrections of mistyped words.
@Suite struct CorrectionTests {
  private func suggester(_ threshold: Double = 0) throws -> Suggester {
    Suggester(
      lexicons: [try SmallWords.lexicon(SmallWords.english)],
      geometry: KeyGeometry(layout: try LocaleFiles.folder.layout(of: "en")),
      settings: CorrectionSettings(threshold: threshold))
  }

  /// Typed words and their automatic corrections.
  @Test(arguments: [
    ("teh", "the"), ("Teh", "The"), ("TEH", "THE"), ("recieve", "receive"), ("dont", "don't"),
    ("cafe", "café"), ("freind", "friend"), ("acommodate", "accommodate"), ("lettet", "letter"),
    ("seperate", "separate"), ("helloworld", "hello world"),
    ("freind's", "friend's"), ("i", "I"), ("im", "I'm"), ("nato", "NATO"), ("xqzzyv", "xqzzyv"),
    // Shift held too long or pressed too late.
    ("THe", "The"), ("TThe", "The"), ("hTe", "The"), ("THat's", "THat's"), ("IDs", "IDs"),
    ("T-Mobile", "T-Mobile"),
  ])
  func words(typed: String, expected: String) throws {
    // Thirty words say little about the letters of a language, so the threshold is low.
    var suggester = try suggester(-6)
    #expect(suggester.corrected(typed) == expected)
  }

  @Test func wordsOfALineAreCorrectedWhenTheyEnd() throws {
    var suggester = try suggester()
    #expect(
      suggester.corrected("I dont recieve (teh) lettet, teh")
        == "I don't receive (the) letter, the")
  }

  /// A word of an enabled lexicon is not corrected, however likely another word is.
  @Test(arguments: ["form", "us", "café", "hello", "friend's", "don’t", "Hello"])
  func knownWordsAreUnchanged(word: String) throws {
    var suggester = try suggester(-100)
    #expect(suggester.correction(before: word) == nil)
  }

  /// A single letter, even a lengthened one, is not corrected to a short word.
  @Test(arguments: ["ب", "بـ"])
  func singleLettersAreUnchanged(word: String) throws {
    let lexicon = try SmallWords.lexicon([("بن", 900), ("به", 900)], language: "ar")
    var suggester = Suggester(
      lexicons: [lexicon], settings: CorrectionSettings(threshold: -100))
    #expect(suggester.correction(before: word) == nil)
    #expect(suggester.correction(before: "بنن") != nil)
  }

  /// A name in lower case is not the name.
  @Test func namesInSmallLetters() throws {
    let lexicon = try SmallWords.lexicon([("the", 50000), ("Th", 1), ("Paris", 20), ("parts", 1)])
    var suggester = Suggester(lexicons: [lexicon])
    #expect(!suggester.isKnown("th"))
    #expect(suggester.isKnown("Th"))
    #expect(suggester.correction(before: "th")?.text == "the")
    #expect(suggester.correction(before: "Th") == nil)
    #expect(suggester.correction(before: "paris")?.text == "Paris")
  }

  /// Typed diacritics are never removed: `café` is correct even if the lexicon has `cafe`.
  @Test func typedDiacriticsAreKept() throws {
    var suggester = Suggester(
      lexicons: [try SmallWords.lexicon([("cafe", 900), ("uber", 900)])],
      settings: CorrectionSettings(threshold: -100))
    #expect(suggester.correction(before: "café") == nil)
    #expect(suggester.correction(before: "über") == nil)
    #expect(suggester.correction(before: "caffe")?.text == "cafe")
  }

  @Test(arguments: [
    "www.teh", "teh@teh", "http://teh", "/usr/teh", "teh_", "#teh", "te4h", "camelTeh", "a.teh",
    "--teh=teh", "std::teh", ".teh", "teh.c.teh",
  ])
  func nonWordsAreUnchanged(text: String) throws {
    var suggester = try suggester(-100)
    #expect(suggester.correction(before: text) == nil)
    #expect(suggester.suggestions(before: text).suggestions.isEmpty)
  }

  /// Words that are parts of addresses, names of programs, options and compounds, and words that
  /// have the form of chat or of an acronym.
  @Test(arguments: [
    "teh.com", "the teh.com the", "teh.doe@example.com", "teh.py", "std::teh x", "teh::max",
    "teh(x)",
    "teh[0]", "--teh", "-teh ", "teh- the", "nooo", "tehh-", "hahaha", "jajaja", "xdxd",
    "I like TEH",
    "C:teh", "teh:8080", "http://teh.com",
  ])
  func wordsOfOtherFormsAreUnchanged(line: String) throws {
    var suggester = try suggester(-100)
    #expect(suggester.corrected(line) == line)
  }

  @Test(arguments: [
    ("teh.", "the."), ("teh. ", "the. "), ("(teh)", "(the)"),
    ("\u{201C}teh\u{201D}", "\u{201C}the\u{201D}"), ("teh: and", "the: and"),
    ("and... teh", "and... the"), ("teh, lettet", "the, letter"),
  ])
  func marksOfSentencesEndWords(line: String, expected: String) throws {
    var suggester = try suggester(-6)
    #expect(suggester.corrected(line) == expected)
  }

  @Test func wordsOfASecondLexiconAreUnchanged() throws {
    let german = try SmallWords.lexicon([("teh", 10), ("Haus", 100)], language: "de")
    var suggester = Suggester(
      lexicons: [try SmallWords.lexicon(SmallWords.english), german])
    #expect(suggester.correction(before: "teh") == nil)
    #expect(suggester.corrected("recieve") == "receive")
  }

  @Test func modes() throws {
    var suggester = try suggester()
    suggester.settings.mode = .suggest
    #expect(suggester.correction(before: "teh") == nil)
    #expect(suggester.suggestions(before: "teh").suggestions.first?.text == "the")
    suggester.settings.mode = .off
    #expect(suggester.suggestions(before: "teh").suggestions.isEmpty)
  }

  @Test func profaneWordsAreOfferedOnlyIfTyped() throws {
    let lexicon = try SmallWords.lexicon(
      [("damn", 900), ("dawn", 100), ("damp", 90)], profane: "damn\n")
    var suggester = Suggester(lexicons: [lexicon])
    for typed in ["dam", "da", "damm", "dann"] {
      let texts = suggester.suggestions(before: typed, limit: 5).suggestions.map(\.text)
      #expect(!texts.contains("damn"), "\(typed) \(texts)")
      #expect(suggester.correction(before: typed)?.text != "damn")
    }
    #expect(suggester.correction(before: "damn") == nil)
  }

  @Test func longWordsAndMixedScriptsHaveFewSuggestions() throws {
    var suggester = try suggester()
    for text in [
      String(repeating: "a", count: 10_000), "теh", "\u{FFFD}\u{FFFD}", "tהe日",
      "e\u{301}\u{301}\u{301}",
    ] {
      #expect(suggester.suggestions(before: text, limit: 5).suggestions.count <= 5)
      _ = suggester.correction(before: text)
    }
  }

  @Test func soundSpellingsAreInterchangeable() throws {
    // Sounds are spelled with letters of the lexicon.
    let words = [("phone", 600), ("tone", 600), ("fish", 1)]
    let plain = try SmallWords.lexicon(words)
    let sounding = try SmallWords.lexicon(words, sounds: "f\tph\t1\n")
    var without = Suggester(lexicons: [plain])
    var with = Suggester(lexicons: [sounding])
    #expect(without.corrections(before: "fone", limit: 1).map(\.text) == ["tone"])
    #expect(with.corrections(before: "fone", limit: 1).map(\.text) == ["phone"])
  }
}
