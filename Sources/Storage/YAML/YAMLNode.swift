/// A node of a YAML document.
package struct YAMLNode: Hashable, Sendable {
  /// How a scalar is written.
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
    /// The entries in the order of the document; no two keys are the same text.
    case mapping([Entry])
  }

  package let content: Content
  /// The position of its first character, counted from 1; columns are counted in Unicode scalars.
  package let line: Int
  package let column: Int

  /// The text of a scalar; nil of a sequence or mapping.
  package var text: String? {
    if case .scalar(let text, _) = content { text } else { nil }
  }

  /// Parses a text with one document.
  ///
  /// - Returns: the root; nil if there is no document in the text.
  package static func root(of text: String) throws(YAMLError) -> YAMLNode? {
    guard !text.isEmpty else { return nil }
    return try Array(text.utf8).withUnsafeBufferPointer { bytes throws(YAMLError) in
      var composer = try YAMLComposer(bytes)
      return try composer.singleRoot()
    }
  }
}

/// A text that is not YAML.
package struct YAMLError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Cause: Hashable, Sendable {
    /// The parser's own words.
    case syntax(String)
    /// A mapping has keys more than once; in order.
    case duplicateKeys([String])
  }

  package let cause: Cause
  /// The position, counted from 1; nil if it is not known.
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
