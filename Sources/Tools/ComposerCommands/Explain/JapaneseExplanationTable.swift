import Japanese
import ToolSupport

/// Explanations of Japanese sentences as a table with a line per word and a column per part of its
/// cost.
///
/// ```
/// 1. 今日は               13507
///    今日  きょう  2926  1893  3214      8033
/// ```
struct JapaneseExplanationTable {
  /// Writes explanations, numbered from 1.
  func write(_ explanations: [JapaneseExplanation], to output: inout StandardOutput) {
    for (number, explanation) in explanations.enumerated() {
      output.writeLine("\(number + 1). \(explanation.text)  \(explanation.cost)", isHeading: true)
      var rows = [
        [
          "   word", "kana", "connection", "in its class", "model", "repeated", "history", "in all",
        ]
      ]
      rows += explanation.words.map { word in
        let costs = [
          word.connection, word.word, word.model, word.repetition, word.history, word.cost,
        ]
        return ["   " + word.text, word.kana] + costs.map(String.init)
      }
      rows.append(["   end of the sentence", "", "", "", "", "", "", String(explanation.end)])
      for line in Columns.aligned(rows) { output.writeLine(line) }
    }
  }
}
