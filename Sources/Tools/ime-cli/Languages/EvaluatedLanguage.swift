import Evaluation
import SyllableConversion
import TextUnits
import ToolSupport

/// A composed language whose sentences `evaluate` measures in its own kind of set.
protocol EvaluatedLanguage: ComposingLanguage {
  /// The rows of a set with the keys that mean them. Throws `ToolError` where the set is malformed.
  func rows(ofSet path: String) throws -> [EvaluationSet.Row]
  /// Converts the keys of rows to sentences.
  func makeSentenceConverter() -> any SentenceConverter
}

/// A language whose rows can be typed phrase by phrase.
protocol PhrasedLanguage: EvaluatedLanguage {
  /// Rows in phrases of so many characters or more, each with what stands before it as its context; a row
  /// as it is where it cannot be told which keys are whose.
  func phrases(of rows: [EvaluationSet.Row], ofAtLeast count: Int) -> [EvaluationSet.Row]
}

extension EvaluatedLanguage {
  /// The first two fields of each line of a set. Throws `ToolError` where a line has no tab.
  func fields(ofSet path: String) throws -> [[String]] {
    try textLines(of: path).enumerated().filter { !$1.isEmpty }.map { index, line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count > 1, !fields[0].isEmpty, !fields[1].isEmpty else {
        throw ToolError(
          .badInput, "\(path):\(index + 1): a row is the reading, a tab, and its sentence")
      }
      return fields
    }
  }
}

extension [EvaluationSet.Row] {
  /// Rows of Chinese in phrases that end where words do.
  func phrases(ofAtLeast count: Int, language: String) -> Self {
    let units = TextUnitFinder(language: language)
    return flatMap { row in
      let words = units.tokens(of: .word, in: row.sentence)
      return row.phrases(ofAtLeast: count, words: words.map { String(row.sentence[$0.range]) })
    }
  }
}
