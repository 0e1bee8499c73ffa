import ArgumentParser
import Foundation
import HistoryStore
import ToolSupport

/// `globekey-bench history starts`: processes that open a new history at the same moment.
struct HistoryStartsBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "starts",
    abstract: "Open a new history in several processes at once, and count the lessons.",
    discussion: """
      In each round all processes open the same empty folder and learn one lesson each. All lessons must \
      be there afterwards.

        $ swift run -c release globekey-bench history starts --processes 16 --rounds 100
      """)

  @Option(help: "The number of processes.")
  var processes = 16

  @Option(help: "The number of new histories.")
  var rounds = 20

  func run() throws {
    var learned = 0
    let progress = ProgressBar()
    for round in 0..<rounds {
      let folder = BenchFolder()
      let children = try (0..<processes).map { number in
        let child = Process()
        child.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        child.arguments = [
          "history", "write", folder.path, "--first", "\(number)", "--limit", "100000", "--count",
          "1",
        ]
        child.standardOutput = FileHandle.nullDevice
        try child.run()
        return child
      }
      for child in children { child.waitUntilExit() }
      let store = HistoryStore(folder: folder.path, now: BenchLessons.time(0))
      learned += Int(try store.lessonCount())
      progress.show("\(learned) lessons", Double(round + 1) / Double(rounds))
    }
    progress.erase()
    var output = StandardOutput()
    output.writeLine("\(learned) of \(processes * rounds) lessons learned")
    guard learned == processes * rounds else { throw ExitCode.failure }
  }
}
