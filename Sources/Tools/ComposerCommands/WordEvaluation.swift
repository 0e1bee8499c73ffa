import ArgumentParser
import Evaluation
import InputCore
import Suggestions
import ToolSupport

/// The tasks of `ime-cli evaluate`.
enum EvaluationTask: String, CaseIterable, ExpressibleByArgument {
  /// Convert keys to sentences.
  case convert
  /// Correct misspelt words.
  case correct
  /// Save keys by completion.
  case complete
  /// Predict next words.
  case predict
  /// Type everyday texts key by key.
  case everyday
  /// Compare the search of Mandarin with one that has wide limits.
  case search
}

/// Measures word suggestions on sets.
struct WordEvaluation {
  let options: WordLanguageOptions
  let sets: [String]
  /// The seed of the generated typos in a text; nil for sets of misspelt words.
  let typos: UInt64?
  let showsMisses: Bool
  /// Whether the evidence of each correction is listed instead of figures.
  let showsDecisions: Bool
  /// Whether typed words are learned while measuring.
  let learns: Bool

  /// Measures corrections. For rows of misspelt words: the share with the meant word first, among
  /// the first five, corrected automatically, and replaced by another word. With `typos`, for lines
  /// of text: the share of generated typos that are corrected automatically.
  func correct() throws {
    var suggester = try options.suggester()
    var output = StandardOutput()
    if showsDecisions { return try decide(&suggester, &output) }
    guard let typos else {
      output.writeLine(
        "set\trows\tfirst %\tfirst five %\tauto %\tauto wrong %\tp50 ms\tp99 ms")
      for set in sets { try correct(set, &suggester, &output) }
      return
    }
    output.writeLine(
      "set\ttypos\trecovered %\tmade other words %\twords\treplaced in 1000")
    for set in sets {
      var typist = WordTypos(geometry: try options.geometry(), seed: typos)
      var recovery = TypoRecovery(keepsMisses: showsMisses)
      try forEachLine(of: set) { recovery.measure($0, typos: &typist, with: &suggester) }
      if showsMisses {
        for (word, replacement) in recovery.replacements {
          output.writeLine("replaced\t\(word)\t\(replacement)")
        }
        for miss in recovery.misses { output.writeLine(line(of: miss)) }
      }
      let perThousand = 1000 * Double(recovery.replaced) / Double(max(recovery.words, 1))
      output.writeLine(
        [
          set, "\(recovery.typos)", percent(recovery.recovered, recovery.typos),
          percent(recovery.realWords, recovery.typos), "\(recovery.words)",
          perThousand.text(decimals: 2),
        ].joined(separator: "\t"))
    }
  }

  /// Returns a row about a missed typo: the reason, the word as typed, as meant and as corrected,
  /// the text before it, and the suggestions with their costs.
  private func line(of miss: TypoRecovery.Miss) -> String {
    let rank = miss.suggestions.firstIndex { $0.text == miss.meant }
    let reason =
      miss.isWord ? "word" : miss.correction != nil ? "wrong" : rank == 0 ? "unsure" : "other"
    let offered = miss.suggestions.map { "\($0.text) \($0.typoCost)+\($0.cost - $0.typoCost)" }
    return
      ([reason, miss.typed, miss.meant, miss.correction ?? "-", miss.before] + offered)
      .joined(separator: "\t")
  }

  private func correct(
    _ set: String, _ suggester: inout Suggester, _ output: inout StandardOutput
  ) throws {
    var accuracy = CorrectionAccuracy()
    var times = KeyTimes()
    let clock = ContinuousClock()
    try forEachRow(of: set) { row in
      let start = clock.now
      let suggestions = suggester.corrections(before: row.typed, limit: 5).map(\.text)
      times.add(clock.now - start)
      accuracy.measure(row, suggestions: suggestions)
      accuracy.measure(row, correction: suggester.correction(before: row.typed)?.text)
      if showsMisses, suggestions.first?.lowercased() != row.meant.lowercased() {
        output.writeLine(([row.typed, row.meant] + suggestions).joined(separator: "\t"))
      }
    }
    output.writeLine(
      [
        set, "\(accuracy.rows)", percent(accuracy.first, accuracy.rows),
        percent(accuracy.firstFive, accuracy.rows), percent(accuracy.unasked, accuracy.rows),
        percent(accuracy.unaskedWrong, accuracy.rows),
        times.milliseconds(atShare: 0.5).text(decimals: 3),
        times.milliseconds(atShare: 0.99).text(decimals: 3),
      ].joined(separator: "\t"))
  }

  /// Lists the evidence of each automatic correction, one per line: whether it is right, the word,
  /// the correction, and the values of the evidence model.
  private func decide(_ suggester: inout Suggester, _ output: inout StandardOutput) throws {
    output.writeLine(
      (["outcome", "word", "correction"] + CorrectionEvidence.names).joined(separator: "\t"))
    for set in sets {
      var recovery = TypoRecovery()
      if let typos {
        var typist = WordTypos(geometry: try options.geometry(), seed: typos)
        try forEachLine(of: set) { recovery.decide($0, typos: &typist, with: &suggester) }
      } else {
        try forEachRow(of: set) {
          recovery.decide(on: $0.typed, meant: $0.meant, before: "", with: &suggester)
        }
      }
      for (outcome, word, correction, evidence) in recovery.decisions {
        let values = evidence.values.map { $0.text(decimals: 3) }
        output.writeLine(([outcome.rawValue, word, correction] + values).joined(separator: "\t"))
      }
    }
  }

  /// Measures completion on lines of text: the share of keys that suggestions save, and of words
  /// that are predicted. With `learns`, each set has a temporary history.
  func complete() throws {
    var output = StandardOutput()
    output.writeLine(
      "set\tcharacters\tkeys saved %\twords\tpredicted first %\tof three %\tp50 ms\tp99 ms")
    for set in sets {
      var suggester = try options.suggester()
      var savings = KeystrokeSavings()
      let history = learns ? TemporaryHistory() : nil
      suggester.history = history?.recorder
      let learning = history.map(\.recorder).map { recorder in
        { (lesson: Lesson) in
          recorder.carryOut([.learn(lesson)])
          recorder.finish()
        }
      }
      try forEachLine(of: set) { savings.measure($0, with: &suggester, learning: learning) }
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

  private func forEachRow(
    of set: String, _ body: (CorrectionAccuracy.Row) throws -> Void
  ) throws {
    var number = 0
    try forEachLine(of: set) { line in
      number += 1
      guard !line.isEmpty else { return }
      guard let row = CorrectionAccuracy.Row(line: line) else {
        throw ToolError(
          .badInput, "\(set):\(number): expected a word as typed, a tab, and the word meant")
      }
      try body(row)
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
