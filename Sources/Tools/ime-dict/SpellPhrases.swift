import ArgumentParser
import DictionaryBuilder
import SyllableConversion
import ToolSupport

/// `ime-dict spell-phrases`.
struct SpellPhrases: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "spell-phrases",
    abstract: "Spell the phrases of tables that are no words in the letters that type them.",
    discussion: """
      Example: the names of symbols.

        ime-dict spell-phrases symbols.tsv categories.tsv --lexicon zh-Hans.imedict -o names.tsv

      A line of a table is a phrase, a tab, and texts. Each phrase that is no word of the lexicon is \
      replaced by its letters: 右箭头 by youjiantou. OUTPUT may be '-' for standard output.
      """)

  @Argument(help: "The tables.")
  var inputs: [String]

  @Option(help: "The image with the words.")
  var lexicon: String

  @Option(name: .shortAndLong, help: "The table to write.")
  var output: String

  @OptionGroup var refused: RejectionOptions

  func run() throws {
    var spelling = PhraseSpelling(try Lexicon(path: lexicon))
    var report = RejectionReport(limit: refused.limit)
    for input in inputs { spelling.read(try SourceText(path: input), report: &report) }
    note(report)
    let bytes = spelling.serialized(header: [])
    try write(bytes, to: output)
    StandardError.writeLine("spelled \(spelling.count) phrases")
  }
}
