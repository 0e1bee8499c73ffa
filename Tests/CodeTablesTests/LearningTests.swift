import CodeTables
import GlobeKey
import TestSupport
import Testing

@Suite("What is learned of codes")
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

  @Test("Two choices bring a text first, one does not, and as many win the other back")
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

  @Test("A text that completes the keys is learned by its whole code")
  func completions() {
    choose("式", for: "a")
    #expect(memory.history.cells.keys.contains { $0.text == "式" && $0.reading == "aa" })
  }

  @Test("Without a history nothing is said to be learned")
  func nothing() {
    var session = InputSession(method: CodeTables.inputMethod(table: table))
    for character in "jjjj" { _ = session.perform(.insert(character)) }
    #expect(!session.perform(.commit).contains { if case .learn = $0 { true } else { false } })
  }
}
