import KeyboardCatalog
import YAML

/// What a YAML parser says, as a finding says it.
enum YAMLProblem {
  static func position(of error: YAMLError, file: String) -> (SourcePosition, String) {
    let position = SourcePosition(file: file, line: error.line, column: error.column)
    return switch error.cause {
    case .syntax(let problem): (position, "not JSON: \(problem)")
    case .duplicateKeys(let keys): (position, "the same key twice: \(keys.joined(separator: ", "))")
    }
  }
}
