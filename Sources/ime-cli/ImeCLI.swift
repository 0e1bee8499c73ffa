import ArgumentParser
import DictionaryFormat
import ToolSupport

/// Composes text from keys, in a terminal, a pipe or a script.
@main
struct ImeCLI: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ime-cli",
    abstract: "Compose text from keys: in a terminal, a pipe or a script.",
    discussion: """
      Try it:
        echo nihaoshijie | ime-cli convert --language zh-Hans --candidates 3
        ime-cli type --language zh-Hans

      Exit codes: 0 done, 1 an expectation failed, 64 wrong usage, 65 bad input, 66 missing file.
      """,
    version: "0.1.0",
    subcommands: [
      ConvertCommand.self, TypeCommand.self, TraceCommand.self, ReplayCommand.self,
      EvaluateCommand.self, BenchCommand.self, DeleteCommand.self, SegmentCommand.self,
      CaretCommand.self, KeyboardsCommand.self, DrawCommand.self,
    ])

  static func main() {
    MappedFile.surviveTruncation()
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let error as ToolError {
      StandardError.writeLine("ime-cli: \(error.message)", colour: .red)
      exit(withError: ExitCode(error.kind.rawValue))
    } catch {
      exit(withError: error)
    }
  }
}
