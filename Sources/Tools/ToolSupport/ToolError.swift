import DictionaryImage

/// An error that ends a program: what is wrong and what to do, with the exit code of `sysexits.h`.
package struct ToolError: Error, Equatable, Sendable {
  /// The kinds of failure and their exit codes. A misused command line gives 64.
  package enum Kind: Int32, Sendable {
    /// The input is malformed.
    case badInput = 65
    /// A file is missing or cannot be read.
    case missingInput = 66
    /// A file cannot be written.
    case cannotCreate = 73
    /// Standard output cannot be written.
    case outputFailed = 74
  }

  /// The kind of failure.
  package let kind: Kind
  /// One or more lines for standard error.
  package let message: String

  /// An error that ends the program with the code of its kind.
  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  /// A dictionary that cannot be read is missing input; one that is damaged is bad input.
  package init(_ error: ImageError) {
    if case .unreadable = error {
      self.init(.missingInput, error.description)
    } else {
      self.init(.badInput, error.description)
    }
  }

  /// The value of a throwing expression; what it throws is bad input.
  package static func badInput<Value>(_ body: () throws -> Value) throws(ToolError) -> Value {
    do {
      return try body()
    } catch {
      throw ToolError(.badInput, "\(error)")
    }
  }
}
