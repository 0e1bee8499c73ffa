import ArgumentParser
import DictionaryImage
import InputCore
import KeyboardCatalog
import KeyboardPackaging
import LanguageCatalog
import ToolSupport

/// The program `ime-cli`, for any catalogue of languages.
///
/// ```swift
/// ComposerProgram.main(.standard)
/// ```
package enum ComposerProgram {
  /// The languages of the running program.
  @TaskLocal static var catalog = LanguageCatalog.standard

  /// Runs the command that the process arguments name, with the languages of a catalogue and the code
  /// tables that the user imported. Ends the process with its exit code on an
  /// error.
  package static func main(_ catalog: LanguageCatalog = .standard) {
    StandardDescriptors.keepOpen()
    Container.prepare()
    let tables = (try? Container.path()).map { UserTables(container: $0).names } ?? []
    $catalog.withValue(catalog.adding(userTables: tables)) { RootCommand.main() }
  }
}

/// The root command of `ime-cli`.
struct RootCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ime-cli",
    abstract: "Compose text from keys; make and check keyboards.",
    discussion: """
      Try it:

        echo nihaoshijie | ime-cli convert --language zh-Hans --candidates 3
        ime-cli type --language zh-Hans

      Exit codes: 0 success, 1 an expectation failed or consent was refused, 64 wrong usage, 65 \
      bad input, 66 missing file, 69 no sandbox on this system, 73 a file cannot be written.

      With --sandbox before the command, the kernel lets the program open only its data, its container \
      and the files that the command line names, which it can only read; it has no network and starts \
      no program. Linux only.
      """,
    version: ToolkitVersion.current,
    subcommands: [
      ConvertCommand.self, SuggestCommand.self, ExplainCommand.self, WhyNotCommand.self,
      ScriptCommand.self,
      TypeCommand.self, TraceCommand.self, ReplayCommand.self, EvaluateCommand.self,
      BenchCommand.self, DoublePinyinCommand.self, SchemeCommand.self, CodesCommand.self,
      DeleteCommand.self, SegmentCommand.self, CaretCommand.self, KeyboardsCommand.self,
      DrawCommand.self, CompileCommand.self, NewCommand.self,
      PackageCommand.self, LintCommand.self, ManifestCommand.self, EnableCommand.self,
      SettingsCommand.self, PrivacyCommand.self, RunCommand.self, LogCommand.self,
      HistoryCommand.self, LexiconCommand.self,
    ])

  static func main() {
    MappedFile.surviveTruncation()
    do {
      var arguments = CommandLine.arguments.dropFirst()
      if arguments.first == Sandbox.option {
        arguments.removeFirst()
        try enterSandbox(naming: Array(arguments))
      }
      var command = try parseAsRoot(NumberOption.joiningNegativeNumbers(Array(arguments)))
      try command.run()
    } catch let error as ToolError {
      end(with: error)
    } catch let error as PackagingError {
      end(with: ToolError(error))
    } catch {
      end(with: error)
    }
  }

  private static func enterSandbox(naming arguments: [String]) throws(ToolError) {
    let container = try Container.path()
    try Container.create(container)
    try Sandbox(
      readable: DataLocator.dictionaries.folders + DataLocator.locales.folders
        + Sandbox.paths(in: arguments), writable: [container]
    ).enter()
    StandardError.writeLine("ime-cli: in a sandbox: \(Sandbox.level)")
  }

  private static func end(with error: ToolError) -> Never {
    StandardError.writeLine("ime-cli: \(error.message)", colour: .red)
    exit(withError: ExitCode(error.kind.rawValue))
  }
}
