import KeyboardTestSupport
import Testing

/// What an aid changed, one Backspace brings back, and it is not changed again there.
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

  /// Language, text before, keys on hardware, with the aid, after one Backspace.
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
    // The next one deletes, and the same key does not do it again.
    try typist.press("<BackSpace>")
    #expect(typist.document == String(typed.dropLast()) + "|")
    try typist.press(String(try KeyNotation.parse(keys).last.map { $0.description } ?? ""))
    #expect(typist.document == typed + "|")
  }

  @Test func twoBlanksStepByStep() throws {
    let typist = try typist(before: "Hi")
    try typist.tap("space space space")
    #expect(typist.document == "Hi.  |")
    try typist.tap("space")
    #expect(typist.document == "Hi.   |")
  }

  @Test func blanksFarApart() throws {
    let typist = try typist(before: "Hi")
    try typist.tap("space")
    try typist.tap("space", after: 1_501)
    #expect(typist.document == "Hi  |")
  }

  /// What came between, on the keyboard or from the host, parts two spaces.
  @Test func blanksWithSomethingBetween() throws {
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
  @Test func onlyRightAfterwards() throws {
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

  @Test func aCapitalTakenBackIsASmallLetter() throws {
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

  /// Off means off: what is pressed is what is typed.
  @Test func nothingWithoutAids() throws {
    let typist = try typist(settings: .none)
    #expect(typist.layer == "base")
    try typist.press("\"don't\"--<Space><Space>a<Space><Space>")
    #expect(typist.document == "\"don't\"--  a  |")
  }

  /// A host that tells nothing gets what is typed.
  @Test func nothingWithoutContext() throws {
    let typist = try KeyboardTypist(
      [try LocaleFiles.plugin("en")], in: SilentDocument(InMemoryDocument(before: "don")))
    #expect(typist.layer == "base")
    try typist.press("'t<Space><Space>\"a")
    #expect(typist.controller.textDocumentProxy.document.text == "don't  \"a")
  }
}
