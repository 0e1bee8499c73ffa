import Markup

extension LocaleNode {
  /// Returns the text of a file.
  package static func text(of path: String) throws(LocaleFileError) -> String {
    guard let text = try? FileBytes.text(of: path) else {
      throw LocaleFileError(file: path, reason: "cannot be read, or is not UTF-8")
    }
    return text
  }

  /// Parses a JSON file. The YAML parser is used because every JSON text is YAML and YAML nodes
  /// know their lines.
  package init(parsing text: String, file: String) throws(LocaleFileError) {
    let root: YAMLNode?
    do throws(YAMLError) {
      root = try YAMLNode.root(of: text)
    } catch {
      throw LocaleFileError(file: file, line: error.line, reason: error.reason)
    }
    guard let root, let first = text.first(where: { !$0.isWhitespace }) else {
      throw LocaleFileError(file: file, reason: "is empty")
    }
    guard first == "{" else {
      throw LocaleFileError(file: file, line: 1, reason: "'the file' must be an object in braces")
    }
    self.init(node: root, file: file, name: "the file")
  }

  /// Returns the current name of this key. For a former name, calls `note` with a message and its
  /// line.
  func currentName(formerly former: [String: String], note: (String) -> Void) -> String {
    guard let current = former[name] else { return name }
    note("\(file):\(node.line): '\(name)' is called '\(current)' now; rename it")
    return current
  }

  /// Returns the error for a key that is not one of the known names.
  func unknownKey(known names: [String]) -> LocaleFileError {
    failure("no key is called '\(name)'" + NearestName.advice(name, among: names))
  }
}

extension YAMLError {
  fileprivate var reason: String {
    switch cause {
    case .syntax(let problem): "is not valid JSON: \(problem)"
    case .duplicateKeys(let keys): "the key '\(keys.first ?? "")' occurs twice; remove one"
    }
  }
}
