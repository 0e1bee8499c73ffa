import DictionaryImage

/// An error that ends a program: what is wrong and what to do, with an exit code of `sysexits.h`.
package struct ToolError: Error, Equatable, Sendable {
  /// The kinds of failure and their exit codes. Invalid command-line usage exits with 64.
  package enum Kind: Int32, Sendable {
    /// The input is malformed.
    case badInput = 65
    /// A file is missing or cannot be read.
    case missingInput = 66
    /// The system lacks what was asked for.
    case unavailable = 69
    /// A file cannot be written.
    case cannotCreate = 73
    /// Standard output cannot be written.
    case outputFailed = 74
  }

  /// The kind of failure.
  package let kind: Kind
  /// One or more lines for standard error.
  package let message: String

  /// Creates an error.
  package init(_ kind: Kind, _ message: String) {
    self.kind = kind
    self.message = message
  }

  /// Creates the error for an image: an unreadable image is missing input, a damaged one is bad
  /// input.
  package init(_ error: ImageError) {
    if case .unreadable = error {
      self.init(.missingInput, error.description)
    } else {
      self.init(.badInput, error.description)
    }
  }

  /// Returns the value of a throwing closure and rethrows its error as bad input.
  package static func badInput<Value>(_ body: () throws -> Value) throws(ToolError) -> Value {
    do {
      return try body()
    } catch {
      throw ToolError(.badInput, "\(error)")
    }
  }
}
