import Foundation
import HistoryStore
import Testing
import ToolSupport
import UserHistory

/// Files that are torn, cut short or flipped.
@Suite struct DamageTests {
  private let folder = StoreFolder()

  private func makeHistory(lessons: Int = 120) throws -> History {
    let store = folder.open()
    for number in 0..<lessons {
      store.learn(NumberedLessons.lesson(number), at: HistoryTime(1_000 + number))
    }
    let history = try store.history()
    store.close()
    return history
  }

  /// What is intact is there, nothing else is, and the damaged file is kept as it was.
  private func expectRecovery(
    of history: History, losing limit: Int, _ what: String, damaged: [UInt8]
  ) throws {
    let store = folder.open()
    let kept = try store.history()
    if kept != history || store.condition != .sound {
      guard case .recovered(let file, let count) = store.condition else {
        Issue.record("\(what): \(store.condition)")
        return
      }
      #expect(count == kept.count, "\(what)")
      #expect(try [UInt8](Data(contentsOf: URL(fileURLWithPath: file))) == damaged, "\(what)")
    }
    #expect(kept.cells.allSatisfy { history.cells[$0.key] == $0.value }, "\(what)")
    #expect(kept.count >= history.count - limit, "\(what): \(kept.count) of \(history.count)")
    // It learns on.
    #expect(store.learn(NumberedLessons.lesson(5_000), at: 9_000) != nil, "\(what)")
  }

  /// A page holds some forty rows; one flipped byte costs at most those of its page.
  @Test(arguments: 0..<40) func aFlippedByteCostsAtMostItsPage(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let history = try makeHistory()
    var bytes = try folder.bytes(of: "history.sqlite")
    bytes[Int.random(in: 0..<bytes.count, using: &random)] ^= UInt8.random(
      in: 1...255, using: &random)
    try folder.write(bytes, to: "history.sqlite")
    // Without the image, which knows the rest.
    try FileManager.default.removeItem(atPath: "\(folder.path)/history.image")
    try expectRecovery(of: history, losing: 90, "seed \(seed)", damaged: bytes)
  }

  @Test(arguments: 0..<20) func aFileCutShortKeepsWhatItHas(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let history = try makeHistory()
    let bytes = try folder.bytes(of: "history.sqlite")
    let cut = Array(bytes.prefix(Int.random(in: 0..<bytes.count, using: &random)))
    try folder.write(cut, to: "history.sqlite")
    try FileManager.default.removeItem(atPath: "\(folder.path)/history.image")
    try expectRecovery(of: history, losing: history.count, "cut to \(cut.count)", damaged: cut)
  }

  /// The image knows what the database has lost.
  @Test func theImageMakesUpForTheDatabase() throws {
    let history = try makeHistory()
    try folder.write([UInt8](repeating: 0x55, count: 20_000), to: "history.sqlite")
    let store = folder.open()
    #expect(Set(try store.history().cells.keys) == Set(history.cells.keys))
  }

  /// An image or a seal that is damaged is made again.
  @Test(arguments: ["history.image", "history.seal"], 0..<10)
  func damageElsewhereCostsNothing(name: String, seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let history = try makeHistory(lessons: 20)
    var bytes = try folder.bytes(of: name)
    bytes[Int.random(in: 0..<bytes.count, using: &random)] ^= UInt8.random(
      in: 1...255, using: &random)
    try folder.write(bytes, to: name)
    let store = folder.open()
    #expect(try store.history() == history)
    let snapshot = store.snapshot
    for key in history.cells.keys {
      let item = snapshot.items(of: HistoryGroup(of: key)).first { $0.text == key.text }
      #expect(item?.weight == history.weight(of: key, at: snapshot.time))
    }
  }

  /// A file of another program is not taken for a history, and not lost.
  @Test func aForeignFileIsPutAside() throws {
    try FileManager.default.createDirectory(
      atPath: folder.path, withIntermediateDirectories: true)
    try folder.write(Array("a diary".utf8), to: "history.sqlite")
    let store = folder.open()
    #expect(try store.history().count == 0)
    #expect(try folder.bytes(of: "history.sqlite.damaged-1") == Array("a diary".utf8))
  }
}
