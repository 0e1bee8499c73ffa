import Evaluation
import LanguageDescription
import ToolSupport

extension EvaluationSet {
  /// Reads a set in the form of a language, with the keys of its rows.
  ///
  /// - Throws: `ToolError` if a line is malformed, or its text cannot be typed with the keys.
  init(
    path: String, of opened: OpenedLanguage, typed keystrokes: ([String]) -> String?
  ) throws(ToolError) {
    let lines = try textLines(of: path)
    do throws(EvaluationSet.ParsingError) {
      try self.init(lines: lines, file: path, form: opened.composition.setForm, typed: keystrokes)
    } catch {
      throw ToolError(.badInput, error.description)
    }
  }
}
