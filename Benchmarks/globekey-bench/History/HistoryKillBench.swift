import ArgumentParser
import Foundation
import HistoryStore
import SeededRandom
import ToolSupport
import UserHistory

/// `globekey-bench history kill`: writers that are killed while they write.
struct HistoryKillBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kill",
    abstract: "Kill a writer at random instants, open what is left, and go on.",
    discussion: """
      A child process learns lesson after lesson and says so after each; it is ended by SIGKILL at a \
      random instant. The store must open, sound, with every lesson that was reported and at most one \
      more, and hold exactly what the rules make of them, those for what goes first where there is no \
      room among them. The rules go on from kill to kill; nothing is learned twice to compare it.

        $ swift run -c release globekey-bench history kill --kills 1000 --commits 100000
      """)

  @Option(help: "How often the writer is killed.")
  var kills = 100

  @Option(help: "How many lessons there are; the kills are spread over them.")
  var commits = 10_000

  @Option(help: "How many entries are kept, as on a telephone.")
  var limit = 100_000

  @Option(help: "After so many kills the whole is compared; lessons are counted after each.")
  var every = 10

  @Option(help: "The seed of the instants.")
  var seed: UInt64 = 1

  func run() throws {
    let folder = BenchFolder()
    var random = SeededGenerator(seed: seed)
    var expected = History()
    var done = 0
    var unreported = 0
    var slowest = Duration.zero
    let progress = ProgressBar()
    for kill in 0..<kills {
      let share = max((commits - done) / (kills - kill), 1)
      let end = done + Int.random(in: 1...max(2 * share - 1, 1), using: &random)
      // Most fall into a transaction, some into the writing of an image.
      let reported = try runWriter(
        folder.path, from: done, killingAfter: end - done,
        delay: Double.random(in: 0..<(kill.isMultiple(of: 10) ? 0.3 : 0.004), using: &random))
      let start = ContinuousClock.now
      let store = HistoryStore(
        folder: folder.path, limit: limit, now: BenchLessons.time(done))
      slowest = max(slowest, start.duration(to: .now))
      let count = Int(try store.lessonCount())
      guard store.condition == .sound, (reported...reported + 1).contains(count) else {
        throw ToolError(
          .badInput, "kill \(kill): \(count) lessons of \(reported) reported; \(store.condition)")
      }
      for number in done..<count {
        let time = BenchLessons.time(number)
        expected.learn(BenchLessons.lesson(number), on: store.device, at: time)
        if expected.count > limit { expected.shrink(to: limit - limit / 10, at: time) }
      }
      unreported += count - reported
      done = count
      if kill.isMultiple(of: max(every, 1)) || kill == kills - 1 {
        guard try store.history() == expected else {
          throw ToolError(.badInput, "kill \(kill): the history is not what was learned")
        }
      }
      progress.show(
        "\(done) lessons, \(expected.count) entries", Double(kill + 1) / Double(kills))
    }
    progress.erase()
    var output = StandardOutput()
    output.writeLine(
      "\(kills) kills, \(done) lessons, \(expected.count) entries: every start sound, none lost, "
        + "\(unreported) written and not yet reported; the slowest start took "
        + "\((slowest / .milliseconds(1)).text(decimals: 0)) ms")
  }

  /// Runs a writer, kills it a moment after it has reported so many lessons, and answers how many
  /// there are by its last report.
  private func runWriter(
    _ folder: String, from first: Int, killingAfter count: Int, delay: Double
  ) throws -> Int {
    let writer = Process()
    let pipe = Pipe()
    writer.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    writer.arguments = [
      "history", "write", folder, "--first", "\(first)", "--limit", "\(limit)",
    ]
    writer.standardOutput = pipe
    try writer.run()
    var reported = first
    var isKilled = false
    while true {
      let bytes = pipe.fileHandleForReading.availableData
      guard !bytes.isEmpty else { break }
      reported += bytes.count
      if !isKilled, reported - first >= count {
        Thread.sleep(forTimeInterval: delay)
        kill(writer.processIdentifier, SIGKILL)
        isKilled = true
      }
    }
    writer.waitUntilExit()
    return reported
  }
}

/// `globekey-bench history write`: the writer that is killed. It writes a byte after each lesson.
struct HistoryWriter: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "write", abstract: "Learn lessons until killed; for kill.", shouldDisplay: false)

  @Argument(help: "The folder of the store.")
  var folder: String

  @Option(help: "The number of the first lesson.")
  var first: Int

  @Option(help: "How many entries are kept.")
  var limit: Int

  func run() throws {
    let store = HistoryStore(folder: folder, limit: limit, now: BenchLessons.time(first))
    for number in first... {
      guard store.learn(BenchLessons.lesson(number), at: BenchLessons.time(number)) != nil else {
        throw ToolError(.cannotCreate, store.condition.description)
      }
      FileHandle.standardOutput.write(Data([46]))
    }
  }
}
