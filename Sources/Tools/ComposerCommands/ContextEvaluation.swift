import Evaluation
import SyllableConversion
import ToolSupport

/// Measures `evaluate --compare-context`: each row is converted without and with the text before it.
struct ContextEvaluation {
  /// The sets to measure.
  let sets: [(path: String, rows: [EvaluationSet.Row])]
  /// Whether rows that the text before won or lost are listed.
  let showsChanges: Bool

  /// Whether a row has accepted spellings, which have columns of their own.
  private var hasSpellings: Bool {
    sets.contains { $0.rows.contains { !$0.spellings.isEmpty } }
  }

  func run(with converter: inout some SentenceConverter) {
    var output = StandardOutput()
    output.writeLine(
      "set\trows\twithout %\twith %\twon\tlost"
        + (hasSpellings ? "\taccepted without %\taccepted with %" : ""))
    for set in sets {
      let progress = ProgressBar()
      var comparison = ContextComparison()
      for row in set.rows {
        comparison.measure(row, with: &converter)
        progress.show(set.path, Double(comparison.with.rows) / Double(set.rows.count))
      }
      progress.erase()
      if showsChanges { list(comparison.changes, &output) }
      write(comparison, set.path, &output)
    }
  }

  private func list(_ changes: [ContextComparison.Change], _ output: inout StandardOutput) {
    for change in changes {
      output.writeLine(
        [
          change.isWon ? "won" : "lost", change.row.context, change.row.keys, change.without,
          change.with,
        ].joined(separator: "\t"))
    }
  }

  private func write(
    _ comparison: ContextComparison, _ path: String, _ output: inout StandardOutput
  ) {
    func percent(_ share: Double) -> String { (share * 100).text(decimals: 1) }
    let won = comparison.changes.filter(\.isWon).count
    var fields = [
      path, "\(comparison.with.rows)", percent(comparison.without.top1Share),
      percent(comparison.with.top1Share), "\(won)", "\(comparison.changes.count - won)",
    ]
    if hasSpellings {
      fields += [comparison.without.acceptedShare, comparison.with.acceptedShare].map(percent)
    }
    output.writeLine(fields.joined(separator: "\t"))
    output.flush()
  }
}
