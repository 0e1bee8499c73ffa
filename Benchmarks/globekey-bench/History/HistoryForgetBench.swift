import ArgumentParser
import Foundation
import HistoryStore
import InputCore
import ToolSupport
import UserHistory

/// `globekey-bench history forget`: forgets words one after the other.
struct HistoryForgetBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "forget",
    abstract: "Forget random words, search all files for each, and check the remaining history.",
    discussion: """
      The remaining history must equal one that never learned the word, for readers too. After \
      each word the entries that share a character with it are compared; at intervals and at the \
      end all entries are.

        $ swift run -c release globekey-bench history forget --words 1000
      """)

  @Option(help: "The number of words.")
  var words = 1_000

  @Option(help: "Compare the whole history after this many words.")
  var every = 50

  @Option(help: "The seed of the random words.")
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
        throw ToolError(.badInput, "'\(word)' is still in a file: \(receipt)")
      }
      let isWhole = number.isMultiple(of: max(every, 1)) || number == words - 1
      guard receipt.removed == gone, answers(of: store, to: near.union(gone), are: expected),
        try !isWhole || isAll(of: store, expected)
      else {
        throw ToolError(.badInput, "'\(word)': the rest differs from a history that never had it")
      }
      removed += gone.count
      progress.show("\(number + 1) words", Double(number + 1) / Double(words))
    }
    progress.erase()
    var output = StandardOutput()
    output.writeLine(
      "\(words) words forgotten with \(removed) entries; 0 occurrences in any file; "
        + "the rest as in a history that never had them; with \(expected.cells.count) entries the "
        + "slowest took \((longest / .milliseconds(1)).text(decimals: 0)) ms")
  }

  /// Returns the number of files that contain a word. The search is independent of the store's own.
  private func occurrences(of word: String, in folder: String) throws -> Int {
    let pattern = Data(word.utf8)
    return try FileManager.default.contentsOfDirectory(atPath: folder).reduce(0) { count, name in
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
      return count + (data.range(of: pattern) == nil ? 0 : 1)
    }
  }

  /// Whether the store and its snapshot contain exactly what is expected.
  private func isAll(of store: HistoryStore, _ expected: LearnedKeys) throws -> Bool {
    let cells = try store.history().cells.mapValues { $0[store.device] }
    return cells == expected.cells.mapValues(Optional.some)
      && answers(of: store, to: Set(expected.cells.keys), are: expected)
  }

  /// Whether the snapshot has the expected weights of some keys, and no weight for keys that are
  /// not expected.
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

/// The expected result of the lessons, indexed by the characters of the words, so that the keys
/// near a word are found without a scan of all keys.
private struct LearnedKeys {
  private(set) var cells: [HistoryKey: HistoryCell] = [:]
  private var keys: [Character: Set<HistoryKey>] = [:]
  private var words: [String] = []

  mutating func learn(_ lesson: Lesson, on device: DeviceID, at time: HistoryTime) {
    for (key, gain) in lesson.gains {
      cells[key] = (cells[key] ?? HistoryCell(weight: .zero, last: time)).gaining(gain, at: time)
      for character in key.context + key.text { keys[character, default: []].insert(key) }
    }
    // A single character is skipped: its bytes can occur by chance in a file of numbers.
    words += lesson.words.map(\.text).filter { $0.count > 1 }
  }

  /// Returns a random word that is known.
  func randomWord(_ random: inout SeededGenerator) -> String {
    var word = ""
    repeat {
      word = words[Int.random(in: words.indices, using: &random)]
    } while !keys(near: word).contains { $0.text == word }
    return word
  }

  /// Returns the keys that share a character with a word. They include all keys that mention the
  /// word.
  func keys(near word: String) -> Set<HistoryKey> {
    word.reduce(into: []) { $0.formUnion(keys[$1] ?? []) }
  }

  /// Whether a key mentions a word: its text or context contains the word, or its pair of adjacent
  /// words contains it, equals it or is part of it.
  private func tells(_ key: HistoryKey, of word: String) -> Bool {
    if key.text.contains(word) || key.context.contains(word) { return true }
    guard key.kind == .pair, !key.context.isEmpty else { return false }
    let pair = key.context + key.text
    return pair.contains(word) || word.contains(pair)
  }

  /// Removes the keys that mention a word and returns them in order.
  mutating func remove(_ word: String) -> [HistoryKey] {
    let gone = keys(near: word).filter { tells($0, of: word) }
    for key in gone {
      cells[key] = nil
      for character in key.context + key.text { keys[character]?.remove(key) }
    }
    return gone.sorted()
  }
}
