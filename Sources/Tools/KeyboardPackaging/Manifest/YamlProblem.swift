import KeyboardCatalog
import Yams

/// What a YAML parser says, as a finding says it.
enum YamlProblem {
  static func place(of error: any Error, file: String) -> (SourcePlace, String) {
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      return (SourcePlace(file: file, line: mark.line, column: mark.column), "not JSON: \(problem)")
    case .duplicatedKeysInMapping(let duplicates, let context):
      return (
        SourcePlace(file: file, line: context.mark.line, column: context.mark.column),
        "the same key twice: \(duplicates.sorted().joined(separator: ", "))"
      )
    case .reader(let problem, let offset, _, let yaml):
      let line = offset.map { yaml.utf8.prefix($0).count { $0 == UInt8(ascii: "\n") } + 1 }
      return (SourcePlace(file: file, line: line), "not JSON: \(problem)")
    default:
      return (SourcePlace(file: file), "not JSON: \(error)")
    }
  }
}
