/// A value of a property list, limited to the types that keyboards need. Keys keep their order.
indirect enum PropertyListValue: Hashable, Sendable {
  case string(String)
  case boolean(Bool)
  case number(String)
  case array([PropertyListNode])
  case dictionary([PropertyListMember])

  /// The type of the value, for messages.
  var kind: String {
    switch self {
    case .string: "a string"
    case .boolean: "a boolean"
    case .number: "a number"
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }
}

/// A value and its line.
struct PropertyListNode: Hashable, Sendable {
  var value: PropertyListValue
  /// The line, counted from 1; 0 for a value that was not read from a file.
  var line = 0
}

/// A key and its value.
struct PropertyListMember: Hashable, Sendable {
  var key: String
  var node: PropertyListNode
  /// The line of the key, counted from 1; 0 for one that was not read from a file.
  var line = 0

  init(_ key: String, _ value: PropertyListValue) {
    (self.key, node) = (key, PropertyListNode(value: value))
  }

  init(_ key: String, _ node: PropertyListNode, line: Int) {
    (self.key, self.node, self.line) = (key, node, line)
  }
}
