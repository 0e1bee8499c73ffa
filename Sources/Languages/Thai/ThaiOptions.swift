import InputCore

/// How Thai is checked while it is typed.
public struct ThaiOptions: Codable, Hashable, Sendable {
  /// How strictly.
  public var level: SequenceLevel
  /// Whether a character that cannot stand where it was typed is put where it can, or takes the
  /// place of the one before, before it is refused.
  public var corrects: Bool

  /// Options; the defaults refuse what cannot be displayed and correct what can be.
  public init(level: SequenceLevel = .basic, corrects: Bool = true) {
    self.level = level
    self.corrects = corrects
  }
}

// MARK: Names

extension ThaiOptions {
  /// The names of all that can be chosen.
  public static let names =
    SequenceLevel.allCases.map { "level-\($0.rawValue)" } + ["correct", "refuse"]

  /// The defaults, changed by names in any order: `level-2 refuse`.
  public init(names: some Sequence<String>) throws(UnknownName) {
    self.init()
    for name in names {
      if let level = SequenceLevel.allCases.first(where: { "level-\($0.rawValue)" == name }) {
        self.level = level
      } else if name == "correct" || name == "refuse" {
        corrects = name == "correct"
      } else {
        throw UnknownName(name, of: "way to check Thai", known: Self.names)
      }
    }
  }
}
