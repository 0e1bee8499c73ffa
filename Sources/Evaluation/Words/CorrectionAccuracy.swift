import Suggestions

/// How many misspelt words are corrected as they should be.
public struct CorrectionAccuracy: Hashable, Sendable {
  /// A misspelt word and what was meant.
  public struct Row: Hashable, Sendable {
    /// The word as it was typed.
    public let typed: String
    /// The word that was meant.
    public let meant: String

    /// A row.
    public init(typed: String, meant: String) {
      self.typed = typed
      self.meant = meant
    }

    /// The row in a line `typed TAB meant`; nil for another line.
    public init?(line: String) {
      let fields = line.split(separator: "\t")
      guard fields.count >= 2 else { return nil }
      self.init(typed: String(fields[0]), meant: String(fields[1]))
    }
  }

  private static let depth = 5

  /// Rows measured.
  public private(set) var rows = 0
  /// Rows whose first suggestion is what was meant.
  public private(set) var first = 0
  /// Rows with it among the first five.
  public private(set) var firstFive = 0

  /// Nothing measured yet.
  public init() {}

  /// Measures suggestions for a row, the first ones. Capitals do not count.
  public mutating func measure(_ row: Row, suggestions: [String]) {
    rows += 1
    let meant = row.meant.lowercased()
    guard let place = suggestions.prefix(Self.depth).firstIndex(where: { $0.lowercased() == meant })
    else { return }
    firstFive += 1
    if place == 0 { first += 1 }
  }

  /// Asks a suggester for a row.
  public mutating func measure(_ row: Row, with suggester: inout Suggester) {
    measure(
      row, suggestions: suggester.corrections(before: row.typed, limit: Self.depth).map(\.text))
  }
}
