import KeyboardTestSupport
import Suggestions
import TestSupport
import Testing

/// Corrections on a keyboard: one Backspace restores exactly the typed text with the mark after it,
/// and the correction is not repeated there.
@Suite struct RevertTests {
  private func typist(
    _ id: String, _ words: [(String, Int)], before: String, traits: InputTraits = InputTraits()
  ) throws -> KeyboardTypist<InMemoryDocument> {
    let lexicon = try SmallWords.lexicon(words, language: id)
    var contents = try LocaleFiles.contents(of: id)
    let geometry = KeyGeometry(layout: contents.layout)
    // One word says little about the letters of a language, so a low threshold corrects everything
    // here.
    let settings = CorrectionSettings(threshold: -20)
    contents.makeSuggester = {
      Suggester(lexicons: [lexicon], geometry: geometry, settings: settings)
    }
    let description = try #require(StandardKeyboards.description(of: id))
    return try KeyboardTypist(
      [StubKeyboard(description, contents: contents)], in: InMemoryDocument(before: before),
      traits: traits)
  }

  /// A language, a typed word, and its correction.
  static let typos: [(String, String, String)] = [
    ("en", "teh", "the"), ("de", "nciht", "nicht"), ("fr", "bonjuor", "bonjour"),
    ("es", "mañnaa", "mañana"), ("pt", "obrigaod", "obrigado"), ("it", "grazei", "grazie"),
    ("nl", "halol", "hallo"), ("pl", "dzięukję", "dziękuję"), ("tr", "merhbaa", "merhaba"),
    ("ru", "првиет", "привет"), ("uk", "првиіт", "привіт"), ("el", "καλμηέρα", "καλημέρα"),
    ("ar", "مرحاب", "مرحبا"), ("fa", "سلما", "سلام"), ("ur", "شکیرہ", "شکریہ"),
    ("he", "שולם", "שלום"), ("hi", "भातर", "भारत"), ("vi", "xni", "xin"), ("ko", "안냥", "안녕"),
    ("th", "สวัดสี", "สวัสดี"),
  ]

  @Test(arguments: typos)
  func oneBackspace(id: String, typed: String, meant: String) throws {
    let typist = try typist(id, [(meant, 100)], before: typed)
    try typist.tap("space")
    #expect(typist.document == meant + " |")
    try typist.tap("backspace")
    #expect(typist.document == typed + " |")
    try typist.tap("backspace")
    #expect(typist.document == typed + "|")
    try typist.tap("space")
    #expect(typist.document == typed + " |")
  }

  @Test func suggestionsCanBePickedAndReverted() throws {
    let typist = try typist("en", SmallWords.english, before: "I recie")
    try typist.tap("v")
    let index = try #require(typist.view.candidates.firstIndex(of: "receive"))
    typist.handle(.pickCandidate(index))
    #expect(typist.document == "I receive |")
    try typist.tap("comma-key")
    #expect(typist.document == "I receive,|")
    try typist.tap("backspace")
    #expect(typist.document == "I receive ,|")
  }

  /// Fields whose text is no prose, and fields that forbid changes.
  @Test(arguments: [
    InputTraits(keyboardType: .url), InputTraits(keyboardType: .emailAddress),
    InputTraits(isSecure: true), InputTraits(allowsChanges: false),
  ])
  func fieldsWithoutCorrection(traits: InputTraits) throws {
    let typist = try typist("en", SmallWords.english, before: "teh", traits: traits)
    try typist.press(" ")
    #expect(typist.document == "teh |")
    #expect(typist.view.candidates.isEmpty)
  }
}
