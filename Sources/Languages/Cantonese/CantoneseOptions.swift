import Decoding
import InputCore

/// The options of Cantonese input.
public struct CantoneseOptions: Hashable, Sendable {
  /// Whether the digits 1 to 6 are tones while something is composed. By default they are tones after
  /// a single syllable and after one that follows toned syllables, `nei5hou2`, and elsewhere select
  /// candidates.
  public var hasTones: Bool

  /// Whether words and addresses in Latin letters are recognised among Jyutping.
  public var recognisesLatin = true

  static let tones = "tones"

  /// All names that `init(names:)` accepts.
  public static let names = [tones, LatinText.off]

  /// Creates options.
  public init(hasTones: Bool = false) { self.hasTones = hasTones }

  /// Creates options from the names that settings and scripts store, such as `["tones"]`.
  public init(names: [String]) throws(UnknownName) {
    self.init()
    for name in names {
      switch name {
      case Self.tones: hasTones = true
      case LatinText.off: recognisesLatin = false
      default: throw UnknownName(name, of: "way to type Cantonese", known: Self.names)
      }
    }
  }
}
