/// An invalid line in a file of affixes.
public struct AffixFault: Error, Hashable, Sendable {
  /// The line number, from 1.
  public let line: Int
  /// The error.
  public let reason: Reason

  /// An error in a line.
  public enum Reason: Hashable, Sendable {
    /// The first field names no kind of rule.
    case unknownKind(String)
    /// The number of fields does not match the kind of rule.
    case fieldCount(found: Int, expected: Int)
    /// A required field is empty.
    case emptyField
    /// Parentheses that do not enclose exactly one letter.
    case parentheses(String)
    /// Not a number from 1 to 48.
    case number(String)
  }
}

extension AffixFault: CustomStringConvertible {
  /// The message with its line: `line 12: …`
  public var description: String {
    let what =
      switch reason {
      case .unknownKind(let kind):
        "'\(kind)' is not a kind of rule; use letter, base, prefix, suffix or join"
      case .fieldCount(let found, let expected): "the rule has \(found) fields, not \(expected)"
      case .emptyField: "a field is empty; write * for any letter and 0 for nothing"
      case .parentheses(let form): "parentheses in '\(form)' must enclose one letter each"
      case .number(let text): "'\(text)' is not a number from 1 to 48"
      }
    return "line \(line): \(what)"
  }
}
