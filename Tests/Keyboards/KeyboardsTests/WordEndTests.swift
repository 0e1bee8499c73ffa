import InputCore
import KeyboardPermissions
import KeyboardTestSupport
import LanguageCatalog
import TestSupport
import Testing
import TextDocument
import UserHistory

/// The keys and moments that end a word for correction without typing a mark.
@Suite struct WordEndTests {
  private struct NoImage: Error {}

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func keyboard(_ id: String, _ words: [(String, Int)]) throws -> any KeyboardPlugin {
    let path = try folder.write("\(id).words.imedict", try SmallWords.image(words, language: id))
    let engines = KeyboardEngines(
      of: LanguageCatalog.standard.languages, in: LocaleFiles.folder
    ) { name in
      guard name == "\(id).words" else { throw NoImage() }
      return path
    }
    return try engines.keyboard(try #require(StandardKeyboards.description(of: id)))
  }

  private func turkish() throws -> any KeyboardPlugin { try keyboard("tr", [("merhaba", 9)]) }

  /// Return ends the word in one list of effects, and Backspace restores it.
  @Test func returnInSeveralLines() throws {
    let typist = try KeyboardTypist([turkish()], in: InMemoryDocument(before: "merhbaa"))
    try typist.tap("return")
    #expect(typist.document == "merhaba\n|")
    try typist.tap("backspace")
    #expect(typist.document == "merhbaa\n|")
    try typist.press("merhbaa<Return>")
    #expect(typist.document == "merhbaa\nmerhbaa\n|")
  }

  /// The correction comes before the action of the field.
  @Test func returnThatSends() throws {
    let typist = try KeyboardTypist(
      [turkish()], in: InMemoryDocument(before: "merhbaa"),
      traits: InputTraits(returnKey: .send, isMultiline: false))
    try typist.tap("return")
    #expect(
      Array(typist.effects.suffix(2)) == [
        .text(.replaceText("merhbaa", with: "merhaba")), .host(.performReturn(.send)),
      ])
    try typist.tap("backspace")
    #expect(typist.document == "merhbaa|")
  }

  /// After the host has sent the text, Backspace deletes as ever.
  @Test func backspaceAfterTheTextIsSent() throws {
    let typist = try KeyboardTypist(
      [turkish()], in: InMemoryDocument(before: "merhbaa"),
      traits: InputTraits(returnKey: .send, isMultiline: false))
    try typist.tap("return")
    typist.controller.textDocumentProxy = InMemoryDocument(before: "ev")
    try typist.tap("backspace")
    #expect(typist.document == "e|")
  }

  @Test(arguments: [
    ("<Tab>", "merhaba\t|"), ("<S-Return>", "merhaba|"), (")", "merhaba)|"), (",", "merhaba,|"),
    ("!", "merhaba!|"), ("\"", "merhaba”|"), ("(", "merhbaa(|"), ("/", "merhbaa/|"),
  ])
  func keys(key: String, document: String) throws {
    let typist = try KeyboardTypist([turkish()], in: InMemoryDocument(before: ""))
    for character in "\"merhbaa" {
      typist.handle(.hardware(HardwareKey(.character(character))))
    }
    for event in try KeyNotation.parse(key) {
      guard case .character(let character) = event.key else {
        try typist.press(key)
        continue
      }
      typist.handle(.hardware(HardwareKey(.character(character))))
    }
    #expect(typist.document == "“" + document)
  }

  @Test(arguments: ["😀", "❤️", "👍🏽", "☺", "🇹🇷"]) func emoji(emoji: String) throws {
    let typist = try KeyboardTypist([turkish()], in: InMemoryDocument(before: "merhbaa"))
    typist.handle(.hardware(HardwareKey(.character(try #require(emoji.first)))))
    #expect(typist.document == "merhaba\(emoji)|")
    try typist.tap("backspace")
    #expect(typist.document == "merhbaa\(emoji)|")
  }

  /// Hangul is composed, and corrected by Return and Send, too.
  @Test func hangul() throws {
    let korean = try keyboard("ko", [("오늘", 900), ("급", 900), ("영", 900)])
    let typist = try KeyboardTypist([korean], in: InMemoryDocument())
    try typist.press("dhsmg<Return>")
    #expect(typist.document == "오늘\n|")
    try typist.press("<BackSpace>")
    #expect(typist.document == "오늫\n|")
    let sender = try KeyboardTypist(
      [korean], in: InMemoryDocument(), traits: InputTraits(returnKey: .send, isMultiline: false))
    try sender.press("dhsmg<Return>")
    #expect(sender.document == "오늘|")
    #expect(sender.effects.last == .host(.performReturn(.send)))
  }

  /// A change of the keyboard ends the word that was typed; Backspace on the next one restores it.
  @Test func changeOfKeyboard() throws {
    let typist = try KeyboardTypist(
      [turkish(), try LocaleFiles.plugin("en")], in: InMemoryDocument(before: ""))
    try typist.press("merhbaa")
    try typist.controller.switchLanguage(to: "en")
    #expect(typist.document == "merhaba|")
    try typist.tap("backspace")
    #expect(typist.document == "merhbaa|")
  }

  /// So does hiding the keyboard, but a word that was there before stays.
  @Test func hiddenKeyboard() throws {
    let typist = try KeyboardTypist([turkish()], in: InMemoryDocument(before: "merhbaa"))
    typist.controller.viewWillDisappear()
    #expect(typist.document == "merhbaa|")
    try typist.controller.viewWillAppear(with: InputTraits())
    try typist.press("<Space>merhbaa")
    typist.controller.viewWillDisappear()
    #expect(typist.document.hasSuffix(" merhaba|"))
  }

  /// Two spaces after a corrected word and after a picked one end the sentence.
  @Test func twoSpaces() throws {
    let typist = try KeyboardTypist([turkish()], in: InMemoryDocument(before: "merhbaa"))
    try typist.tap("space space")
    #expect(typist.document == "merhaba. |")
    #expect(typist.layer == "shift")
    try typist.tap("M e r h")
    typist.handle(.pickCandidate(0))
    #expect(typist.document == "merhaba. Merhaba |")
    try typist.tap("space")
    #expect(typist.document == "merhaba. Merhaba. |")
    try typist.tap("backspace")
    #expect(typist.document == "merhaba. Merhaba  |")
  }
}
