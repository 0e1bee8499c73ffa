import InputCore

/// How a code table is typed.
public struct CodeTableOptions: Hashable, Sendable {
  /// When codes commit by themselves; nil for what the table says.
  public var autoCommit: Set<AutoCommit>?
  /// Whether texts of longer codes are offered while their code is begun.
  public var completes = true

  /// The name of codes that wait for the space bar.
  private static let byHand = "by-hand"
  /// The name of codes without completions.
  private static let exact = "exact"

  /// All names: the ways to commit, `by-hand` for none of them, and `exact` for no completions.
  public static let names = AutoCommit.allCases.map(\.rawValue) + [byHand, exact]

  /// What the table says.
  public init() {}

  /// Options from the names that settings and scripts store: `["unique", "next"]`.
  public init(names: [String]) throws(UnknownName) {
    for name in names {
      if let commit = AutoCommit(rawValue: name) {
        autoCommit = (autoCommit ?? []).union([commit])
      } else if name == Self.byHand {
        autoCommit = []
      } else if name == Self.exact {
        completes = false
      } else {
        throw UnknownName(name, of: "way to type a table", known: Self.names)
      }
    }
  }
}
