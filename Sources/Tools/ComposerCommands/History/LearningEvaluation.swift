import Evaluation
import HistoryStore
import InputCore
import LanguageDescription
import ToolSupport
import UserHistory

/// Measures `evaluate --learn`: rows are typed one after the other, corrected and learned.
struct LearningEvaluation {
  /// The sets that are typed and learned.
  let sets: [(path: String, rows: [EvaluationSet.Row])]
  /// The sets that are only measured afterwards.
  let others: [(path: String, rows: [EvaluationSet.Row])]

  /// Whether rows that learning won or lost are listed.
  let showsMisses: Bool

  func run(_ language: OpenedLanguage) throws {
    var output = StandardOutput()
    output.writeLine("set\trows\tquarter\twithout %\tlearning %\tpoints")
    for set in sets {
      let history = TemporaryHistory()
      try learn(set, language, history.recorder, &output)
      for other in others { try measure(other, language, history.recorder, &output) }
    }
  }

  private func learn(
    _ set: (path: String, rows: [EvaluationSet.Row]), _ language: OpenedLanguage,
    _ recorder: HistoryRecorder, _ output: inout StandardOutput
  ) throws {
    var converters = try Converters(language, learningFrom: recorder)
    var typist = try language.learning(from: recorder).typist()
    var curve = LearningCurve(rows: set.rows.count)
    let progress = ProgressBar()
    for (number, row) in set.rows.enumerated() {
      compare(row, &converters, &curve, &output)
      let lessons = typist.type(row.keys, after: row.context, meaning: row.sentence) ?? []
      recorder.carryOut(lessons.map(Effect.learn))
      recorder.finish()
      progress.show(set.path, Double(number + 1) / Double(set.rows.count))
    }
    progress.erase()
    for (number, quarter) in curve.quarters.enumerated() {
      write(quarter, set.path, "\(number + 1)", &output)
    }
    write(curve.whole, set.path, "all", &output)
  }

  private func measure(
    _ set: (path: String, rows: [EvaluationSet.Row]), _ language: OpenedLanguage,
    _ recorder: HistoryRecorder, _ output: inout StandardOutput
  ) throws {
    var converters = try Converters(language, learningFrom: recorder)
    var curve = LearningCurve(rows: set.rows.count)
    for row in set.rows {
      compare(row, &converters, &curve, &output)
    }
    write(curve.whole, set.path, "afterwards", &output)
  }

  /// Measures a row with both converters, and lists it if only one is right.
  private func compare(
    _ row: EvaluationSet.Row, _ converters: inout Converters,
    _ curve: inout LearningCurve, _ output: inout StandardOutput
  ) {
    let (before, after) = converters.sentences(for: row)
    curve.add(without: before == row.sentence, with: after == row.sentence)
    guard showsMisses, (before == row.sentence) != (after == row.sentence) else { return }
    output.writeLine(
      [after == row.sentence ? "won" : "lost", row.keys, before ?? "", after ?? ""]
        .joined(separator: "\t"))
  }

  private func write(
    _ part: LearningCurve.Part, _ path: String, _ name: String, _ output: inout StandardOutput
  ) {
    let rows = Double(max(part.rows, 1))
    let shares = [Double(part.without) * 100 / rows, Double(part.with) * 100 / rows, part.gain]
    output.writeLine(
      (["\(path)", "\(part.rows)", name] + shares.map { $0.text(decimals: 1) })
        .joined(separator: "\t"))
    output.flush()
  }
}

/// Two converters for one language: with and without the learned data.
private struct Converters {
  private var plain: any InputEngine
  private var learned: any InputEngine

  init(_ language: OpenedLanguage, learningFrom recorder: HistoryRecorder) throws {
    plain = try language.learning(from: nil).session
    learned = try language.learning(from: recorder).session
  }

  /// Returns the best sentence for a row without and with the learned data.
  mutating func sentences(for row: EvaluationSet.Row) -> (before: String?, after: String?) {
    (
      plain.texts(forLine: row.keys, after: row.context, limit: 1).first,
      learned.texts(forLine: row.keys, after: row.context, limit: 1).first
    )
  }
}

extension OpenedLanguage {
  /// Returns a simulated typist who corrects rows: phrase by phrase for languages that convert by a
  /// key.
  fileprivate func typist() throws -> any SentenceTypist { try typist(language) }

  private func typist(_ language: some ComposingLanguage) throws -> any SentenceTypist {
    let session = try configured(language).session
    return composition.convertsByKey ? PhraseTypist(session) : LearningTypist(session)
  }
}
