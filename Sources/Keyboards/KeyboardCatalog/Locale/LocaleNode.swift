import Markup

/// A value of a locale file with its position, which errors report.
package struct LocaleNode {
  let node: YAMLNode
  let file: String
  /// The name of the value in messages.
  package let name: String

  /// Returns an error at the position of the value.
  package func failure(_ reason: String) -> LocaleFileError {
    LocaleFileError(file: file, line: node.line, reason: reason)
  }

  func text() throws(LocaleFileError) -> String {
    guard case .scalar(let text, .doubleQuoted) = node.content else {
      throw failure("'\(name)' must be a text in double quotes")
    }
    return text
  }

  func character() throws(LocaleFileError) -> Character {
    let text = try text()
    guard text.count == 1, let character = text.first else {
      throw failure("'\(name)' must be one character, not '\(text)'")
    }
    return character
  }

  /// Returns the value for the name that the text contains; throws if it is none of the names.
  package func choice<Value>(_ values: KeyValuePairs<String, Value>) throws(LocaleFileError)
    -> Value
  {
    let text = try text()
    guard let value = values.first(where: { $0.key == text })?.value else {
      let names = values.map { "\"\($0.key)\"" }.joined(separator: " or ")
      throw failure("'\(name)' must be \(names), not '\(text)'")
    }
    return value
  }

  func list() throws(LocaleFileError) -> [LocaleNode] {
    guard case .sequence(let items) = node.content else {
      throw failure("'\(name)' must be a list in square brackets")
    }
    return items.map { LocaleNode(node: $0, file: file, name: name) }
  }

  func texts() throws(LocaleFileError) -> [String] {
    var texts: [String] = []
    for item in try list() { texts.append(try item.text()) }
    return texts
  }

  /// Returns the keys and values of an object.
  package func fields() throws(LocaleFileError) -> [(key: LocaleNode, value: LocaleNode)] {
    guard case .mapping(let entries) = node.content else {
      throw failure("'\(name)' must be an object in braces")
    }
    var fields: [(key: LocaleNode, value: LocaleNode)] = []
    for entry in entries {
      let name = entry.key.text ?? ""
      let key = LocaleNode(node: entry.key, file: file, name: name)
      _ = try key.text()
      fields.append((key, LocaleNode(node: entry.value, file: file, name: name)))
    }
    return fields
  }
}
