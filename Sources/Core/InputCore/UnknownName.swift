/// An unknown name in settings, scripts or a command line.
public struct UnknownName: Error, Equatable, Sendable, CustomStringConvertible {
  /// The unknown name.
  public let name: String
  /// A description of what the name should be: `way to type Korean`.
  public let kind: String
  /// The known names.
  public let known: [String]

  /// Creates the error.
  ///
  /// - Parameters:
  ///   - name: The unknown name.
  ///   - kind: A description of what the name should be. It follows the words "is not a": `way to
  ///     type Korean`.
  ///   - known: The names that are known for this kind.
  public init(_ name: String, of kind: String, known: [String]) {
    self.name = name
    self.kind = kind
    self.known = known
  }

  /// The error message, with the known names.
  public var description: String {
    "'\(name)' is not a \(kind); known are \(known.joined(separator: ", "))"
  }
}
