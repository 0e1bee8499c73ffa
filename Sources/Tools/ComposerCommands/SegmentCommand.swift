import ArgumentParser
import TextUnits
import ToolSupport

/// `ime-cli segment`: the pieces of each line.
struct SegmentCommand: ParsableCommand {
  /// What a line can be cut into.
  enum Unit: String, CaseIterable, ExpressibleByArgument {
    case character, word, sentence, line, paragraph

    var kind: BreakKind {
      switch self {
      case .character: .character
      case .word: .word
      case .sentence: .sentence
      case .line: .line
      case .paragraph: .paragraph
      }
    }
  }

  static let configuration = CommandConfiguration(
    commandName: "segment",
    abstract: "Cut lines into characters, words, sentences, line-break pieces or paragraphs.",
    discussion: """
      Reads lines from standard input and writes the pieces of each, separated by tabs, none left \
      out. \\n, \\r, \\t and \\\\ are written for line breaks, tabs and backslashes inside a piece:

        $ echo 我们去上海 | ime-cli segment --unit word --language zh-Hans
        我们<TAB>去<TAB>上海
      """)

  @Option(name: .shortAndLong, help: "The pieces: \(DeleteCommand.names(Unit.self)).")
  var unit = Unit.word

  @OptionGroup var language: RuleLanguageOption

  @Flag(help: "Leave out what is no word: white space and punctuation. Only with --unit word.")
  var wordsOnly = false

  func validate() throws {
    guard !wordsOnly || unit == .word else {
      throw ValidationError("--words-only goes with --unit word")
    }
  }

  func run() throws {
    let units = TextUnitFinder(language: language.language)
    var output = StandardOutput()
    for line in LineReader() {
      let tokens = units.tokens(of: unit.kind, in: line.text)
        .filter { !wordsOnly || $0.kind.isWordLike }
      output.writeLine(
        tokens.map { CaretText.escape(line.text[$0.range]) }.joined(separator: "\t"))
      output.flush()
    }
  }
}
