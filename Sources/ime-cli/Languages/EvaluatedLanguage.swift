import Conversion
import Evaluation
import ToolSupport

/// A composed language whose sentences `evaluate` measures in its own kind of set.
protocol EvaluatedLanguage: ComposingLanguage {
  /// The rows of a set with the keys that mean them. Throws `ToolError` where the set is malformed.
  func rows(ofSet path: String) throws -> [EvaluationSet.Row]
  /// Converts the keys of rows to sentences.
  func makeSentenceConverter() -> any SentenceConverter
}

/// A language whose sets have a syllable for each character, so that parts of their rows can be typed.
protocol SyllabicLanguage: EvaluatedLanguage {
  /// The keys that type some syllables of a set; nil where they cannot be typed.
  func keystrokes(for syllables: [String]) -> String?
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
