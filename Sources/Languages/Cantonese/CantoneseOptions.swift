/// How Cantonese is typed.
public struct CantoneseOptions: Hashable, Sendable {
  /// Whether the digits 1 to 6 are tones while something is composed. To begin with they choose
  /// candidates.
  public var hasTones: Bool

  /// A name that is none of `CantoneseOptions.names`.
  public struct UnknownName: Error, Equatable, Sendable, CustomStringConvertible {
    /// The name.
    public let name: String
    /// What is wrong, and what is known.
    public var description: String {
      "'\(name)' is no way to type Cantonese; known are \(CantoneseOptions.names.joined(separator: ", "))"
    }
  }

  private static let tones = "tones"

  /// All names that `init(names:)` knows.
  public static let names = [tones]

  /// Options from their parts.
  public init(hasTones: Bool = false) { self.hasTones = hasTones }

  /// Options from the names that settings and scripts store: none, or `["tones"]`.
  public init(names: [String]) throws(UnknownName) {
    self.init()
    for name in names {
      guard name == Self.tones else { throw UnknownName(name: name) }
      hasTones = true
    }
  }
}
