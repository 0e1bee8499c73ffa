import ArgumentParser
import Evaluation
import LanguageDescription
import Mandarin
import SyllableConversion
import ToolSupport

/// Counts the rows for which the limits of the decoder cut a cheaper sentence. The cheaper words may
/// spell the same text: only another text changes what the user sees.
struct SearchEvaluation {
  /// The beam of the wide search, about ten times as wide as the decoder's.
  private static let beamWidth = 256

  let showsMisses: Bool

  /// Measures the sets and writes the rows, those with a cheaper sentence, and those whose text
  /// differs.
  func run(
    _ sets: [(path: String, rows: [EvaluationSet.Row])], _ opened: OpenedLanguage
  ) throws {
    guard let mandarin = opened.language as? MandarinLanguage else {
      throw ValidationError("--task search does not support --language \(opened.entry.tag)")
    }
    var converter = PinyinConverter(
      lexicon: mandarin.lexicon, options: try mandarin.options(opened.choices))
    var output = StandardOutput()
    output.writeLine("set\trows\tcheaper\tother text\tother text %")
    for (path, rows) in sets {
      let progress = ProgressBar()
      var cheaper = 0
      var other = 0
      for (index, row) in rows.enumerated() {
        progress.show(path, Double(index) / Double(rows.count))
        guard
          let found = converter.compareWideSearch(row.keys, beamWidth: Self.beamWidth), found.isCut
        else { continue }
        cheaper += 1
        other += found.found.words.joined() == found.wide.words.joined() ? 0 : 1
        guard showsMisses else { continue }
        progress.erase()
        output.writeLine(Self.line(of: row, found))
      }
      progress.erase()
      let share = rows.isEmpty ? 0 : 100 * Double(other) / Double(rows.count)
      output.writeLine("\(path)\t\(rows.count)\t\(cheaper)\t\(other)\t\(share.text(decimals: 2))")
      output.flush()
    }
  }

  private static func line(of row: EvaluationSet.Row, _ found: SearchComparison) -> String {
    let words = [found.found, found.wide].map { "\($0.words.joined(separator: " "))\t\($0.cost)" }
    return ([row.sentence] + words).joined(separator: "\t")
  }
}
