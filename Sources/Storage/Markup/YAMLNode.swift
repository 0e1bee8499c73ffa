/// A node of a YAML document with its position.
package struct YAMLNode: Hashable, Sendable {
  /// The quoting style of a scalar.
  package enum Style: Hashable, Sendable {
    case plain, singleQuoted, doubleQuoted, literal, folded
  }

  /// An entry of a mapping.
  package struct Entry: Hashable, Sendable {
    package let key: YAMLNode
    package let value: YAMLNode
  }

  package enum Content: Hashable, Sendable {
    case scalar(String, Style)
    case sequence([YAMLNode])
    /// The entries in document order. The texts of keys are unique.
    case mapping([Entry])
  }

  package let content: Content
  /// The position of the node's first character, counted from 1. Columns are in Unicode scalars.
  package let line: Int
  package let column: Int

  /// The text of a scalar; nil for a sequence or mapping.
  package var text: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  /// Parses a text with at most one document.
  ///
  /// - Returns: The root; nil if the text contains no document.
  /// - Throws: `YAMLError` if the text is not YAML, has duplicate keys or several documents.
  package static func root(of text: String) throws(YAMLError) -> YAMLNode? {
    guard !text.isEmpty else { return nil }
    return try Array(text.utf8).withUnsafeBufferPointer { bytes throws(YAMLError) in
      var composer = try YAMLComposer(bytes)
      return try composer.singleRoot()
    }
  }
}

/// An error in a YAML text.
package struct YAMLError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Cause: Hashable, Sendable {
    /// A syntax error, in libyaml's words.
    case syntax(String)
    /// Keys that a mapping contains more than once, in ascending order.
    case duplicateKeys([String])
  }

  package let cause: Cause
  /// The position of the error, counted from 1; nil if it is unknown.
  package var line: Int?
  package var column: Int?

  package init(cause: Cause, line: Int? = nil, column: Int? = nil) {
    self.cause = cause
    self.line = line
    self.column = column
  }

  package var description: String {
    let position = line.map { "line \($0): " } ?? ""
    switch cause {
    case .syntax(let problem): return position + problem
    case .duplicateKeys(let keys): return position + "duplicate key " + keys.joined(separator: ", ")
    }
  }
}
