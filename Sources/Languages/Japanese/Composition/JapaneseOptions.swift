import InputCore

/// How Japanese is typed.
public struct JapaneseOptions: Hashable, Sendable {
  /// What keys stand for.
  public enum Keys: String, CaseIterable, Hashable, Sendable {
    /// Latin letters that become kana: ka is か.
    case romaji
    /// The kana of a JIS keyboard.
    case kana
  }

  /// What keys stand for.
  public var keys: Keys

  /// The usual options, or others.
  public init(keys: Keys = .romaji) { self.keys = keys }

  /// The options that some names stand for.
  public init(names: [String]) throws(UnknownName) {
    self.init()
    for name in names {
      guard let keys = Keys(rawValue: name) else {
        throw UnknownName(
          name, of: "way to type Japanese", known: Keys.allCases.map(\.rawValue))
      }
      self.keys = keys
    }
  }
}
