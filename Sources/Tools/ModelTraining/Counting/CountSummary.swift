/// What a run of counting read and wrote.
package struct CountSummary: Sendable, Equatable {
  /// Lines read, those held out included.
  package var lines = 0
  /// Lines that were held out.
  package var heldOutLines = 0
  /// Clauses counted.
  package var clauses = 0
  /// Words counted, without the starts and ends of sentences.
  package var tokens = 0
  /// Bytes of the counted lines that were no UTF-8; each closed a clause.
  package var damagedBytes = 0
  /// How often memory was full, or at its end, and was spilled to a file.
  package var spills = 0
  /// Different n-grams written.
  package var distinct = 0

  /// Nothing yet.
  package init() {}

  /// Adds what another thread read and wrote.
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
