import HostWords
import KeyboardPermissions
import KeyboardTestSupport
import LanguageCatalog
import TestSupport
import Testing
import TypingAids
import UserHistory

/// The words that keyboards without an engine suggest and use for corrections.
@Suite struct KeyboardWordsTests {
  private struct NoImage: Error {}

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func engines(_ image: [UInt8], of tag: String) throws -> KeyboardEngines {
    let path = try folder.write("\(tag).words.imedict", image)
    return KeyboardEngines(of: LanguageCatalog.standard.languages, in: LocaleFiles.folder) { name in
      guard name == "\(tag).words" else { throw NoImage() }
      return path
    }
  }

  @Test(arguments: ["tr", "tr-t-k0-trkeyf"])
  func keyboardsUseTheWordsOfTheirLanguage(id: String) throws {
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

  /// A Hangul word is corrected when a mark ends it, although an engine composes its syllables. One
  /// Backspace restores it, and the same word is not corrected again.
  @Test func hangulWordsAreCorrected() throws {
    let image = try SmallWords.image([("오늘", 900), ("급", 900), ("영", 900)], language: "ko")
    let keyboard = try engines(image, of: "ko").keyboard(
      try #require(StandardKeyboards.description(of: "ko")))
    let typist = try KeyboardTypist([keyboard], in: InMemoryDocument())
    try typist.press("dhsmg<Space>")
    #expect(typist.document == "오늘 |")
    try typist.press("<BackSpace>")
    #expect(typist.document == "오늫 |")
    try typist.press("dhsmg.")
    #expect(typist.document == "오늫 오늫.|")
    // Letters by themselves are chat.
    try typist.press(" dd ")
    #expect(typist.document == "오늫 오늫. ㅇㅇ |")
  }

  /// Each mode of the setting: what a space does to a typo, and whether words are offered.
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

  /// The host's names reach the current keyboard and those opened later.
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

  /// The words of the user's own list are offered beside those of the host, in either order of their
  /// arrival.
  @Test(arguments: [true, false]) func wordsOfTheUser(areFirst: Bool) throws {
    let engines = try engines(try SmallWords.image([("merhaba", 9)], language: "tr"), of: "tr")
    let keyboard = LanguageKeyboard(
      try #require(StandardKeyboards.description(of: "tr")), in: LocaleFiles.folder,
      words: engines.words(of: "tr"))
    let typist = try KeyboardTypist([keyboard], in: InMemoryDocument(before: "Zeb"))
    let host = [LexiconEntry("Zebulon", source: .contacts)]
    if !areFirst { typist.controller.supplementaryLexicon = host }
    typist.controller.userLexicon = [LexiconEntry("Zebunak", source: .user)]
    if areFirst { typist.controller.supplementaryLexicon = host }
    try typist.tap("u")
    #expect(typist.view.candidates.contains("Zebulon"))
    #expect(typist.view.candidates.contains("Zebunak"))
  }

  /// Telex composes words but offers none. The composition is completed by suggestions, a chosen
  /// suggestion replaces it, and one Backspace restores it. Nothing is corrected automatically.
  @Test func composedWordsAreCompleted() throws {
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
    // A typo stays: the space commits the word as composed.
    for key in ["x", "n", "i", "space"] { try typist.tap(key) }
    #expect(typist.document.hasSuffix("xni |"))
  }

  /// A keyboard whose engine composes words.
  private func typist(
    _ tag: String, _ words: [(String, Int)], before: String = "",
    history: (any HistoryLearner)? = nil
  ) throws -> KeyboardTypist<InMemoryDocument> {
    let engines = try engines(try SmallWords.image(words, language: tag), of: tag)
    let engine = try #require(engines.engine(of: tag))
    let keyboard = LanguageKeyboard(
      try #require(StandardKeyboards.description(of: tag)), in: LocaleFiles.folder,
      engine: engine.open, composing: engine.keys, words: engines.words(of: tag), history: history)
    return try KeyboardTypist([keyboard], in: InMemoryDocument(before: before))
  }

  /// Only the last syllable of a Korean word is composed; the others are in the document. A final
  /// consonant may be meant as the initial of the next syllable.
  @Test func koreanWordsAreCompleted() throws {
    let words = [("안녕", 5), ("안녕하세요", 9), ("날씨", 5)]
    let typist = try typist("ko", words, before: "민수, ")
    try typist.tap("ㅇ ㅏ ㄴ ㄴ ㅕ ㅇ ㅎ ㅏ ㅅ")
    let proxy = typist.controller.textDocumentProxy
    #expect(proxy.markedText == "핫" && proxy.textBeforeInput == "민수, 안녕")
    typist.handle(
      .pickCandidate(try #require(typist.view.candidates.firstIndex(of: "안녕하세요"))))
    #expect(typist.document == "민수, 안녕하세요 |")
    try typist.tap("backspace")
    #expect(typist.document == "민수, 안녕핫|")
    try typist.tap("space ㄴ ㅏ ㄹ shift ㅆ")
    #expect(typist.view.candidates.contains("날씨"))
  }

  /// Holding Backspace deletes a whole word, of which only the last syllable is composed.
  @Test func wordsOfSyllablesAreDeleted() throws {
    let typist = try typist("ko", [("안녕", 5)], before: "오늘 ")
    try typist.tap("ㅇ ㅏ ㄴ ㄴ ㅕ ㅇ")
    typist.handle(.longPress("backspace", choice: nil))
    #expect(typist.document == "오늘 |")
  }

  /// Composed words are learned like typed ones: a word is offered after it was typed twice.
  @Test(arguments: [
    ("vi", "p h o w r", "phở", "p h o"), ("ko", "ㅎ ㅐ ㅁ ㅈ ㅣ", "햄지", "ㅎ ㅐ ㅁ"),
  ])
  func composedWordsAreLearned(
    tag: String, keys: String, word: String, beginning: String
  ) throws {
    let history = try KeyboardHistory()
    for count in 0...2 {
      let typist = try typist(
        tag, [("xin", 9), ("안녕", 9)], before: "1 ", history: history.recorder)
      try typist.tap(beginning)
      #expect(typist.view.candidates.contains(word) == (count == 2))
      typist.handle(.longPress("backspace", choice: nil))
      try typist.tap(keys + " space")
      #expect(typist.document == "1 \(word) |")
      history.recorder.finish()
    }
    let texts = try history.store.history().cells.keys.filter { $0.kind == .word }.map(\.text)
    #expect(texts == [word])
  }

  @Test func keyboardsWithAnEngineOrWithoutAnImageHaveNoWords() throws {
    let engines = try engines(try SmallWords.image([("merhaba", 9)], language: "tr"), of: "ja")
    #expect(engines.words(of: "ja") == nil)
    #expect(engines.words(of: "en") == nil)
  }

  @Test func damagedImagesAreReportedWhenTheKeyboardIsOpened() throws {
    let words = try #require(try engines(Array("no image".utf8), of: "en").words(of: "en"))
    let description = try #require(StandardKeyboards.description(of: "en"))
    #expect(throws: KeyboardError.self) {
      _ = try LanguageKeyboard(description, in: LocaleFiles.folder, words: words).open()
    }
  }
}
