import ArgumentParser
import DictionaryFormat

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The program: imports word lists, builds dictionary images, and looks into them.
@main
struct IMEDict: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "ime-dict",
    abstract: "Import word lists, build dictionary images, and look into them.",
    discussion: """
      Example: build the Chinese dictionary and look a word up in it.

        ime-dict build Dictionaries/zh-Hans -o zh-Hans.imedict
        ime-dict dump zh-Hans.imedict --reading "ni hao"

      Exit codes: 64 wrong usage, 65 bad input, 66 missing file.
      """,
    subcommands: [Import.self, Build.self, Check.self, Stats.self, Dump.self])

  static func main() {
    // A closed pipe is seen as a failed write and ends the program quietly.
    signal(SIGPIPE, SIG_IGN)
    MappedFile.surviveTruncation()
    main(nil)
  }
}
