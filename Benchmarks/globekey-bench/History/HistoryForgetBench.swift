import ArgumentParser
import Foundation
import HistoryStore
import SeededRandom
import ToolSupport
import UserHistory

/// `globekey-bench history forget`: words forgotten, one after the other.
struct HistoryForgetBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "forget",
    abstract: "Forget random words, search all files for each, and compare what is left.",
    discussion: """
      What is left must be what a history would know that never saw the word, and readers must be told \
      the same.

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
    var longest = Duration.zero
    // What the rules make of the same lessons, without a store.
    var expected = History()
    for number in 0..<words {
      for lesson in 8 * number..<8 * number + 8 {
        let (lesson, time) = (BenchLessons.lesson(lesson), BenchLessons.time(lesson))
        store.learn(lesson, at: time)
        expected.learn(lesson, on: store.device, at: time)
      }
      let before = expected.cells
      // A single character's bytes are met by chance in a file of numbers.
      let known = before.keys.map(\.text).filter { $0.count > 1 }.sorted()
      guard let word = known.randomElement(using: &random) else { continue }
      let time = BenchLessons.time(8 * number + 8)
      let start = ContinuousClock.now
      let receipt = try store.forget(word, at: time)
      longest = max(longest, start.duration(to: .now))
      expected.forget(word, at: time)
      let unseen = before.filter { !$0.key.mentions(word) }
      guard receipt.occurrences == 0, try occurrences(of: word, in: folder.path) == 0 else {
        throw ToolError(.badInput, "'\(word)' is still there: \(receipt)")
      }
      guard expected.cells == unseen, try store.history() == expected,
        answers(of: store, are: unseen, of: before)
      else {
        throw ToolError(.badInput, "'\(word)': the rest is not as if it had never been there")
      }
      removed += receipt.removed.count
      progress.show("\(number + 1) words", Double(number + 1) / Double(words))
    }
    progress.erase()
    var output = StandardOutput()
    output.writeLine(
      "\(words) words forgotten with \(removed) entries; 0 occurrences in any file; "
        + "the rest as in a history that never saw them; at \(expected.count) entries the slowest "
        + "took \((longest / .milliseconds(1)).text(decimals: 0)) ms")
  }

  /// A search of its own, apart from that of the store.
  private func occurrences(of word: String, in folder: String) throws -> Int {
    let pattern = Data(word.utf8)
    return try FileManager.default.contentsOfDirectory(atPath: folder).reduce(0) { count, name in
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
      return count + (data.range(of: pattern) == nil ? 0 : 1)
    }
  }

  /// Whether readers are told what is left and nothing else.
  private func answers(
    of store: HistoryStore, are left: [HistoryKey: [DeviceID: HistoryCell]],
    of before: [HistoryKey: [DeviceID: HistoryCell]]
  ) -> Bool {
    let snapshot = store.snapshot
    return before.keys.allSatisfy { key in
      let weight: HistoryWeight? = left[key]?.values.reduce(.zero) {
        $0 + $1.weight(at: snapshot.time)
      }
      return snapshot.items(of: HistoryGroup(of: key)).first { $0.text == key.text }?.weight
        == weight
    }
  }
}
