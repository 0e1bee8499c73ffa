import InputCore

/// The typing options of Thai.
public struct ThaiOptions: Codable, Hashable, Sendable {
  /// The strictness of the check.
  public var level: SequenceLevel
  /// Whether a misplaced character is corrected: it moves to where it is valid, or replaces the
  /// sign before it. It is rejected only if neither is possible.
  public var corrects: Bool

  /// Creates options. The defaults reject what cannot be displayed and correct what they can.
  public init(level: SequenceLevel = .basic, corrects: Bool = true) {
    self.level = level
    self.corrects = corrects
  }
}

// MARK: Names

extension ThaiOptions {
  /// All option names: `level-0` to `level-2`, `correct` and `refuse`.
  public static let names =
    SequenceLevel.allCases.map { "level-\($0.rawValue)" } + ["correct", "refuse"]

  /// Creates options from names in any order, starting from the defaults: `level-2 refuse`. A later
  /// name overrides an earlier one.
  ///
  /// - Throws: `UnknownName` for a name that is not in `names`.
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
