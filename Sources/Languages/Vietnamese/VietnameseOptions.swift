import InputCore

/// The typing options of Vietnamese.
public struct VietnameseOptions: Codable, Hashable, Sendable {
  /// The keys that type marks and tones.
  public var keys: TypingKeys
  /// The position of the tone mark in syllables like hòa or hoà.
  public var tonePlacement: TonePlacement
  /// Whether words that are not Vietnamese are restored to the keys as typed: `data` and not dât.
  /// Keys are then marks only where a syllable can have them. If false, they are marks wherever
  /// there is a vowel.
  public var restoresForeignWords: Bool
  /// The unit that Backspace deletes.
  public var backspace: BackspaceUnit

  /// The unit that Backspace deletes from the word being typed.
  public enum BackspaceUnit: String, CaseIterable, Codable, Hashable, Sendable {
    /// The result of the last key: a mark, a tone or a letter. `được` typed as `duocwdj` loses its
    /// tone.
    case mark
    /// The last letter with its marks: `được` becomes đươ, in whatever order it was typed.
    case letter
  }

  /// Creates options. The defaults are what most typists use.
  public init(
    keys: TypingKeys = .telex, tonePlacement: TonePlacement = .old,
    restoresForeignWords: Bool = true, backspace: BackspaceUnit = .letter
  ) {
    self.keys = keys
    self.tonePlacement = tonePlacement
    self.restoresForeignWords = restoresForeignWords
    self.backspace = backspace
  }
}

// MARK: Names

extension VietnameseOptions {
  /// All option names: keys, `old` and `new`, `restore` and `keep`, `mark` and `letter`.
  public static let names =
    TypingKeys.allCases.map { $0.rawValue } + TonePlacement.allCases.map { $0.rawValue }
    + ["restore", "keep"] + BackspaceUnit.allCases.map { $0.rawValue }

  /// Creates options from names in any order, starting from the defaults: `vni new`. Of two names
  /// for the same option the last one wins.
  ///
  /// - Throws: `UnknownName` for a name that is not in `names`.
  public init(names: some Sequence<String>) throws(UnknownName) {
    self.init()
    for name in names {
      if let keys = TypingKeys(rawValue: name) {
        self.keys = keys
      } else if let placement = TonePlacement(rawValue: name) {
        tonePlacement = placement
      } else if let unit = BackspaceUnit(rawValue: name) {
        backspace = unit
      } else if name == "restore" || name == "keep" {
        restoresForeignWords = name == "restore"
      } else {
        throw UnknownName(name, of: "way to type Vietnamese", known: Self.names)
      }
    }
  }
}
