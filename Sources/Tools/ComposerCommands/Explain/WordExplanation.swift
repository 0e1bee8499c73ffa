import Suggestions
import ToolSupport

/// Explains the suggestions for the last word of a text: the language assigned to each preceding
/// word, and the costs of the suggestions.
struct WordExplanation {
  /// The languages of the lexicons in use.
  let tags: [String]
  var suggester: Suggester

  /// Writes the tables for a text.
  mutating func write(_ text: String, candidates: Int, to output: inout StandardOutput) {
    writeLanguages(of: text, &output)
    let list = suggester.suggestions(before: text, limit: candidates)
    output.writeLine("suggestion\tkind\tfrom\tcost\ttypos")
    for suggestion in list.suggestions {
      output.writeLine(
        [
          suggestion.text, suggestion.kind.rawValue, source(of: suggestion),
          "\(suggestion.cost)", "\(suggestion.typoCost)",
        ].joined(separator: "\t"))
    }
    guard let (correction, evidence) = suggester.evidence(before: text) else { return }
    output.writeLine("")
    output.writeLine("evidence for '\(correction.text)'\tvalue\todds")
    for (feature, name) in CorrectionEvidence.names.enumerated() {
      output.writeLine(
        [
          name, evidence.values[feature].text(decimals: 2),
          evidence.effect(ofFeature: feature).text(decimals: 2),
        ].joined(separator: "\t"))
    }
    output.writeLine("all\t\t\(evidence.logOdds.text(decimals: 2))")
  }

  /// Writes the table of languages if there are several. Another language takes over only when its
  /// score leads clearly.
  private func writeLanguages(of text: String, _ output: inout StandardOutput) {
    guard tags.count > 1 else { return }
    output.writeLine((["word", "known in", "language after"] + tags).joined(separator: "\t"))
    for step in suggester.languageSteps(before: text) {
      let known = zip(tags, step.known).filter(\.1).map(\.0).joined(separator: " ")
      let scores = step.scores.map { $0.text(decimals: 2) }
      output.writeLine(
        ([String(step.word), known.isEmpty ? "-" : known, tags[step.current]] + scores)
          .joined(separator: "\t"))
    }
    output.writeLine("")
  }

  private func source(of suggestion: Suggestion) -> String {
    switch suggestion.source {
    case .language: tags[suggestion.language]
    case .host(let source): source.rawValue
    case .emoji: "emoji"
    case .history: "history"
    }
  }
}
