import InputCore
import Mandarin
import TestSupport
import Testing
import TextDocument

/// Predictions offered after a commit.
@Suite struct PredictionTests {
  private let history = MemoryHistory()

  /// A typist who asks for predictions after each key.
  private struct Typist {
    var session: InputSession<MultistageMethod<PinyinConverter>>
    let history: MemoryHistory
    var document = InMemoryDocument()
    var page: CandidatePage?

    mutating func press(_ keys: String) throws {
      for event in try KeyNotation.parse(keys) {
        let context = InputContext(
          documentContextBeforeInput: document.documentContextBeforeInput)
        take(session.handle(event, context: context))
        take(session.predict())
      }
    }

    mutating func take(_ effects: [Effect]) {
      history.carryOut(effects)
      for effect in effects {
        document.apply(effect)
        switch effect {
        case .showCandidates(let shown): page = shown
        case .hideCandidates: page = nil
        default: break
        }
      }
    }

    var offered: [String] { page?.candidates.map(\.text) ?? [] }
  }

  private func typist(digits: Bool = true, options: MandarinOptions = MandarinOptions()) throws
    -> Typist
  {
    var session = InputSession(
      method: Mandarin.inputMethod(
        lexicon: try DefaultDictionary.mandarin.get(), options: options, history: history))
    session.predicts = true
    try session.keymap.add(Keymap.undoingCommits)
    if digits { try session.keymap.add(Keymap.choosingPredictions) }
    return Typist(session: session, history: history)
  }

  /// Predictions of the language model, without any user history.
  @Test(arguments: [
    ("shengri<Space>", "快乐"), ("xinnian<Space>", "快乐"), ("renmin<Space>", "日报"),
  ])
  func modelPredicts(keys: String, word: String) throws {
    var typist = try typist()
    try typist.press(keys)
    #expect(typist.offered.contains(word), "\(typist.offered)")
    #expect(Set(typist.offered).count == typist.offered.count && typist.offered.count <= 9)
  }

  /// Words that the user typed in this context are offered first.
  @Test func historyPredicts() throws {
    for _ in 0..<2 {
      var typist = try typist()
      try typist.press("shengri<Space>zhaopian<Space>")
    }
    var typist = try typist()
    try typist.press("shengri<Space>")
    #expect(typist.offered.first == "照片")
    #expect(typist.offered.contains("快乐"))
  }

  /// A digit picks a prediction. The pick is learned, can be undone, and is followed by more
  /// predictions.
  @Test func predictionsAreCommitted() throws {
    var typist = try typist()
    try typist.press("shengri<Space>")
    let before = history.history
    let index = try #require(typist.offered.firstIndex(of: "快乐"))
    try typist.press("\(index + 1)")
    #expect(typist.document.text == "生日快乐")
    #expect(history.history != before)
    #expect(
      history.snapshot.followers(of: "生日", language: "zh-Hans").map(\.text) == ["快乐"])
    try typist.press("<C-BackSpace>")
    #expect(typist.document.text == "生日")
    #expect(history.history.cells == before.cells)
    try typist.press("<C-BackSpace>")
    #expect(typist.session.composition.keystrokes == "shengri")
  }

  /// A forgotten prediction disappears at once; the others stay and can be picked.
  @Test func predictionsCanBeForgotten() throws {
    var typist = try typist()
    try typist.press("shengri<Space>zhaopian<Space>")
    try typist.press("shengri<Space>")
    let offered = typist.offered
    #expect(offered.first == "照片")
    try typist.press("<C-1>")
    #expect(typist.offered == Array(offered.dropFirst()))
    #expect(!history.history.cells.keys.contains { $0.mentions("照片") })
    try typist.press("<C-9>1")
    #expect(typist.document.text.hasSuffix("生日" + offered[1]))
  }

  /// Any other key closes the predictions and has its usual effect.
  @Test(arguments: [
    ("ni", "生日"), ("<Escape>", "生日"), (",", "生日，"), ("<Return>", "生日\n"),
    ("<Left>", "生日"), ("0", "生日0"),
  ])
  func otherKeysClosePredictions(keys: String, text: String) throws {
    var typist = try typist()
    try typist.press("shengri<Space>")
    #expect(!typist.offered.isEmpty)
    try typist.press(keys)
    #expect(typist.document.text == text)
    #expect(typist.offered.contains("快乐") == false)
    try typist.press("<Escape>1")
    #expect(typist.document.text.contains("快乐") == false)
  }

  /// Digits are typed if the keymap has no lines that pick predictions.
  @Test func digitsAreTypedWithoutKeymapLines() throws {
    var typist = try typist(digits: false)
    try typist.press("shengri<Space>")
    #expect(!typist.offered.isEmpty)
    try typist.press("5")
    #expect(typist.document.text == "生日5" && typist.offered.isEmpty)
  }

  /// Nothing is predicted after letters committed as typed, after a mark, or in a session with
  /// predictions off. Where learning is forbidden, predictions appear but nothing is learned.
  @Test func whenNothingIsPredicted() throws {
    var typist = try typist()
    try typist.press("shengri<Return>")
    #expect(typist.offered.isEmpty)
    try typist.press("shengri,")
    #expect(typist.offered.isEmpty)
    typist.session.predicts = false
    try typist.press("shengri<Space>")
    #expect(typist.offered.isEmpty)
    let learned = history.history
    typist.session.predicts = true
    typist.session.learns = false
    try typist.press("shengri<Space>")
    let index = try #require(typist.offered.firstIndex(of: "快乐"))
    try typist.press("\(index + 1)")
    #expect(history.history == learned)
    #expect(typist.document.text.hasSuffix("生日快乐"))
    _ = typist.session.handle(.becameSecure)
    #expect(typist.session.predict().isEmpty)
  }

  @Test func predictionsFollowTheOutputForm() throws {
    let tables = try DefaultDictionary.chineseTables.get()
    var typist = try typist(options: MandarinOptions(output: .traditional, tables: tables))
    try typist.press("shengri<Space>")
    #expect(typist.offered.contains("快樂"), "\(typist.offered)")
  }
}
