import Evaluation
import LanguageDescription
import ToolSupport

extension EvaluationSet {
  /// Reads a set from a file, in the form of a language, with the keys that mean its rows. Throws
  /// `ToolError` where a line has not that form, or the keys cannot type it.
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
