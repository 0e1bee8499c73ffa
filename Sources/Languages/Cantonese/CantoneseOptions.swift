import InputCore

/// The options of Cantonese input.
public struct CantoneseOptions: Hashable, Sendable {
  /// Whether the digits 1 to 6 are tones while something is composed. By default they select
  /// candidates.
  public var hasTones: Bool

  private static let tones = "tones"

  /// All names that `init(names:)` accepts.
  public static let names = [tones]

  /// Creates options.
  public init(hasTones: Bool = false) { self.hasTones = hasTones }

  /// Creates options from the names that settings and scripts store: none, or `["tones"]`.
  public init(names: [String]) throws(UnknownName) {
    self.init()
    for name in names {
      guard name == Self.tones else {
        throw UnknownName(name, of: "way to type Cantonese", known: Self.names)
      }
      hasTones = true
    }
  }
}
