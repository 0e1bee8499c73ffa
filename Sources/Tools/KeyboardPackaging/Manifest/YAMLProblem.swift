import KeyboardCatalog
import Markup

/// Converts the errors of a YAML parser to positions and messages of findings.
enum YAMLProblem {
  static func position(of error: YAMLError, file: String) -> (SourcePosition, String) {
    let position = SourcePosition(file: file, line: error.line, column: error.column)
    return switch error.cause {
    case .syntax(let problem): (position, "not JSON: \(problem)")
    case .duplicateKeys(let keys): (position, "repeated key: \(keys.joined(separator: ", "))")
    }
  }
}
