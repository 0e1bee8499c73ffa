import ArgumentParser
import DictionaryBuilder
import SyllableConversion
import ToolSupport

/// `ime-dict spell-phrases`: replaces phrases by their letters.
struct SpellPhrases: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "spell-phrases",
    abstract: "Replace phrases of tables that are not words by their letters.",
    discussion: """
      Example: the names of symbols.

        ime-dict spell-phrases symbols.tsv categories.tsv --lexicon zh-Hans.imedict -o names.tsv

      A line of a table is a phrase, a tab, and texts. Each phrase that is not a word of the \
      lexicon is replaced by the letters that type it: 右箭头 by youjiantou.
      """)

  @Argument(help: "The tables.")
  var inputs: [String]

  @Option(help: "The image (.imedict) with the words.")
  var lexicon: String

  @Option(name: .shortAndLong, help: "The table to write; - is standard output.")
  var output: String

  @OptionGroup var rejected: RejectionOptions

  func run() throws {
    var spelling = PhraseSpelling(try Lexicon(path: lexicon))
    var report = RejectionReport(limit: rejected.limit)
    for input in inputs { spelling.read(try SourceText(path: input), report: &report) }
    note(report)
    let bytes = spelling.serialized(header: [])
    try write(bytes, to: output)
    StandardError.writeLine("spelled \(spelling.count) phrases")
  }
}
