import KeyboardTestSupport
import LanguageCatalog
import LanguageDescription
import TestSupport
import Testing
import TypingAids
import UserHistory

/// Keyboards that suggest, correct and learn in two languages, with the dictionaries of both.
@Suite struct SecondLanguageTests {
  private let history: KeyboardHistory

  init() throws { history = try KeyboardHistory() }

  private func engines(
    _ languages: String, learning: Bool = false
  ) throws -> KeyboardEngines {
    var settings = TypingSettings()
    settings.secondLanguages = try #require(SecondLanguages(languages))
    return KeyboardEngines(
      of: LanguageCatalog.standard.languages, settings: settings, in: LocaleFiles.folder,
      history: learning ? history.recorder : nil
    ) { try DefaultDictionary.path(of: $0) }
  }

  private func typist(
    _ id: String, _ languages: String, learning: Bool = false
  ) throws -> KeyboardTypist<InMemoryDocument> {
    history.recorder.finish()
    let description = try #require(StandardKeyboards.description(of: id))
    return try KeyboardTypist(
      [try engines(languages, learning: learning).keyboard(description)], in: InMemoryDocument())
  }

  private func texts(learnedIn language: String) throws -> [String] {
    history.recorder.finish()
    return Set(
      try history.store.history().cells.keys.filter { $0.language == language }.map(\.text)
    ).sorted()
  }

  // MARK: Words

  /// A keyboard of English and German changes no word of a line in both; one of English alone does.
  @Test func wordsOfEitherLanguageStay() throws {
    let line = "Wir haben heute noch keine Zeit, but tomorrow we have time "
    let both = try typist("en", "en+de")
    try both.press(line)
    #expect(both.document == "\(line)|")
    let one = try typist("en", "fr+de")
    try one.press(line)
    #expect(one.document != "\(line)|")
  }

  @Test(arguments: [
    ("en+de", "Ich möchte das wirklcih ", "Ich möchte das wirklich |"),
    ("en+de", "I have recieved it ", "I have received it |"),
    ("en+fr", "Je suis vraiemnt ", "Je suis vraiment |"),
    ("en+es", "Muchas graicas ", "Muchas gracias |"),
  ])
  func typosOfBothAreCorrected(languages: String, typed: String, document: String) throws {
    let typist = try typist("en", languages)
    for word in typed.split(separator: " ") {
      typist.controller.textDocumentProxy.insertText(String(word))
      typist.controller.handle(.textChanged(.kept))
      try typist.press(" ")
    }
    #expect(typist.document == document)
  }

  @Test func bothAreSuggestedAndPredicted() throws {
    let typist = try typist("en", "en+de")
    try typist.press("wahrschein")
    #expect(typist.view.candidates.contains("wahrscheinlich"))
    let english = try self.typist("en", "en+de")
    try english.press("probab")
    #expect(english.view.candidates.contains("probably"))
    let german = try self.typist("en", "en+de")
    try german.press("Ich habe keine ")
    #expect(german.view.candidates.contains("Zeit") || german.view.candidates.contains("Ahnung"))
  }

  // MARK: Learning

  @Test func wordsAreLearnedInTheirLanguage() throws {
    let typist = try typist("en", "en+de", learning: true)
    try typist.press("Ich habe keine Zeit. We have time. ")
    let (english, german) = (try texts(learnedIn: "en"), try texts(learnedIn: "de"))
    #expect(german.contains("habe") && german.contains("Zeit"))
    #expect(english.contains("time"))
    #expect(!english.contains("habe") && !german.contains("time"))
  }

  /// A word that neither language has is learned in the language of the text around it, suggested on the
  /// keyboard of both, and forgotten wholly.
  @Test func ownWordsAreSuggestedAndForgotten() throws {
    for _ in 0..<3 {
      let typist = try typist("en", "en+de", learning: true)
      try typist.press("Ich habe keine Qvistblume ")
      if typist.document != "Ich habe keine Qvistblume |" { try typist.press("<BackSpace>") }
    }
    #expect(try texts(learnedIn: "de").contains("Qvistblume"))
    #expect(try !texts(learnedIn: "en").contains("Qvistblume"))
    let typist = try typist("en", "en+de", learning: true)
    try typist.press("the qvistb")
    let index = try #require(
      typist.view.candidates.firstIndex { $0.lowercased() == "qvistblume" },
      "\(typist.view.candidates)")
    typist.handle(.forgetCandidate(index))
    #expect(try !texts(learnedIn: "de").contains("Qvistblume"))
  }

  // MARK: Settings

  @Test func languagesThatCannotBeTypedAreLeftOut() throws {
    func tags(_ languages: String) throws -> [String] {
      let open = try #require(try engines(languages).words(of: "en"))
      return try open().map(\.language)
    }
    #expect(try tags("en+de") == ["en", "de"])
    #expect(try tags("en+de-AT") == ["en", "de"])
    #expect(try tags("en+vi") == ["en", "vi"])
    for languages in ["", "de+en", "en+en", "en+ru", "en+zh-Hans", "en+xx"] {
      #expect(try tags(languages) == ["en"], "\(languages)")
    }
    #expect(try engines("zh-Hans+en").words(of: "zh-Hans") == nil)
  }

  @Test(arguments: ["en", "en+", "+de", "en+de+fr", "en+de en+fr", "en=de", "en+\"de\""])
  func malformedPairs(text: String) {
    #expect(SecondLanguages(text) == nil)
  }

  @Test func pairsAreWrittenInOrder() throws {
    var languages = try #require(SecondLanguages("  fr+en en+de"))
    #expect(languages.description == "en+de fr+en")
    #expect(languages["fr"] == "en" && languages["de"] == nil)
    languages["fr"] = nil
    #expect(languages == SecondLanguages("en+de"))
  }

  // MARK: Letters

  @Test(arguments: [
    ("en+de", "A", "ä"), ("en+de", "U", "ü"), ("en+es", "A", "á"), ("fr+de", "A", "ä"),
  ])
  func lettersComeFirstInTheMenu(languages: String, key: String, letter: String) throws {
    let id = String(languages.prefix { $0 != "+" })
    let typist = try typist(id, languages)
    try typist.hold(key)
    #expect(typist.document.lowercased() == "\(letter)|", "\(typist.document)")
  }

  /// The letters of each language of an alphabet can be typed on the keyboards of the others: directly
  /// or by a long press.
  @Test func everyLetterCanBeTyped() throws {
    let languages = LanguageCatalog.standard.languages.filter {
      $0.composition == nil && $0.suggestsWords && $0.tag != "he"
    }
    #expect(languages.count > 10)
    for first in languages {
      let id = try #require(first.keyboards.first).id
      for second in languages where second.tag != first.tag && second.hasScript(of: first) {
        let description = try #require(StandardKeyboards.description(of: id))
        let both = try engines("\(id)+\(second.tag)").keyboard(description).contents().layout
        let own = try LocaleFiles.contents(of: try #require(second.keyboards.first).id).layout
        // The apostrophe of Ukrainian words counts as any other.
        let missing = Self.letters(of: own).subtracting(Self.letters(of: both) + ["ʼ"])
        #expect(missing.isEmpty, "\(first.tag)+\(second.tag): \(missing.sorted())")
      }
    }
  }

  /// The letters that taps and long presses on the layers of letters type, without those of several
  /// characters (j́, ij).
  private static func letters(of layout: KeyboardLayout) -> Set<String> {
    var letters: Set<String> = []
    for id in ["base", "shift"] {
      for key in layout.touch.first?.layer(id)?.rows.flatMap(\.self) ?? [] {
        let menu = layout.key(key)?.gestures.longPress ?? []
        let texts = ([key] + menu).compactMap { layout.key($0)?.output?.text }
        letters.formUnion(
          texts.filter { text in
            text.unicodeScalars.count == 1 && text.allSatisfy { $0.isLetter }
          })
      }
    }
    return letters
  }
}
