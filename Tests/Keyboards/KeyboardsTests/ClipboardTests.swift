import HistoryStore
import KeyboardTestSupport
import LanguageCatalog
import TestSupport
import Testing

/// Copied texts: kept only where the user wants it, and inserted from the candidate bar.
@Suite struct ClipboardTests {
  private let folder: TemporaryFolder
  private let file: ClipboardFile

  init() throws {
    folder = try TemporaryFolder()
    file = ClipboardFile(container: folder.path) { 1_000 }
  }

  private func typist(
    _ id: String = "en", keeps: Bool = true, traits: InputTraits = InputTraits(),
    before: String = ""
  ) throws -> KeyboardTypist<InMemoryDocument> {
    let engines = KeyboardEngines(
      of: LanguageCatalog.standard.languages, in: LocaleFiles.folder,
      clipboard: keeps ? file : nil
    ) { try DefaultDictionary.path(of: $0) }
    return try KeyboardTypist(
      [engines.keyboard(try #require(StandardKeyboards.description(of: id)))],
      in: InMemoryDocument(before: before), traits: traits)
  }

  private var texts: [String] { file.entries.map(\.text) }

  @Test func nothingIsKeptByDefault() throws {
    let typist = try typist(keeps: false)
    typist.controller.handle(CopiedText("one"))
    typist.handle(.showClipboard)
    #expect(texts == [] && typist.effects == [.text(.alert(.noSuchCandidate))])
  }

  @Test func copiedTextsAreInserted() throws {
    let typist = try typist(before: "To: ")
    typist.controller.handle(CopiedText("Am Markt 1\nBonn"))
    typist.controller.handle(CopiedText("two"))
    typist.handle(.showClipboard)
    #expect(typist.view.candidates == ["two", "Am Markt 1 Bonn"])
    typist.handle(.pickCandidate(1))
    #expect(typist.document == "To: Am Markt 1\nBonn|")
    #expect(typist.view.candidates != ["two", "Am Markt 1 Bonn"])
  }

  @Test func longTextsAreShownShortened() throws {
    let typist = try typist()
    let long = String(repeating: "word ", count: 1_000)
    typist.controller.handle(CopiedText(long))
    typist.handle(.showClipboard)
    let shown = try #require(typist.view.candidates.first)
    #expect(shown.count == 41 && shown.hasSuffix("…"))
    typist.handle(.pickCandidate(0))
    #expect(typist.document == long + "|")
  }

  @Test func textsArePinnedRemovedAndCleared() throws {
    let typist = try typist()
    for text in ["one", "two", "three"] { typist.controller.handle(CopiedText(text)) }
    typist.handle(.showClipboard)
    typist.handle(.pinCandidate(2))
    #expect(typist.view.candidates == ["one", "three", "two"])
    #expect(file.entries.first?.isPinned == true)
    typist.handle(.forgetCandidate(1))
    #expect(typist.view.candidates == ["one", "two"])
    typist.handle(.pinCandidate(0))
    #expect(file.entries.first?.isPinned == false)
    typist.handle(.pinCandidate(7))
    #expect(typist.effects.last == .text(.alert(.noSuchCandidate)))
    typist.handle(.clearClipboard)
    #expect(texts == [] && !typist.view.candidates.contains("one"))
  }

  /// Any other key hides the texts and does what it always does. The same action hides them too.
  @Test func otherKeysHideTheTexts() throws {
    let typist = try typist("zh-Hans")
    typist.controller.handle(CopiedText("one"))
    try typist.tap("n i")
    typist.handle(.showClipboard)
    #expect(typist.document == "你|" && typist.view.candidates == ["one"])
    try typist.tap("h a o")
    #expect(typist.view.candidates.contains("好"))
    typist.handle(.pickCandidate(0))
    typist.handle(.showClipboard)
    typist.handle(.showClipboard)
    #expect(typist.view.candidates != ["one"])
    typist.handle(.showClipboard)
    typist.controller.handle(.textChanged(.kept))
    #expect(typist.view.candidates != ["one"])
  }

  @Test func privateTextsAreNeverKept() throws {
    let typist = try typist()
    typist.controller.handle(CopiedText("password", isPrivate: true))
    typist.controller.learns = false
    typist.controller.handle(CopiedText("incognito"))
    typist.controller.learns = true
    typist.controller.handle(.becameSecure)
    typist.controller.handle(CopiedText("secure field"))
    typist.handle(.showClipboard)
    #expect(texts == [])
    for traits in [InputTraits(isSecure: true), InputTraits(allowsLearning: false)] {
      try self.typist(traits: traits).controller.handle(CopiedText("field"))
    }
    #expect(texts == [])
    // Nor are texts offered in a secure field.
    try self.typist().controller.handle(CopiedText("kept"))
    let secure = try self.typist(traits: InputTraits(isSecure: true))
    secure.handle(.showClipboard)
    #expect(texts == ["kept"] && secure.view.candidates.isEmpty)
  }

  /// A layout may have a key for the texts.
  @Test func aKeyShowsTheTexts() throws {
    var contents = try LocaleFiles.contents(of: "en")
    contents.clipboard = file
    contents.layout.keys["clipboard"] = LayoutKey(id: "clipboard")
    let row = ["clipboard", "a"]
    contents.layout.touch = [
      TouchForm(
        minimumDeviceWidth: 1, layers: [LayoutLayer(id: TouchForm.baseLayerID, rows: [row])])
    ]
    file.add("one")
    let typist = try KeyboardTypist(
      [StubKeyboard(try #require(StandardKeyboards.description(of: "en")), contents: contents)],
      in: InMemoryDocument())
    try typist.tap("clipboard")
    #expect(typist.view.candidates == ["one"])
    try typist.tap("clipboard")
    #expect(typist.view.candidates.isEmpty)
  }
}
