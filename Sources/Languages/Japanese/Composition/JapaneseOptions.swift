import Decoding
import InputCore

/// The typing options of Japanese.
public struct JapaneseOptions: Hashable, Sendable {
  /// The meaning of the keys.
  public enum Keys: String, CaseIterable, Hashable, Sendable {
    /// Latin letters become kana: `ka` is か.
    case romaji
    /// Keys type the kana of a JIS keyboard.
    case kana
  }

  /// The meaning of the keys.
  public var keys: Keys

  /// Whether words and addresses in Latin letters are recognised among romaji.
  public var recognisesLatin = true

  /// All names that `init(names:)` accepts.
  public static let names = Keys.allCases.map(\.rawValue) + [LatinText.off]

  /// Creates options; romaji by default.
  public init(keys: Keys = .romaji) { self.keys = keys }

  /// Creates options from their names; the last name wins.
  ///
  /// - Throws: `UnknownName` for a name that is not one of `names`.
  public init(names: [String]) throws(UnknownName) {
    self.init()
    for name in names {
      if name == LatinText.off {
        recognisesLatin = false
        continue
      }
      guard let keys = Keys(rawValue: name) else {
        throw UnknownName(name, of: "way to type Japanese", known: Self.names)
      }
      self.keys = keys
    }
  }
}
