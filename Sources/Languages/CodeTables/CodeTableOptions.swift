import InputCore

/// The options of code-table input.
public struct CodeTableOptions: Hashable, Sendable {
  /// The automatic commits; nil for those that the table's settings name.
  public var autoCommit: Set<AutoCommit>?
  /// Whether texts of longer codes are offered while their code is incomplete.
  public var completes = true

  /// The name for codes that wait for the space bar.
  private static let byHand = "by-hand"
  /// The name for codes without completions.
  private static let exact = "exact"

  /// All names: the automatic commits, `by-hand` for none of them, and `exact` for no completions.
  public static let names = AutoCommit.allCases.map(\.rawValue) + [byHand, exact]

  /// Creates options that follow the table's settings.
  public init() {}

  /// Creates options from the names that settings and scripts store: `["unique", "next"]`.
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
