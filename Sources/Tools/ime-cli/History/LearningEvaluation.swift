import Evaluation
import HistoryStore
import InputCore
import SyllableConversion
import ToolSupport
import UserHistory

/// `evaluate --learn`: rows are typed one after the other, corrected, and learned.
struct LearningEvaluation {
  /// The sets that are typed and learned.
  let sets: [(path: String, rows: [EvaluationSet.Row])]
  /// The sets that are only measured afterwards.
  let others: [(path: String, rows: [EvaluationSet.Row])]

  /// Whether the rows that learning won or lost are listed.
  let showsMisses: Bool

  func run(_ language: some LearningLanguage) {
    var output = StandardOutput()
    output.writeLine("set\trows\tquarter\twithout %\tlearning %\tpoints")
    for set in sets {
      let history = TemporaryHistory()
      learn(set, language, history.recorder, &output)
      for other in others { measure(other, language, history.recorder, &output) }
    }
  }

  private func learn(
    _ set: (path: String, rows: [EvaluationSet.Row]), _ language: some LearningLanguage,
    _ recorder: HistoryRecorder, _ output: inout StandardOutput
  ) {
    var converters = Converters(language, learningFrom: recorder)
    var typist = converters.language.makeTypist()
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
    _ set: (path: String, rows: [EvaluationSet.Row]), _ language: some LearningLanguage,
    _ recorder: HistoryRecorder, _ output: inout StandardOutput
  ) {
    var converters = Converters(language, learningFrom: recorder)
    var curve = LearningCurve(rows: set.rows.count)
    for row in set.rows {
      compare(row, &converters, &curve, &output)
    }
    write(curve.whole, set.path, "afterwards", &output)
  }

  /// Counts a row by both converters, and lists it where only one has it right.
  private func compare(
    _ row: EvaluationSet.Row, _ converters: inout Converters<some LearningLanguage>,
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

/// The same language with what was learned and without.
private struct Converters<Language: LearningLanguage> {
  /// The language that learns.
  let language: Language
  private var plain: any SentenceConverter
  private var learned: any SentenceConverter

  init(_ language: Language, learningFrom recorder: HistoryRecorder) {
    var learning = language
    learning.history = recorder
    self.language = learning
    plain = language.makeSentenceConverter()
    learned = learning.makeSentenceConverter()
  }

  /// The best sentences for a row, without what was learned and with it.
  mutating func sentences(for row: EvaluationSet.Row) -> (before: String?, after: String?) {
    plain.setContext(row.context)
    learned.setContext(row.context)
    return (
      plain.sentences(for: row.keys, limit: 1).first,
      learned.sentences(for: row.keys, limit: 1).first
    )
  }
}
