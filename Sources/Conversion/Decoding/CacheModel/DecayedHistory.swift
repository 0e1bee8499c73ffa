import UserHistory

/// The counts of a history snapshot in one language, decayed to one time.
package struct DecayedHistory: Sendable {
  package let snapshot: HistorySnapshot
  package let language: String
  /// The time that the counts are decayed to.
  package let time: HistoryTime
  /// The context of all words typed.
  package let words: HistoryContext
  /// The context of words that begin a commit, with no word before them.
  package let beginnings: HistoryContext
  /// The decayed number of choices in `words`.
  package let wordTotal: Double
  /// The decay factor of the snapshot's weights at `time`, from 0 to 1.
  package let scale: Double

  /// Creates the counts of a snapshot decayed to a time.
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
