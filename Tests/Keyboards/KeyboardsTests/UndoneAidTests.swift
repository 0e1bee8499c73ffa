import KeyboardTestSupport
import Testing

/// One Backspace undoes a change by a typing aid, and the aid does not repeat it there.
@Suite struct UndoneAidTests {
  private func typist(
    _ id: String = "en", before: String = "", settings: TypingSettings = TypingSettings()
  ) throws -> KeyboardTypist<InMemoryDocument> {
    try KeyboardTypist(
      [try LocaleFiles.plugin(id, settings: settings)], in: InMemoryDocument(before: before))
  }

  private static let french: TypingSettings = {
    var settings = TypingSettings()
    settings.insertsSpaceBeforeMarks = true
    return settings
  }()

  /// A language, the text before, hardware keys, the text with the aid, and the text after one
  /// Backspace.
  @Test(arguments: [
    ("en", "Hi", "<Space><Space>", "Hi. ", "Hi  "),
    ("en", "Hi ", "\"", "Hi “", "Hi \""),
    ("en", "don", "'", "don’", "don'"),
    ("en", "wait ", "--", "wait —", "wait --"),
    ("en", "“Hi", "\"", "“Hi”", "“Hi\""),
    ("fr", "Quoi", "M", "Quoi\u{202F}?", "Quoi?"),
    ("ur", "سلام", "<Space><Space>", "سلام۔ ", "سلام  "),
    ("hi", "नमस्ते", "<Space><Space>", "नमस्ते। ", "नमस्ते  "),
    ("fa", "سلام", "<Space><Space>", "سلام. ", "سلام  "),
  ])
  func oneBackspace(
    id: String, before: String, keys: String, changed: String, typed: String
  ) throws {
    let typist = try typist(id, before: before, settings: id == "fr" ? Self.french : .init())
    try typist.press(keys)
    #expect(typist.document == changed + "|")
    try typist.press("<BackSpace>")
    #expect(typist.document == typed + "|")
    // The next Backspace deletes, and typing the same key again does not repeat the change.
    try typist.press("<BackSpace>")
    #expect(typist.document == String(typed.dropLast()) + "|")
    try typist.press(String(try KeyNotation.parse(keys).last.map { $0.description } ?? ""))
    #expect(typist.document == typed + "|")
  }

  @Test func repeatedSpacesStepByStep() throws {
    let typist = try typist(before: "Hi")
    try typist.tap("space space space")
    #expect(typist.document == "Hi.  |")
    try typist.tap("space")
    #expect(typist.document == "Hi.   |")
  }

  @Test func spacesFarApart() throws {
    let typist = try typist(before: "Hi")
    try typist.tap("space")
    try typist.tap("space", after: 1_501)
    #expect(typist.document == "Hi  |")
  }

  /// Anything between two spaces, by the keyboard or the host, prevents the replacement.
  @Test func spacesWithSomethingBetween() throws {
    let moves: [(KeyboardTypist<InMemoryDocument>) throws -> Void] = [
      { try $0.press("<Left><Right>") },
      { $0.controller.handle(.caretLeft(.kept)) },
      { $0.controller.handle(.textChanged(.kept)) },
      { try $0.press("x<BackSpace>") },
    ]
    for move in moves {
      let typist = try typist(before: "Hi")
      try typist.tap("space")
      try move(typist)
      try typist.tap("space")
      #expect(typist.document == "Hi  |")
    }
  }

  /// A Backspace after anything else deletes.
  @Test func onlyTheNextBackspaceUndoes() throws {
    let typist = try typist(before: "don")
    try typist.press("'t<BackSpace><BackSpace>")
    #expect(typist.document == "don|")
    try typist.press("'<Left><Right><BackSpace>")
    #expect(typist.document == "don|")
    try typist.press("'")
    typist.controller.handle(.caretLeft(.kept))
    try typist.press("<BackSpace>")
    #expect(typist.document == "don|")
  }

  @Test func undoingACapitalGivesASmallLetter() throws {
    let typist = try typist()
    #expect(typist.layer == "shift")
    try typist.tap("I")
    #expect(typist.document == "I|")
    try typist.tap("backspace")
    #expect(typist.layer == "base")
    try typist.tap("i space p")
    #expect(typist.document == "i p|")
  }

  @Test func shiftAtTheStartOfASentenceGivesASmallLetter() throws {
    let typist = try typist()
    try typist.tap("unshift")
    #expect(typist.layer == "base")
    try typist.tap("i p")
    #expect(typist.document == "ip|")
    try typist.tap("period-key space")
    #expect(typist.layer == "shift")
  }

  /// With the aids off, the text is exactly what was typed.
  @Test func withoutAidsNothingChanges() throws {
    let typist = try typist(settings: .none)
    #expect(typist.layer == "base")
    try typist.press("\"don't\"--<Space><Space>a<Space><Space>")
    #expect(typist.document == "\"don't\"--  a  |")
  }

  /// A host without context gets the text as typed.
  @Test func withoutContextNothingChanges() throws {
    let typist = try KeyboardTypist(
      [try LocaleFiles.plugin("en")], in: SilentDocument(InMemoryDocument(before: "don")))
    #expect(typist.layer == "base")
    try typist.press("'t<Space><Space>\"a")
    #expect(typist.controller.textDocumentProxy.document.text == "don't  \"a")
  }
}
