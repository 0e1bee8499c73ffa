/// A name that settings, scripts or a command line give and that means nothing there.
public struct UnknownName: Error, Equatable, Sendable, CustomStringConvertible {
  /// The name.
  public let name: String
  /// What it should name, in words: `way to type Korean`.
  public let kind: String
  /// The names that are known.
  public let known: [String]

  /// A name that is none of those known for a kind of thing.
  public init(_ name: String, of kind: String, known: [String]) {
    self.name = name
    self.kind = kind
    self.known = known
  }

  /// What is wrong, and what is known.
  public var description: String {
    "'\(name)' is no \(kind); known are \(known.joined(separator: ", "))"
  }
}
