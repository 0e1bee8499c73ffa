import Foundation
import Yams

extension LocaleNode {
  /// The text of a file.
  static func text(of path: String) throws(LocaleFileError) -> String {
    do {
      return try String(contentsOfFile: path, encoding: .utf8)
    } catch {
      throw LocaleFileError(file: path, reason: "cannot be read, or is not UTF-8")
    }
  }

  /// The root of a file, which is JSON: every JSON text is YAML, and YAML's nodes know their lines.
  init(parsing text: String, file: String) throws(LocaleFileError) {
    do {
      guard let first = text.first(where: { !$0.isWhitespace }),
        let node = try Yams.compose(yaml: text)
      else { throw LocaleFileError(file: file, reason: "is empty") }
      guard first == "{" else {
        throw LocaleFileError(file: file, line: 1, reason: "'the file' must be an object in braces")
      }
      self.init(node: node, file: file, name: "the file")
    } catch let error as LocaleFileError {
      throw error
    } catch let error as YamlError {
      throw LocaleFileError(file: file, line: error.line, reason: error.reason)
    } catch {
      throw LocaleFileError(file: file, reason: "is no JSON: \(error)")
    }
  }

  /// What is wrong where the name of a field is none of those known.
  /// The name of a key, or what one with a former name is called now, which is noted with its line.
  func currentName(formerly former: [String: String], note: (String) -> Void) -> String {
    guard let current = former[name] else { return name }
    let place = [file] + (node.mark.map { ["\($0.line)"] } ?? [])
    note("\(place.joined(separator: ":")): '\(name)' is called '\(current)' now; rename it")
    return current
  }

  func unknownKey(known names: [String]) -> LocaleFileError {
    failure("no key is called '\(name)'" + NearestName.advice(name, among: names))
  }
}

extension YamlError {
  fileprivate var line: Int? {
    switch self {
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _):
      mark.line
    case .duplicatedKeysInMapping(_, let context): context.mark.line
    default: nil
    }
  }

  fileprivate var reason: String {
    switch self {
    case .scanner(_, let problem, _, _), .parser(_, let problem, _, _),
      .composer(_, let problem, _, _):
      "is no JSON: \(problem)"
    case .duplicatedKeysInMapping(let duplicates, _):
      "the key '\(duplicates.first ?? "")' stands here twice"
    default: "is no JSON: \(self)"
    }
  }
}
