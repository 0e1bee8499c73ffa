import Foundation
import HistoryStore
import Testing
import ToolSupport
import UserHistory

/// Histories that another program has made to do harm: what passes the gate can be exported, listed
/// and imported again.
@Suite struct HostileHistoryTests {
  private static let texts = [
    "", "a\u{1B}[2J", "\u{9B}31m", "\u{202E}abc", String(repeating: "长", count: 900), "a\tb",
    "a\nb", "\u{0}", "好", "می\u{200C}خواهم", "\u{2028}", "a\u{7F}",
  ]

  private func hostile(_ random: inout SeededGenerator) -> History {
    var history = History()
    func text() -> String { Self.texts.randomElement(using: &random) ?? "" }
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let key = HistoryKey(
        language: Bool.random(using: &random) ? "zh-Hans" : text(),
        kind: HistoryKey.Kind.allCases.randomElement(using: &random) ?? .word,
        context: text(), reading: text(), text: text())
      let times: [HistoryTime] = [.min, -1, 0, 1_000, 1 << 40, .max]
      history.insert(
        HistoryCell(
          weight: HistoryWeight(units: .random(in: 0 ... .max, using: &random)),
          last: times.randomElement(using: &random) ?? 0),
        of: DeviceID(.random(in: 0...3, using: &random)), for: key)
      history.insert(
        version: [.min, 0, 5, .max].randomElement(using: &random) ?? 0,
        of: DeviceID(.random(in: 0...3, using: &random)))
    }
    return history
  }

  /// `globekey-bench history hostile` merges ten thousand.
  @Test(arguments: 0..<6) func whatIsExportedCanBeImported(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let folder = StoreFolder()
    let store = folder.open(now: 2_000)
    for _ in 0..<20 {
      let other = hostile(&random)
      if Bool.random(using: &random) {
        try store.merge(other, at: 2_000)
      } else {
        try store.restore(other, at: 2_000)
      }
      let history = try store.history()
      for (key, cells) in history.cells {
        #expect(key.isLearnable)
        for cell in cells.values {
          #expect(cell.weight <= .limit && (0...2_000).contains(cell.last))
        }
      }
      let lines = HistoryText.lines(of: history)
      #expect(lines.allSatisfy { !$0.contains("\u{1B}") && !$0.contains("\u{202E}") })
      #expect(try HistoryText.history(lines: lines).cells == history.cells)
    }
    #expect(store.learn(NumberedLessons.lesson(1), at: 2_001) != nil)
  }

  /// Rows of another program in the tables of another device do not pass either.
  @Test func aHostileFolderIsReadAndNotChanged() throws {
    let folder = StoreFolder()
    do { folder.open().learn(NumberedLessons.lesson(1), at: 1_000) }
    try SQLiteTool.run(
      "INSERT INTO cell VALUES ('en', 0, '', 'a', 'x' || char(27) || '[2J', 1, 1024, 5, 0)",
      in: folder.database)
    let files = folder.files
    let history = try HistoryStore.history(in: folder.path)
    #expect(folder.files == files)
    #expect(history.cells.keys.allSatisfy { $0.isLearnable })
    #expect(!history.cells.isEmpty)
    #expect(throws: HistoryStoreError.self) { try HistoryStore.history(in: folder.path + "/none") }
  }

  /// A pipe in the place of the database is not waited for.
  @Test func aPipeIsNoHistory() throws {
    let folder = StoreFolder()
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    #expect(mkfifo(folder.database, 0o600) == 0)
    #expect(throws: HistoryStoreError.self) { try HistoryStore.history(in: folder.path) }
    #expect(!HistoryStore.exists(in: folder.path))
  }
}
