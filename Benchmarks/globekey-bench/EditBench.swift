import ArgumentParser
import EditFuzzer
import HostSimulators
import ToolSupport

/// `globekey-bench edits`: checks millions of random edits.
struct EditBench: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "edits",
    abstract: "Check millions of random edits against a plain reference document.",
    discussion: """
      Random steps on hosts of every kind, with texts of more than forty scripts, as listed, in \
      NFC and in NFD: insertions, deletions by unit and by count, moves, replacements, marked \
      text, undo, changes from outside. After each step the host, a reference document (an array \
      of code points) and models in bytes, UTF-16 code units, code points and clusters must agree.

        $ swift run -c release globekey-bench edits --count 10000000

      The exit code is 1 at the first difference, which is printed with its step and seed.
      """)

  @Option(help: "The number of edits.")
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
