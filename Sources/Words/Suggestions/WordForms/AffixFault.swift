/// A line of a file of affixes that is no rule.
public struct AffixFault: Error, Hashable, Sendable {
  /// The line, from 1.
  public let line: Int
  /// What is wrong.
  public let reason: Reason

  /// What can be wrong with a line.
  public enum Reason: Hashable, Sendable {
    /// The first field names no kind of rule.
    case unknownKind(String)
    /// The rule has another number of fields than its kind asks for.
    case fieldCount(found: Int, expected: Int)
    /// A field that must not be empty is.
    case emptyField
    /// Parentheses that do not enclose one letter.
    case parentheses(String)
    /// A number that is none, or is not between 1 and 48.
    case number(String)
  }
}

extension AffixFault: CustomStringConvertible {
  /// `line 12: …`
  public var description: String {
    let what =
      switch reason {
      case .unknownKind(let kind):
        "'\(kind)' is none of letter, base, prefix, suffix and join"
      case .fieldCount(let found, let expected): "the rule has \(found) fields, not \(expected)"
      case .emptyField: "a field is empty; * stands for any letter and 0 for nothing"
      case .parentheses(let form): "parentheses in '\(form)' must enclose one letter each"
      case .number(let text): "'\(text)' is no number from 1 to 48"
      }
    return "line \(line): \(what)"
  }
}
