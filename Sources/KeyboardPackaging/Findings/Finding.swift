/// Where something stands in a file. Lines and columns count from 1.
public struct SourcePlace: Hashable, Sendable, CustomStringConvertible {
  /// The file, as the user named it.
  public var file: String
  /// The line, where it is known.
  public var line: Int?
  /// The column, where it is known.
  public var column: Int?

  /// A place.
  public init(_ file: String, line: Int? = nil, column: Int? = nil) {
    (self.file, self.line, self.column) = (file, line, column)
  }

  /// `file:line:column`, as far as they are known.
  public var description: String {
    ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
  }
}

/// Something wrong, or doubtful, in a file that describes keyboards.
public struct Finding: Hashable, Sendable, CustomStringConvertible {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// The file cannot be used, or a keyboard made from it breaks a rule.
    case error
    /// The file can be used, and is probably not what was meant.
    case warning
  }

  /// How bad it is.
  public var severity: Severity
  /// Where it is.
  public var place: SourcePlace
  /// What is wrong and what to do.
  public var message: String

  /// A finding.
  public init(_ severity: Severity, _ place: SourcePlace, _ message: String) {
    (self.severity, self.place, self.message) = (severity, place, message)
  }

  /// `file:line:column: error: message`, in one line.
  public var description: String { "\(place): \(severity): \(message)" }
}

extension Sequence<Finding> {
  /// Whether one of them is an error.
  public var haveErrors: Bool { contains { $0.severity == .error } }
}
