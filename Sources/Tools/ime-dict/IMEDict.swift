import ArgumentParser
import DictionaryBuilder
import DictionaryImage
import InputCore
import ToolSupport

/// The root command of `ime-dict`: imports word lists, trains models, and builds and inspects
/// dictionary images.
@main
struct IMEDict: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ime-dict",
    abstract: "Import word lists, train models, and build and inspect dictionary images.",
    discussion: """
      Example: build the Chinese dictionary and look up a word.

        ime-dict build Dictionaries/zh-Hans -o zh-Hans.imedict
        ime-dict dump zh-Hans.imedict --reading "ni hao"

      Exit codes: 0 success, 64 wrong usage, 65 bad input, 66 missing file, 73 a file cannot be \
      written, 69 no sandbox on this system; 'diff' gives 1 if the images differ.

      With --sandbox before 'check', 'stats', 'dump', 'diff' or 'explain', the kernel lets the program \
      open only the files that the command line names, to read them; it has no network and starts no \
      program. Linux only.
      """,
    version: ToolkitVersion.current,
    subcommands: [
      Import.self, Merge.self, Annotations.self, SpellPhrases.self, Count.self, Counts.self,
      Train.self, MeasurePerplexity.self, ARPACommand.self, Build.self, Table.self, Check.self,
      Stats.self, Dump.self, Diff.self, Explain.self,
    ])

  static func main() {
    StandardDescriptors.keepOpen()
    MappedFile.surviveTruncation()
    do {
      var arguments = CommandLine.arguments.dropFirst()
      if arguments.first == Sandbox.option {
        arguments.removeFirst()
        try Sandbox(readable: Sandbox.paths(in: Array(arguments))).enter()
        StandardError.writeLine("ime-dict: in a sandbox: \(Sandbox.level)")
      }
      var command = try parseAsRoot(NumberOption.joiningNegativeNumbers(Array(arguments)))
      try command.run()
    } catch let error as DictionaryError {
      fail(ToolError(error))
    } catch let error as ImageError {
      fail(ToolError(error))
    } catch let error as ToolError {
      fail(error)
    } catch let error as UnsupportedOption {
      end(with: ValidationError(error.reason))
    } catch {
      end(with: error)
    }
  }

  private static func fail(_ error: ToolError) -> Never {
    StandardError.writeLine("ime-dict: \(error.message)", colour: .red)
    exit(withError: ExitCode(error.kind.rawValue))
  }
}
