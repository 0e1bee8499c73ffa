import KeyboardEngines
import KeyboardTestSupport
import KeyboardTrust
import TestSupport
import Testing
import TypingAids

/// The words that keyboards without an engine suggest and correct by.
@Suite struct KeyboardWordsTests {
  private struct NoImage: Error {}

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func engines(_ image: [UInt8], of tag: String) throws -> KeyboardEngines {
    let path = try folder.write("\(tag).words.imedict", image)
    return KeyboardEngines(in: LocaleFiles.folder) { name in
      guard name == "\(tag).words" else { throw NoImage() }
      return path
    }
  }

  @Test(arguments: ["tr", "tr-t-k0-trkeyf"])
  func aKeyboardHasTheWordsOfItsLanguage(id: String) throws {
    let engines = try engines(try SmallWords.image([("merhaba", 9)], language: "tr"), of: "tr")
    let words = try #require(engines.words(of: id))
    let description = try #require(StandardKeyboards.description(of: id))
    let typist = try KeyboardTypist(
      [LanguageKeyboard(description, in: LocaleFiles.folder, words: words)],
      in: InMemoryDocument(before: "merhbaa"))
    try typist.tap("space")
    #expect(typist.document == "merhaba |")
    try typist.tap("backspace")
    #expect(typist.document == "merhbaa |")
  }

  /// Each mode of the settings: what a blank makes of a slip, and whether words are offered.
  @Test(arguments: [
    (WordSuggestions.auto, "merhaba |", true), (.suggest, "merhbaa |", true),
    (.off, "merhbaa |", false),
  ])
  func settings(mode: WordSuggestions, document: String, offers: Bool) throws {
    let engines = try engines(try SmallWords.image([("merhaba", 9)], language: "tr"), of: "tr")
    var settings = TypingSettings()
    settings.wordSuggestions = mode
    let typist = try KeyboardTypist(
      [
        LanguageKeyboard(
          try #require(StandardKeyboards.description(of: "tr")), in: LocaleFiles.folder,
          settings: settings, words: engines.words(of: "tr"))
      ], in: InMemoryDocument(before: "merhba"))
    try typist.tap("a")
    #expect(typist.view.candidates.isEmpty != offers)
    try typist.tap("space")
    #expect(typist.document == document)
  }

  /// The host's names reach the keyboard that is shown, and those that are opened later.
  @Test func namesOfTheHost() throws {
    let engines = try engines(try SmallWords.image([("merhaba", 9)], language: "tr"), of: "tr")
    let keyboard = LanguageKeyboard(
      try #require(StandardKeyboards.description(of: "tr")), in: LocaleFiles.folder,
      words: engines.words(of: "tr"))
    let typist = try KeyboardTypist([keyboard], in: InMemoryDocument(before: "Zeb"))
    #expect(typist.host.lexiconRequests == 1)
    typist.controller.supplementaryLexicon = [LexiconEntry("Zebulon", source: .contacts)]
    try typist.tap("u")
    #expect(typist.view.candidates.contains("Zebulon"))
  }

  /// Telex writes words and offers none: what it has composed is completed, the suggestion takes its place,
  /// and one Backspace brings back what was shown. Nothing is changed by itself.
  @Test func wordsOfAnEngineAreCompleted() throws {
    let image = try SmallWords.image([("xin", 9), ("chào", 9), ("chào mừng", 1)], language: "vi")
    let engines = try engines(image, of: "vi")
    let engine = try #require(engines.engine(of: "vi"))
    let keyboard = LanguageKeyboard(
      try #require(StandardKeyboards.description(of: "vi")), in: LocaleFiles.folder,
      engine: engine.open, composing: engine.keys, words: engines.words(of: "vi"))
    let typist = try KeyboardTypist([keyboard], in: InMemoryDocument(before: "Xin "))
    for key in ["c", "h", "a"] { try typist.tap(key) }
    let proxy = typist.controller.textDocumentProxy
    #expect(proxy.markedText == "cha" && proxy.textBeforeInput == "Xin ")
    let index = try #require(typist.view.candidates.firstIndex(of: "chào"))
    typist.handle(.pickCandidate(index))
    #expect(typist.document == "Xin chào |")
    try typist.tap("backspace")
    #expect(typist.document == "Xin cha|")
    // A slip stays: the blank ends the word as it was composed.
    for key in ["x", "n", "i", "space"] { try typist.tap(key) }
    #expect(typist.document.hasSuffix("xni |"))
  }

  @Test func keyboardsWithAnEngineOrWithoutAnImageHaveNone() throws {
    let engines = try engines(try SmallWords.image([("merhaba", 9)], language: "tr"), of: "ko")
    #expect(engines.words(of: "ko") == nil)
    #expect(engines.words(of: "en") == nil)
  }

  @Test func aDamagedImageIsToldWhenTheKeyboardIsOpened() throws {
    let words = try #require(try engines(Array("no image".utf8), of: "en").words(of: "en"))
    let description = try #require(StandardKeyboards.description(of: "en"))
    #expect(throws: KeyboardError.self) {
      _ = try LanguageKeyboard(description, in: LocaleFiles.folder, words: words).open()
    }
  }
}
