import ArgumentParser
import InputCore
import Japanese
import SyllableConversion
import ToolSupport

/// `ime-cli why-not`: explains why a text is not the first candidate.
struct WhyNotCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why-not",
    abstract: "Explain why a word or sentence is missing or not first, and how to change that.",
    discussion: """
      The text may be a whole sentence, or a word anywhere in one:

        $ ime-cli why-not nihao 泥号
        $ ime-cli why-not woxianghejiu 何
        $ ime-cli why-not --language zh-Hant "ㄐㄧㄣ ㄊㄧㄢ" 金天
        $ ime-cli why-not --language ja kikan 器官
        $ ime-cli why-not --language hi nahi नाही
        $ ime-cli why-not --language cangjie on 你

      Writes the first reason that applies:

        not in the dictionary   and which parts of the text are
        the reading differs     its readings, and the closest keys
        cut                     the limit of the search or of the candidate list that left it out
        lower                   its rank, and the part of the cost that loses

      The parts of a cost are those of 'ime-cli explain'. Candidates without costs, as those of code \
      tables and Hanja, have a place in a list. The last line names the change that \
      would make it first.
      """)

  @OptionGroup var language: LanguageOptions
  @OptionGroup var method: MethodOptions

  @Argument(help: "The keys.")
  var keys: String

  @Argument(help: "The word or sentence.")
  var text: String

  func run() throws {
    guard let reason = try reason(language.open(method)) else {
      throw ToolError(
        .badInput, "no keys or no text; give both: ime-cli why-not nihao 泥号")
    }
    var output = StandardOutput()
    output.writeLine(reason.reason, isHeading: true)
    for line in reason.details { output.writeLine(line) }
    if !reason.rows.isEmpty {
      output.writeLine("")
      for line in Columns.aligned(reason.rows) { output.writeLine(line) }
    }
    output.writeLine("")
    output.writeLine("To make it first: " + reason.advice)
  }

  private func reason(_ opened: OpenedLanguage) throws -> CandidateReason? {
    if var sentences = opened.japaneseSentences {
      return sentences.reason(against: text, for: keys)
    }
    let workspace = try opened.workspace
    if var converter = workspace as? any ExplainableConverter {
      return converter.whyNot(keys, text: text).map {
        CandidateReason($0, of: text, keysOfSyllables: converter.keys)
      }
    }
    guard !keys.isEmpty, !text.isEmpty else { return nil }
    if var converter = workspace as? any ReadingConverter {
      converter.convert(keys)
      return converter.reason(against: text)
    }
    var typed = try TypedLine(keys, in: opened.session)
    return typed.reason(against: text)
  }
}
