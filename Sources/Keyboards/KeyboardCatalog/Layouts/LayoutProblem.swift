/// A problem of a layout file and its position.
public struct LayoutProblem: Hashable, Sendable, CustomStringConvertible {
  /// The severity of a problem.
  public enum Severity: String, Hashable, Sendable, Comparable {
    /// The layout can be used, but may behave unexpectedly.
    case warning
    /// The layout cannot be used.
    case error

    /// Orders warnings below errors.
    public static func < (left: Severity, right: Severity) -> Bool {
      left == .warning && right == .error
    }
  }

  /// The position in the file.
  public let position: SourcePosition
  /// The problem.
  public let fault: LayoutFault

  /// Creates a problem.
  public init(position: SourcePosition, fault: LayoutFault) {
    self.position = position
    self.fault = fault
  }

  /// Whether the problem is an error or a warning.
  public var severity: Severity { fault.isWarning ? .warning : .error }

  /// The problem in one line: `path:line:column: error: problem; remedy`.
  public var description: String { "\(position): \(severity.rawValue): \(fault.message)" }
}

/// The first error of a layout file, which prevents reading it.
public struct LayoutFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The error with its position.
  public let problem: LayoutProblem

  /// Creates an error.
  public init(position: SourcePosition, fault: LayoutFault) {
    problem = LayoutProblem(position: position, fault: fault)
  }

  init(_ problem: LayoutProblem) { self.problem = problem }

  /// The position in the file.
  public var position: SourcePosition { problem.position }
  /// The problem.
  public var fault: LayoutFault { problem.fault }
  /// The error in one line, for programs to print.
  public var description: String { problem.description }
}
