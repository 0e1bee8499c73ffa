import ArgumentParser
import Foundation
import HistoryStore
import InputCore
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
      the same: after each word all that has one of its characters, now and then and in the end all \
      there is.

        $ swift run -c release globekey-bench history forget --words 1000
      """)

  @Option(help: "How many words.")
  var words = 1_000

  @Option(help: "After so many words the whole history is compared; what is near a word is always.")
  var every = 50

  @Option(help: "The seed of the choice.")
  var seed: UInt64 = 1

  func run() throws {
    let folder = BenchFolder()
    var random = SeededGenerator(seed: seed)
    let store = HistoryStore(folder: folder.path, now: BenchLessons.time(0))
    let progress = ProgressBar()
    var removed = 0
    var longest = Duration.zero
    var expected = LearnedKeys()
    for number in 0..<words {
      for lesson in 8 * number..<8 * number + 8 {
        let (lesson, time) = (BenchLessons.lesson(lesson), BenchLessons.time(lesson))
        store.learn(lesson, at: time)
        expected.learn(lesson, on: store.device, at: time)
      }
      let word = expected.randomWord(&random)
      let time = BenchLessons.time(8 * number + 7)
      let start = ContinuousClock.now
      let receipt = try store.forget(word, at: time)
      longest = max(longest, start.duration(to: .now))
      let near = expected.keys(near: word)
      let gone = expected.remove(word)
      guard receipt.occurrences == 0, try occurrences(of: word, in: folder.path) == 0 else {
        throw ToolError(.badInput, "'\(word)' is still there: \(receipt)")
      }
      let isWhole = number.isMultiple(of: max(every, 1)) || number == words - 1
      guard receipt.removed == gone, answers(of: store, to: near.union(gone), are: expected),
        try !isWhole || isAll(of: store, expected)
      else {
        throw ToolError(.badInput, "'\(word)': the rest is not as if it had never been there")
      }
      removed += gone.count
      progress.show("\(number + 1) words", Double(number + 1) / Double(words))
    }
    progress.erase()
    var output = StandardOutput()
    output.writeLine(
      "\(words) words forgotten with \(removed) entries; 0 occurrences in any file; "
        + "the rest as in a history that never saw them; at \(expected.cells.count) entries the "
        + "slowest took \((longest / .milliseconds(1)).text(decimals: 0)) ms")
  }

  /// A search of its own, apart from that of the store.
  private func occurrences(of word: String, in folder: String) throws -> Int {
    let pattern = Data(word.utf8)
    return try FileManager.default.contentsOfDirectory(atPath: folder).reduce(0) { count, name in
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
      return count + (data.range(of: pattern) == nil ? 0 : 1)
    }
  }

  /// Whether the store holds what is expected and nothing else, and readers are told so.
  private func isAll(of store: HistoryStore, _ expected: LearnedKeys) throws -> Bool {
    let cells = try store.history().cells.mapValues { $0[store.device] }
    return cells == expected.cells.mapValues(Optional.some)
      && answers(of: store, to: Set(expected.cells.keys), are: expected)
  }

  /// Whether readers are told the weights of some keys that are expected, and nothing of others.
  private func answers(
    of store: HistoryStore, to keys: Set<HistoryKey>, are expected: LearnedKeys
  ) -> Bool {
    let snapshot = store.snapshot
    return keys.allSatisfy { key in
      let item = snapshot.items(of: HistoryGroup(of: key)).first { $0.text == key.text }
      return item?.weight == expected.cells[key]?.weight(at: snapshot.time)
    }
  }
}

/// What lessons come to by the rules, kept by the characters of its words, so that what a word is near
/// to is found without a look at all the rest.
private struct LearnedKeys {
  private(set) var cells: [HistoryKey: HistoryCell] = [:]
  private var keys: [Character: Set<HistoryKey>] = [:]
  private var words: [String] = []

  mutating func learn(_ lesson: Lesson, on device: DeviceID, at time: HistoryTime) {
    for (key, gain) in lesson.gains {
      cells[key] = (cells[key] ?? HistoryCell(weight: .zero, last: time)).gaining(gain, at: time)
      for character in key.context + key.text { keys[character, default: []].insert(key) }
    }
    // A single character's bytes are met by chance in a file of numbers.
    words += lesson.words.map(\.text).filter { $0.count > 1 }
  }

  /// One of the words that are known.
  func randomWord(_ random: inout SeededGenerator) -> String {
    var word = ""
    repeat {
      word = words[Int.random(in: words.indices, using: &random)]
    } while !keys(near: word).contains { $0.text == word }
    return word
  }

  /// The keys that have a character of a word, and with it all that tell of the word.
  func keys(near word: String) -> Set<HistoryKey> {
    word.reduce(into: []) { $0.formUnion(keys[$1] ?? []) }
  }

  /// A word that has it, and words side by side that have it, are it or are a part of it.
  private func tells(_ key: HistoryKey, of word: String) -> Bool {
    if key.text.contains(word) || key.context.contains(word) { return true }
    guard key.kind == .pair, !key.context.isEmpty else { return false }
    let pair = key.context + key.text
    return pair.contains(word) || word.contains(pair)
  }

  /// Removes what tells of a word, and answers it in order.
  mutating func remove(_ word: String) -> [HistoryKey] {
    let gone = keys(near: word).filter { tells($0, of: word) }
    for key in gone {
      cells[key] = nil
      for character in key.context + key.text { keys[character]?.remove(key) }
    }
    return gone.sorted()
  }
}
