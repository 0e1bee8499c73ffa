import ArgumentParser
import EditFuzzer
import HostSimulators
import SeededRandom
import ToolSupport

/// `globekey-bench edits`: millions of random edits, each checked.
struct EditBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edits",
    abstract: "Check millions of random edits against the plainest document there can be.",
    discussion: """
      Random steps on hosts of every kind, in texts of more than forty scripts, as they are, composed \
      and decomposed: insertions, deletions by unit and by count, moves, replacements, marked text, \
      undo, changes from outside. After each, the host, an array of code points, and what an engine \
      makes of the edits in bytes, UTF-16 units, code points and clusters must be the same.

        $ swift run -c release globekey-bench edits --count 10000000

      The exit code is 1 when something differs; the step is shown with its seed.
      """)

  @Option(help: "How many edits.")
  var count = 10_000_000

  @Option(help: "The seed of the random numbers.")
  var seed: UInt64 = 1

  private static let stepsOfOneText = 50

  func run() throws {
    var random = SeededGenerator(seed: seed)
    let progress = ProgressBar()
    var output = StandardOutput()
    var done = 0
    while done < count {
      for profile in HostProfile.all {
        var stage = Stage(profile: profile, &random)
        for _ in 0..<Self.stepsOfOneText {
          let step = Step(&random)
          stage.perform(step)
          done += 1
          if let problem = stage.problem {
            progress.erase()
            output.writeLine("edit \(done), seed \(seed), \(profile): \(step): \(problem)")
            throw ExitCode.failure
          }
        }
      }
      progress.show("\(done) edits", Double(done) / Double(count))
    }
    progress.erase()
    output.writeLine("\(done) edits on \(HostProfile.all.count) kinds of hosts: no mismatch")
  }
}
