import ArgumentParser
import Mandarin
import NGrams
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

      Writes the first reason that applies:

        not in the dictionary   and which parts of the text are
        the reading differs     its readings, and the closest keys
        cut                     the limit of the search or of the candidate list that left it out
        lower                   its rank, and the part of the cost that loses

      The parts of a cost are those of 'ime-cli explain'. The last line names the change that \
      would make it first.
      """)

  @OptionGroup var language: LanguageOptions
  @OptionGroup var method: MethodOptions

  @Argument(help: "The keys.")
  var keys: String

  @Argument(help: "The word or sentence.")
  var text: String

  func run() throws {
    let opened = try language.open(method)
    guard let mandarin = opened.language as? MandarinLanguage else {
      throw ValidationError("why-not does not support --language \(opened.entry.tag)")
    }
    var converter = PinyinConverter(
      lexicon: mandarin.lexicon, options: try mandarin.options(opened.choices))
    guard let diagnosis = converter.whyNot(keys, text: text) else {
      throw ToolError(
        .badInput, "no keys or no text; give both: ime-cli why-not nihao 泥号")
    }
    var output = StandardOutput()
    let report = DiagnosisReport(text: text, keys: keys, diagnosis: diagnosis)
    output.writeLine(report.reason, isHeading: true)
    for line in report.details { output.writeLine(line) }
    if let comparison = report.comparison, comparison.found.text != comparison.best.text {
      write(comparison, to: &output)
    }
    output.writeLine("")
    output.writeLine("To make it first: " + report.advice)
  }

  /// Writes the costs of both sentences by kind.
  private func write(_ comparison: Comparison, to output: inout StandardOutput) {
    let (found, best) = (comparison.found, comparison.best)
    let kinds = CostPart.Kind.allCases.filter { found.cost(of: $0) != 0 || best.cost(of: $0) != 0 }
    var rows = [["", words(of: found), words(of: best), "difference"]]
    rows += kinds.map { kind in
      row(kind.rawValue, found.cost(of: kind), best.cost(of: kind), comparison.gap(of: kind))
    }
    rows.append(row("all", found.cost, best.cost, comparison.gap))
    output.writeLine("")
    for line in Columns.aligned(rows) { output.writeLine(line) }
  }

  private func row(_ name: String, _ found: Cost, _ best: Cost, _ gap: Cost) -> [String] {
    [name, "\(found)", "\(best)", gap > 0 ? "+\(gap)" : "\(gap)"]
  }

  private func words(of explanation: Explanation) -> String {
    explanation.pieces.map(\.segment.text).joined(separator: " ")
  }
}
