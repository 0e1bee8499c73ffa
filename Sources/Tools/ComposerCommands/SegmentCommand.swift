import ArgumentParser
import TextUnits
import ToolSupport

/// `ime-cli segment`: splits lines into text units.
struct SegmentCommand: ParsableCommand {
  /// The units into which a line can be split.
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
    abstract: "Split lines into characters, words, sentences, line-break segments or paragraphs.",
    discussion: """
      Reads lines from standard input and writes the units of each, separated by tabs. \\n, \\r, \
      \\t and \\\\ represent line breaks, tabs and backslashes inside a unit:

        $ echo 我们去上海 | ime-cli segment --unit word --language zh-Hans
        我们<TAB>去<TAB>上海
      """)

  @Option(name: .shortAndLong, help: "The unit: \(DeleteCommand.names(Unit.self)).")
  var unit = Unit.word

  @OptionGroup var language: RuleLanguageOption

  @Flag(help: "Write only words, without whitespace and punctuation. Needs --unit word.")
  var wordsOnly = false

  func validate() throws {
    guard !wordsOnly || unit == .word else {
      throw ValidationError("--words-only needs --unit word")
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
