import InputCore

/// How Vietnamese is typed.
public struct VietnameseOptions: Codable, Hashable, Sendable {
  /// Which keys type marks and tones.
  public var keys: TypingKeys
  /// Where the tone mark stands in hòa or hoà.
  public var tonePlacement: TonePlacement
  /// Whether words that are no Vietnamese come back as they were typed: `data` and not dât. Keys are
  /// then marks only where a syllable can have them. Without it, they are wherever there is a vowel.
  public var restoresForeignWords: Bool
  /// What Backspace takes.
  public var backspace: BackspaceUnit

  /// What Backspace takes of the word being typed.
  public enum BackspaceUnit: String, CaseIterable, Codable, Hashable, Sendable {
    /// What the last key brought: a mark, a tone or a letter. `được` typed `duocwdj` loses its tone.
    case mark
    /// The last letter with all its marks: `được` becomes đươ, however it was typed.
    case letter
  }

  /// Options; the defaults are those of most typists.
  public init(
    keys: TypingKeys = .telex, tonePlacement: TonePlacement = .old,
    restoresForeignWords: Bool = true, backspace: BackspaceUnit = .mark
  ) {
    self.keys = keys
    self.tonePlacement = tonePlacement
    self.restoresForeignWords = restoresForeignWords
    self.backspace = backspace
  }
}

// MARK: Names

extension VietnameseOptions {
  /// The names of all that can be chosen: keys, `old` and `new`, `restore` and `keep`, `mark` and
  /// `letter`.
  public static let names =
    TypingKeys.allCases.map(\.rawValue) + TonePlacement.allCases.map(\.rawValue)
    + ["restore", "keep"] + BackspaceUnit.allCases.map(\.rawValue)

  /// The defaults, changed by names in any order: `vni new`. Of two that speak of the same the last
  /// one holds.
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
