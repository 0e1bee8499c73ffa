/// What is wrong with a layout file, and where.
public struct LayoutProblem: Hashable, Sendable, CustomStringConvertible {
  /// Whether the layout cannot be used.
  public enum Severity: String, Hashable, Sendable, Comparable {
    /// The layout can be used, and does something its author will not expect.
    case warning
    /// The layout cannot be used.
    case error

    /// Errors are worse.
    public static func < (left: Severity, right: Severity) -> Bool {
      left == .warning && right == .error
    }
  }

  /// Where.
  public let position: SourcePosition
  /// What.
  public let fault: LayoutFault

  /// A fault at a place.
  public init(position: SourcePosition, fault: LayoutFault) {
    self.position = position
    self.fault = fault
  }

  /// How bad it is.
  public var severity: Severity { fault.isWarning ? .warning : .error }

  /// One line: `path:line:column: error: what is wrong; what to write instead`.
  public var description: String { "\(position): \(severity.rawValue): \(fault.message)" }
}

/// Why a layout cannot be read: the first error of its file.
public struct LayoutFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The error.
  public let problem: LayoutProblem

  /// A fault at a place.
  public init(position: SourcePosition, fault: LayoutFault) {
    problem = LayoutProblem(position: position, fault: fault)
  }

  init(_ problem: LayoutProblem) { self.problem = problem }

  /// Where.
  public var position: SourcePosition { problem.position }
  /// What.
  public var fault: LayoutFault { problem.fault }
  /// The line that a program prints.
  public var description: String { problem.description }
}
