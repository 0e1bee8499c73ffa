import SyllableConversion

/// The accuracy of conversion with the text before the rows of a set and without it.
package struct ContextComparison: Sendable {
  /// A row of which one conversion is correct and the other is not.
  package struct Change: Hashable, Sendable {
    /// The changed row.
    package let row: EvaluationSet.Row
    /// The best sentence without the text before.
    package let without: String
    /// The best sentence with the text before.
    package let with: String
    /// Whether the text before made the sentence correct.
    package let isWon: Bool
  }

  /// The accuracy with the text before.
  package private(set) var with = Accuracy()
  /// The accuracy without the text before.
  package private(set) var without = Accuracy()
  /// The rows that the text before won and lost, in the order of the set.
  package private(set) var changes: [Change] = []

  /// Creates an empty comparison.
  package init() {}

  /// Converts one row twice and counts the results.
  package mutating func measure(
    _ row: EvaluationSet.Row, with converter: inout some SentenceConverter
  ) {
    var alone = row
    alone.context = ""
    let sentence = without.measure(alone, with: &converter)
    let sentenceAfterText = with.measure(row, with: &converter)
    let isCorrect = row.sentences.contains(sentenceAfterText)
    guard isCorrect != row.sentences.contains(sentence) else { return }
    changes.append(
      Change(row: row, without: sentence, with: sentenceAfterText, isWon: isCorrect))
  }
}
