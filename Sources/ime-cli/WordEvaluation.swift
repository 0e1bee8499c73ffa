import ArgumentParser
import Evaluation
import Suggestions
import ToolSupport

/// What `ime-cli evaluate` measures.
enum EvaluationTask: String, CaseIterable, ExpressibleByArgument {
  /// Sentences converted from keys.
  case convert
  /// Misspelt words corrected.
  case correct
  /// Keys saved by completion.
  case complete
  /// Next words predicted.
  case predict
}

/// Measures suggestions over sets.
struct WordEvaluation {
  let options: WordLanguageOptions
  let sets: [String]
  /// The seed of the typist whose slips are made in a text; nil for sets of misspelt words.
  let slips: UInt64?
  let showsMisses: Bool

  /// Rows of misspelt words: how many are first, and among the first five. With slips, lines of text:
  /// how many slips are corrected by themselves.
  func correct() throws {
    var suggester = try options.suggester()
    var output = StandardOutput()
    guard let slips else {
      output.writeLine("set\trows\tfirst %\tfirst five %\tp50 ms\tp99 ms")
      for set in sets { try correct(set, &suggester, &output) }
      return
    }
    output.writeLine(
      "set\tslips\trecovered %\tmade other words %\twords\treplaced in 1000")
    for set in sets {
      var typist = WordSlips(geometry: try options.geometry(), seed: slips)
      var recovery = SlipRecovery()
      try forEachLine(of: set) { recovery.measure($0, slips: &typist, with: &suggester) }
      if showsMisses {
        for (word, replacement) in recovery.replacements {
          output.writeLine("\(word)\t\(replacement)")
        }
      }
      let perThousand = 1000 * Double(recovery.replaced) / Double(max(recovery.words, 1))
      output.writeLine(
        [
          set, "\(recovery.slips)", percent(recovery.recovered, recovery.slips),
          percent(recovery.realWords, recovery.slips), "\(recovery.words)",
          perThousand.text(decimals: 2),
        ].joined(separator: "\t"))
    }
  }

  private func correct(
    _ set: String, _ suggester: inout Suggester, _ output: inout StandardOutput
  ) throws {
    var accuracy = CorrectionAccuracy()
    var times = KeyTimes()
    let clock = ContinuousClock()
    var number = 0
    try forEachLine(of: set) { line in
      number += 1
      guard !line.isEmpty else { return }
      guard let row = CorrectionAccuracy.Row(line: line) else {
        throw ToolError(
          .badInput, "\(set):\(number): a row is a word as typed, a tab, and the word meant")
      }
      let start = clock.now
      let suggestions = suggester.corrections(before: row.typed, limit: 5).map(\.text)
      times.add(clock.now - start)
      accuracy.measure(row, suggestions: suggestions)
      if showsMisses, suggestions.first?.lowercased() != row.meant.lowercased() {
        output.writeLine(([row.typed, row.meant] + suggestions).joined(separator: "\t"))
      }
    }
    output.writeLine(
      [
        set, "\(accuracy.rows)", percent(accuracy.first, accuracy.rows),
        percent(accuracy.firstFive, accuracy.rows),
        times.milliseconds(atShare: 0.5).text(decimals: 3),
        times.milliseconds(atShare: 0.99).text(decimals: 3),
      ].joined(separator: "\t"))
  }

  /// Lines of text: how many keys suggestions save, and how many words are foreseen.
  func complete() throws {
    var suggester = try options.suggester()
    var output = StandardOutput()
    output.writeLine(
      "set\tcharacters\tkeys saved %\twords\tforeseen first %\tof three %\tp50 ms\tp99 ms")
    for set in sets {
      var savings = KeystrokeSavings()
      try forEachLine(of: set) { savings.measure($0, with: &suggester) }
      output.writeLine(
        [
          set, "\(savings.characters)", (savings.share * 100).text(decimals: 1),
          "\(savings.words)", percent(savings.predictedFirst, savings.words),
          percent(savings.predicted, savings.words),
          savings.times.milliseconds(atShare: 0.5).text(decimals: 3),
          savings.times.milliseconds(atShare: 0.99).text(decimals: 3),
        ].joined(separator: "\t"))
    }
  }

  private func forEachLine(of set: String, _ body: (String) throws -> Void) throws {
    let progress = ProgressBar()
    let lines = try textLines(of: set)
    for (index, line) in lines.enumerated() {
      try body(line)
      progress.show(set, Double(index + 1) / Double(lines.count))
    }
    progress.erase()
  }

  private func percent(_ part: Int, _ whole: Int) -> String {
    (whole == 0 ? 0 : 100 * Double(part) / Double(whole)).text(decimals: 1)
  }
}
