/// Totals of a counting run.
package struct CountSummary: Sendable, Equatable {
  /// Lines read, including held-out ones.
  package var lines = 0
  /// Lines held out.
  package var heldOutLines = 0
  /// Clauses counted.
  package var clauses = 0
  /// Words counted, without the starts and ends of sentences.
  package var tokens = 0
  /// Bytes of the counted lines that were not valid UTF-8. Each closed a clause.
  package var damagedBytes = 0
  /// Counts written to temporary files, because memory was full or the text ended.
  package var spills = 0
  /// Distinct n-grams written.
  package var distinct = 0

  /// Creates a summary of zeros.
  package init() {}

  /// Adds the totals of another thread.
  mutating func add(_ other: CountSummary) {
    lines += other.lines
    heldOutLines += other.heldOutLines
    clauses += other.clauses
    tokens += other.tokens
    damagedBytes += other.damagedBytes
    spills += other.spills
    distinct += other.distinct
  }
}
