import UserHistory

/// The counts of a history snapshot in one language, decayed to one time.
package struct DecayedHistory: Sendable {
  package let snapshot: HistorySnapshot
  package let language: String
  /// The time that counts are of.
  package let time: HistoryTime
  /// All words typed.
  package let words: HistoryContext
  /// What begins what is typed: the words after no word.
  package let beginnings: HistoryContext
  /// How many choices `words` has.
  package let wordTotal: Double
  /// What share of its weight in the snapshot an entry still has.
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

  /// How many choices a context has.
  package func total(of context: HistoryContext) -> Double { snapshot.total(of: context) * scale }

  /// How many choices a weight of the snapshot is worth.
  package func choices(_ weight: HistoryWeight) -> Double { weight.choices * scale }
}
