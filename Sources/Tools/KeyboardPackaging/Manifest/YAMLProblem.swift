import KeyboardCatalog
import YAML

/// What a YAML parser says, as a finding says it.
enum YAMLProblem {
  static func place(of error: YAMLError, file: String) -> (SourcePlace, String) {
    let place = SourcePlace(file: file, line: error.line, column: error.column)
    return switch error.cause {
    case .syntax(let problem): (place, "not JSON: \(problem)")
    case .duplicateKeys(let keys): (place, "the same key twice: \(keys.joined(separator: ", "))")
    }
  }
}
