import CodeTables
import Foundation
import InputCore
import Scenarios
import TestSupport
import Testing
import TextDocument

@Suite("Typing codes")
struct TypingTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(
    "Codes commit automatically as the table or the options say",
    arguments: [
      ("wtyt", ["unique"], "八|"), ("jjjj", ["unique"], "|jjjj"), ("a", ["unique"], "|a"),
      ("jjjj", ["full"], "日|"), ("jjj", ["full"], "|jjj"),
      ("jjjja", ["next"], "日|a"), ("jjjj,", ["next"], "日,|"),
      ("jjjjw", ["by-hand"], "|jjjj w"), ("jjjjwwww<Space>", ["by-hand"], "|日wwww"),
      ("tyty", ["unique"], "入入|"), ("qqqqq", ["unique", "full", "next"], "qqqqq|"),
      ("wtyt<BackSpace>", ["by-hand"], "|wty"), ("w<BackSpace>", [], "|"),
      ("jjjj2", [], "曰|"), ("jjjj<Return>", [], "jjjj|"), ("w*<Space>", [], "人|"),
    ])
  func autoCommit(keys: String, names: [String], expected: String) throws {
    let table = try SmallTable.table(SmallTable.rime, in: folder)
    var session = InputSession(
      method: CodeTables.inputMethod(table: table, options: try CodeTableOptions(names: names)))
    var document = InMemoryDocument()
    for key in try KeyNotation.parse(keys) {
      for effect in session.handle(key) { document.apply(effect) }
    }
    #expect(document.text(markedAfter: "|") == expected)
  }

  @Test("The properties of all input methods hold", arguments: [[], ["unique"], ["full", "next"]])
  func properties(names: [String]) throws {
    for tag in ["cangjie", "quick"] {
      let method = CodeTables.inputMethod(
        table: try DefaultDictionary.codes(tag).get(), options: try CodeTableOptions(names: names))
      let typing = RandomTyping(
        method, keymap: .multistage, words: ["onf", "vnd", "a", "hqi", "tmmc", "yrhhi"],
        extraKeys: ["*", "`", "`ni"])
      #expect(try typing.violations(seed: 3, rounds: 100) == [])
    }
  }

  @Test("Scripts", arguments: ["cangjie", "quick"])
  func scenarios(tag: String) throws {
    let path = "Tests/Scenarios/\(tag)/codes.txt"
    let scenarios = try Scenario.parse(try Repository.text(of: path), file: path)
    #expect(!scenarios.isEmpty && scenarios.allSatisfy { $0.method == tag })
    for scenario in scenarios {
      let method = CodeTables.inputMethod(
        table: try DefaultDictionary.codes(tag).get(),
        options: try CodeTableOptions(names: scenario.typing))
      let failures = ScenarioPlayer(method: method, keymap: .multistage).play(scenario, file: path)
      #expect(failures.map(\.description) == [])
    }
  }

  @Test func unknownOptionNamesAreRejected() {
    let error = #expect(throws: UnknownName.self) { try CodeTableOptions(names: ["auto"]) }
    #expect(error?.description.contains("unique, full, next, by-hand, exact") == true)
  }
}

extension InMemoryDocument {
  /// The committed text, a mark, and the marked text.
  fileprivate func text(markedAfter mark: String) -> String {
    textBeforeInput + mark + markedText
  }
}
