import UserHistory

/// The counts of a history snapshot in one language, decayed to one time.
package struct DecayedHistory: Sendable {
  package let snapshot: HistorySnapshot
  package let language: String
  /// The time that counts are of.
  package let time: HistoryTime
  /// All words typed.
  package let words: HistoryContext
  /// The words that were typed first, with no word before them.
  package let beginnings: HistoryContext
  /// The decayed number of choices in `words`.
  package let wordTotal: Double
  /// The share of its weight in the snapshot that an entry has at `time`, from 0 to 1.
  package let scale: Double

  /// A snapshot as it counts at a time.
  package init(_ snapshot: HistorySnapshot, at time: HistoryTime, language: String) {
    self.snapshot = snapshot
    self.language = language
    self.time = time
    words = HistoryContext(language: language)
    beginnings = HistoryContext(language: language, after: "".utf8)
    scale = snapshot.scale(at: time)
    wordTotal = snapshot.total(of: words) * scale
  }

  /// Returns the decayed number of choices in a context.
  package func total(of context: HistoryContext) -> Double { snapshot.total(of: context) * scale }

  /// Converts a weight of the snapshot to a decayed number of choices.
  package func choices(_ weight: HistoryWeight) -> Double { weight.choices * scale }
}
