import ArgumentParser
import Suggestions
import ToolSupport

/// `ime-cli suggest`: suggests words for the last word of each line.
struct SuggestCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "suggest",
    abstract: "Suggest words for the last word of each line.",
    discussion: """
      The last word of a line is the one being typed. Completions and corrections of it are \
      written after the line, separated by tabs. After a space, they are predictions of the next \
      word.

        $ echo 'I have recieved your lett' | ime-cli suggest --language en --candidates 3
        $ echo 'Thank you very ' | ime-cli suggest --language en
        $ echo 'dont beleive teh news' | ime-cli suggest --language en --auto

      --auto types the words of a line one after the other, corrects each when it ends, and writes \
      the resulting line after the original. Words of the lexicon, addresses, names of programs \
      and words with digits are not corrected.

        $ ime-cli suggest --language en,de     words of both languages

      Names of --contacts and texts of --shortcuts are among the suggestions:

        $ echo 'Dear Love' | ime-cli suggest --contacts contacts.vcf --shortcuts shortcuts.tsv
      """)

  @OptionGroup var language: WordLanguageOptions
  @OptionGroup var hostWords: HostWordOptions

  @Option(
    name: [.customShort("n"), .long], help: "The number of suggestions to write for each line.",
    transform: NumberOption.whole(from: 1))
  var candidates = 3

  @Flag(help: "Write the automatically corrected line instead of suggestions.")
  var auto = false

  @Option(
    help: "The minimum log odds of a correction against the word as typed.",
    transform: NumberOption.decimal(-1000...1000))
  var threshold = CorrectionSettings().threshold

  func run() throws {
    var suggester = try language.suggester(
      CorrectionSettings(mode: auto ? .auto : .suggest, threshold: threshold))
    suggester.supplement = try hostWords.index()
    var output = StandardOutput()
    try forEachInputLine { line in
      let texts =
        auto
        ? [suggester.corrected(line)]
        : suggester.suggestions(before: line, limit: candidates).suggestions.map(\.text)
      output.writeLine(([line] + texts).joined(separator: "\t"))
      // Flush each line: an interactive user, or a program that sends line by line, waits for the
      // answer.
      output.flush()
    }
  }
}
