import NGrams
import SyllableConversion
import ToolSupport

/// Explanations as an indented table.
///
/// ```
/// 1. 你好                  7112
///    你好  ni hao          6990
///      words  trigram ...  5121
/// ```
struct ExplanationTable {
  let origins: WordOrigins

  /// A line of the table. Headings are highlighted on a terminal.
  private struct Row {
    var label: String
    var detail = ""
    var cost: Cost
    var origin = ""
    var isHeading = false
  }

  /// Writes explanations, numbered from 1, with common columns.
  func write(_ explanations: [Explanation], title: String, to output: inout StandardOutput) {
    let rows = explanations.enumerated().flatMap {
      self.rows(of: $0.element, number: $0.offset + 1)
    }
    output.writeLine(title, isHeading: true)
    write(rows, to: &output)
  }

  private func write(_ rows: [Row], to output: inout StandardOutput) {
    let width = rows.map { "\($0.cost)".count }.max() ?? 0
    let lines = Columns.aligned(
      rows.map { row in
        let cost = "\(row.cost)"
        let padded = String(repeating: " ", count: width - cost.count) + cost
        return [row.label, row.detail, padded] + (row.origin.isEmpty ? [] : [row.origin])
      })
    for (row, line) in zip(rows, lines) { output.writeLine(line, isHeading: row.isHeading) }
  }

  private func rows(of explanation: Explanation, number: Int) -> [Row] {
    var rows = [
      Row(label: "\(number). \(explanation.text)", cost: explanation.cost, isHeading: true)
    ]
    for piece in explanation.pieces {
      rows.append(
        Row(
          label: "   " + piece.segment.text, detail: piece.syllables.joined(separator: " "),
          cost: piece.cost, origin: piece.word.map(origins.names) ?? ""))
      rows += piece.parts.map(row)
    }
    for (label, parts) in [
      ("end of the sentence", explanation.end.filter { $0.kind != .context }),
      ("second look", explanation.end.filter { $0.kind == .context }),
    ] where !parts.isEmpty {
      rows.append(Row(label: "   " + label, cost: parts.total))
      rows += parts.map(row)
    }
    return rows
  }

  private func row(of part: CostPart) -> Row {
    Row(label: "     \(part.kind.rawValue)", detail: part.name, cost: part.cost)
  }
}
