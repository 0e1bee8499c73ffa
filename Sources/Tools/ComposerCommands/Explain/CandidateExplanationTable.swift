import InputCore
import ToolSupport

/// Explanations of candidates that are one word each, as an indented table.
///
/// ```
/// 1. नहीं                                     4120
///      typing  keys read as its letters   700
///      words   frequency                 3420
/// ```
struct CandidateExplanationTable {
  /// Writes explanations, numbered from 1. Those without parts are a list.
  func write(_ explanations: [CandidateExplanation], to output: inout StandardOutput) {
    let width = explanations.map { "\($0.cost)".count }.max() ?? 0
    func right(_ cost: Int) -> String {
      String(repeating: " ", count: max(0, width - "\(cost)".count)) + "\(cost)"
    }
    var rows: [[String]] = []
    for (number, explanation) in explanations.enumerated() {
      let parts = explanation.pieces.flatMap(\.parts) + explanation.end
      let heading = "\(number + 1). \(explanation.text)"
      rows.append(parts.isEmpty ? [heading] : [heading, "", right(explanation.cost)])
      rows += parts.map { ["     " + $0.kind, $0.name, right($0.cost)] }
    }
    output.writeLine("candidates", isHeading: true)
    for line in Columns.aligned(rows) { output.writeLine(line) }
  }
}
