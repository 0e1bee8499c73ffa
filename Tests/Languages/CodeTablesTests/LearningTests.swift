import CodeTables
import GlobeKey
import TestSupport
import Testing

@Suite("Learning of codes")
struct CodeLearningTests {
  private let folder: TemporaryFolder
  private let table: CodeTable
  private let memory = MemoryHistory()

  init() throws {
    folder = try TemporaryFolder()
    table = try SmallTable.table(SmallTable.rime, in: folder)
  }

  private func texts(_ keys: String, language: String = "small") -> [String] {
    var converter = CodeTables.sentenceConverter(
      table: table, history: memory, language: language)
    converter.convert(keys)
    return (0..<4).compactMap { converter.candidate(at: $0)?.text }
  }

  private func choose(_ text: String, for keys: String) {
    var session = InputSession(
      method: CodeTables.inputMethod(table: table, history: memory, language: "small"))
    var texts: [String] = []
    for character in keys {
      for case .showCandidates(let page) in session.perform(.insert(character)) {
        texts = page.candidates.map(\.text)
      }
    }
    guard let index = texts.firstIndex(of: text) else { return }
    memory.carryOut(session.perform(.selectCandidate(index)))
  }

  @Test(
    "Two choices bring a text first, one does not, and as many choices bring the other text back")
  func choices() {
    #expect(texts("jjjj") == ["日", "曰"])
    choose("曰", for: "jjjj")
    #expect(texts("jjjj") == ["日", "曰"])
    choose("曰", for: "jjjj")
    #expect(texts("jjjj") == ["曰", "日"])
    #expect(texts("jjjj", language: "other") == ["日", "曰"])
    choose("日", for: "jjjj")
    choose("日", for: "jjjj")
    #expect(texts("jjjj") == ["日", "曰"])
  }

  @Test("A completed text is learned with its whole code")
  func completions() {
    choose("式", for: "a")
    #expect(memory.history.cells.keys.contains { $0.text == "式" && $0.reading == "aa" })
  }

  @Test(
    "Undoing a commit restores all its keys, even if the last key committed automatically",
    arguments: [
      ("jjjj2", ["by-hand"], "jjjj"), ("wtyt", ["unique"], "wtyt"), ("jjjj", ["full"], "jjjj"),
      ("wwtyt<Space><Space>", ["by-hand"], "wwtyt"), ("jjjj,", ["by-hand"], "jjjj"),
    ])
  func undo(keys: String, names: [String], composed: String) throws {
    var session = InputSession(
      method: CodeTables.inputMethod(
        table: table, options: try CodeTableOptions(names: names), history: memory,
        language: "small"))
    var document = InMemoryDocument(before: "前")
    func carryOut(_ effects: [Effect]) {
      memory.carryOut(effects)
      for effect in effects { document.apply(effect) }
    }
    for event in try KeyNotation.parse(keys) { carryOut(session.handle(event)) }
    #expect(!session.isComposing && memory.history.count > 0)
    carryOut(session.perform(.undoCommit))
    #expect(session.composition.keystrokes == composed)
    #expect(document.textBeforeInput == "前" && !document.markedText.isEmpty)
    #expect(memory.history.count == 0)
  }

  @Test("After two commits by one key, neither can be undone: the first has no position of its own")
  func twoCommits() throws {
    var session = InputSession(
      method: CodeTables.inputMethod(
        table: table, options: try CodeTableOptions(names: ["next", "unique"]), history: memory,
        language: "small"))
    var committed = ""
    for character in "jjjjq" {
      for case .insertText(let text) in session.perform(.insert(character)) { committed += text }
    }
    #expect(committed == "日q" || !session.perform(.undoCommit).isEmpty)
  }

  @Test("Text can be reconverted to its code; the following text is predicted and can be forgotten")
  func reconversionAndPrediction() throws {
    var session = InputSession(
      method: CodeTables.inputMethod(table: table, history: memory, language: "small"))
    session.predicts = true
    for _ in 0..<2 {
      for event in try KeyNotation.parse("wtyt<Space>jjjj2") {
        memory.carryOut(session.handle(event))
      }
    }
    for event in try KeyNotation.parse("wtyt<Space>") { memory.carryOut(session.handle(event)) }
    guard case .showCandidates(let page)? = session.predict().first else {
      Issue.record("nothing is offered")
      return
    }
    #expect(page.candidates.map(\.text) == ["曰"])
    var document = InMemoryDocument(before: "前曰")
    let context = InputContext(documentContextBeforeInput: "前曰")
    for effect in session.handle(KeyEvent(.named(.f9)), context: context) {
      document.apply(effect)
    }
    #expect(document.textBeforeInput == "前" && document.markedText == "jjjj")
    let effects = session.perform(.forgetCandidate(nil))
    #expect(effects == [.forget(Forgetting(language: "small", texts: ["曰"]))])
    memory.carryOut(effects)
    #expect(!memory.history.cells.keys.contains { $0.mentions("曰") })
    // Before it was chosen, 日 came first, and it does so again at once.
    guard case .showCandidates(let refreshed)? = session.perform(.refresh).last else {
      Issue.record("nothing is shown")
      return
    }
    #expect(refreshed.candidates.map(\.text).prefix(2) == ["日", "曰"])
    for effect in session.perform(.cancel) { document.apply(effect) }
    #expect(document.text == "前曰")
  }

  @Test("Without a history, there are no lessons")
  func nothing() {
    var session = InputSession(method: CodeTables.inputMethod(table: table))
    for character in "jjjj" { _ = session.perform(.insert(character)) }
    #expect(!session.perform(.commit).contains { if case .learn = $0 { true } else { false } })
  }
}
