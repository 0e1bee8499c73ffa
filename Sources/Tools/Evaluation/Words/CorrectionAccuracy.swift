import Suggestions

/// How many misspelt words are corrected as they should be.
package struct CorrectionAccuracy: Hashable, Sendable {
  /// A misspelt word and what was meant.
  package struct Row: Hashable, Sendable {
    /// The word as it was typed.
    package let typed: String
    /// The word that was meant.
    package let meant: String

    /// A row.
    package init(typed: String, meant: String) {
      self.typed = typed
      self.meant = meant
    }

    /// The row in a line `typed TAB meant`; nil for another line.
    package init?(line: String) {
      let fields = line.split(separator: "\t")
      guard fields.count >= 2 else { return nil }
      self.init(typed: String(fields[0]), meant: String(fields[1]))
    }
  }

  private static let depth = 5

  /// Rows measured.
  package private(set) var rows = 0
  /// Rows whose first suggestion is what was meant.
  package private(set) var first = 0
  /// Rows with it among the first five.
  package private(set) var firstFive = 0

  /// Rows that are corrected without being asked to what was meant.
  package private(set) var unasked = 0
  /// Rows that are corrected without being asked to another word.
  package private(set) var unaskedWrong = 0

  /// Nothing measured yet.
  package init() {}

  /// Measures what stands in place of a row's word once it is ended; nil where it stays.
  package mutating func measure(_ row: Row, correction: String?) {
    guard let correction else { return }
    if correction.lowercased() == row.meant.lowercased() {
      unasked += 1
    } else {
      unaskedWrong += 1
    }
  }

  /// Measures suggestions for a row, the first ones. Capitals do not count.
  package mutating func measure(_ row: Row, suggestions: [String]) {
    rows += 1
    let meant = row.meant.lowercased()
    guard
      let position = suggestions.prefix(Self.depth).firstIndex(where: { $0.lowercased() == meant })
    else { return }
    firstFive += 1
    if position == 0 { first += 1 }
  }
}
