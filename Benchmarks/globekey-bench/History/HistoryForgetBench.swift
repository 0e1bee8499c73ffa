import ArgumentParser
import HistoryStore
import SeededRandom
import ToolSupport
import UserHistory

/// `globekey-bench history forget`: words forgotten, one after the other.
struct HistoryForgetBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "forget",
    abstract: "Forget random words and search all files for each.",
    discussion: """
        $ swift run -c release globekey-bench history forget --words 1000
      """)

  @Option(help: "How many words.")
  var words = 1_000

  @Option(help: "The seed of the choice.")
  var seed: UInt64 = 1

  func run() throws {
    let folder = BenchFolder()
    var random = SeededGenerator(seed: seed)
    let store = HistoryStore(folder: folder.path, now: BenchLessons.time(0))
    let progress = ProgressBar()
    var removed = 0
    for number in 0..<words {
      for lesson in 8 * number..<8 * number + 8 {
        store.learn(BenchLessons.lesson(lesson), at: BenchLessons.time(lesson))
      }
      let keys = try store.history().cells.keys.sorted()
      guard let word = keys.randomElement(using: &random)?.text else { continue }
      let receipt = try store.forget(word, at: BenchLessons.time(8 * number + 8))
      guard receipt.occurrences == 0,
        try !store.history().cells.keys.contains(where: { $0.mentions(word) })
      else { throw ToolError(.badInput, "'\(word)' is still there: \(receipt)") }
      removed += receipt.removed.count
      progress.show("\(number + 1) words", Double(number + 1) / Double(words))
    }
    progress.erase()
    var output = StandardOutput()
    output.writeLine(
      "\(words) words forgotten with \(removed) entries; 0 occurrences in any file or encoding")
  }
}

/// `globekey-bench history undo`: lessons taken back.
struct HistoryUndoBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Learn and take back, and compare the history with the one before.",
    discussion: """
        $ swift run -c release globekey-bench history undo --sessions 100000
      """)

  @Option(help: "How many sessions of learning and taking back.")
  var sessions = 100_000

  @Option(help: "The seed of their lengths.")
  var seed: UInt64 = 1

  func run() throws {
    let folder = BenchFolder()
    var random = SeededGenerator(seed: seed)
    let store = HistoryStore(folder: folder.path, now: BenchLessons.time(0))
    for lesson in 0..<200 {
      store.learn(BenchLessons.lesson(lesson), at: BenchLessons.time(lesson))
    }
    var before = try store.history().digest
    var number = 200
    let progress = ProgressBar()
    for session in 0..<sessions {
      let count = Int.random(in: 1...3, using: &random)
      let changes = (number..<number + count).compactMap {
        store.learn(BenchLessons.lesson($0, characters: 300), at: BenchLessons.time($0))
      }
      for change in changes.reversed() { store.takeBack(change) }
      number += count
      if session % 100 == 99 || session == sessions - 1 {
        guard try store.history().digest == before else {
          throw ToolError(.badInput, "session \(session): the history is another one")
        }
        progress.show("\(session + 1) sessions", Double(session + 1) / Double(sessions))
        // Now and then something stays.
        store.learn(BenchLessons.lesson(session % 150), at: BenchLessons.time(number))
        before = try store.history().digest
      }
    }
    progress.erase()
    var output = StandardOutput()
    output.writeLine("\(sessions) sessions taken back: the history's digest is the one before")
  }
}
