import ArgumentParser
import Foundation
import HistoryStore
import ToolSupport
import UserHistory

/// `globekey-bench history kill`: kills writers while they write.
struct HistoryKillBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "kill",
    abstract: "Kill a writer at random instants, open the files it leaves, and continue.",
    discussion: """
      A child process learns lesson after lesson and reports each; SIGKILL ends it at a random \
      instant. The store must open in sound condition with every reported lesson and at most one \
      more. Its content must be exactly what the rules give for these lessons, including the \
      entries dropped for lack of room. The expected history continues from kill to kill.

        $ swift run -c release globekey-bench history kill --kills 1000 --commits 100000
      """)

  @Option(help: "The number of times the writer is killed.")
  var kills = 100

  @Option(help: "The number of lessons; the kills are spread over them.")
  var commits = 10_000

  @Option(help: "The maximum number of entries, as on a phone.")
  var limit = 100_000

  @Option(help: "Compare the whole history after this many kills; lessons are counted after each.")
  var every = 10

  @Option(help: "The seed of the random instants.")
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
      // Most kills hit a transaction, some the writing of an image.
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
          throw ToolError(.badInput, "kill \(kill): the history differs from what was learned")
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

  /// Runs a writer, and kills it a moment after it has reported `count` lessons.
  ///
  /// - Returns: The number of lessons according to its last report.
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

/// `globekey-bench history write`: the writer that `kill` kills. It writes one byte to standard
/// output after each lesson.
struct HistoryWriter: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "write", abstract: "Learn lessons until killed; used by kill and starts.",
    shouldDisplay: false)

  @Argument(help: "The folder of the store.")
  var folder: String

  @Option(help: "The number of the first lesson.")
  var first: Int

  @Option(help: "The maximum number of entries.")
  var limit: Int

  @Option(help: "The number of lessons. (default: until killed)")
  var count = Int.max - 1_000_000_000

  func run() throws {
    let store = HistoryStore(folder: folder, limit: limit, now: BenchLessons.time(first))
    for number in first..<first + count {
      guard store.learn(BenchLessons.lesson(number), at: BenchLessons.time(number)) != nil else {
        throw ToolError(.cannotCreate, store.condition.description)
      }
      FileHandle.standardOutput.write(Data([46]))
    }
  }
}
