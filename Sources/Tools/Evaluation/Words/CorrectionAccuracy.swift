import Suggestions

/// The accuracy of corrections of misspelled words.
package struct CorrectionAccuracy: Hashable, Sendable {
  /// A misspelled word and the intended word.
  package struct Row: Hashable, Sendable {
    /// The word as typed.
    package let typed: String
    /// The intended word.
    package let meant: String

    /// Creates a row.
    package init(typed: String, meant: String) {
      self.typed = typed
      self.meant = meant
    }

    /// Parses a line `typed TAB meant`; nil for any other line.
    package init?(line: String) {
      let fields = line.split(separator: "\t")
      guard fields.count >= 2 else { return nil }
      self.init(typed: String(fields[0]), meant: String(fields[1]))
    }
  }

  private static let depth = 5

  /// The number of measured rows.
  package private(set) var rows = 0
  /// The number of rows whose first suggestion is the intended word.
  package private(set) var first = 0
  /// The number of rows with the intended word among the first five suggestions.
  package private(set) var firstFive = 0

  /// The number of rows that autocorrection changes to the intended word.
  package private(set) var unasked = 0
  /// The number of rows that autocorrection changes to another word.
  package private(set) var unaskedWrong = 0

  /// Creates an empty measurement.
  package init() {}

  /// Measures the autocorrection of a row's word at its end; nil if the word is not corrected.
  package mutating func measure(_ row: Row, correction: String?) {
    guard let correction else { return }
    if correction.lowercased() == row.meant.lowercased() {
      unasked += 1
    } else {
      unaskedWrong += 1
    }
  }

  /// Measures the suggestions for a row, the likeliest first. Case is ignored.
  package mutating func measure(_ row: Row, suggestions: [String]) {
    rows += 1
    let meant = row.meant.lowercased()
    guard
      let index = suggestions.prefix(Self.depth).firstIndex(where: { $0.lowercased() == meant })
    else { return }
    firstFive += 1
    if index == 0 { first += 1 }
  }
}
