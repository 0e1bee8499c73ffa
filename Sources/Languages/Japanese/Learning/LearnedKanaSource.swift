import KanaConversion
import UserHistory

/// Where a converter takes what was learned from, and which state of it it has.
struct LearnedKanaSource {
  private let history: (any HistoryReader)?
  private var revision: Int?

  init(_ history: (any HistoryReader)?) { self.history = history }

  /// What is known now, where that is not what `learned` knows or it knows too much.
  mutating func next(after learned: LearnedKana?) -> HistorySnapshot? {
    guard let snapshot = history?.snapshot,
      snapshot.revision != revision || learned?.isFull == true
    else { return nil }
    revision = snapshot.revision
    return snapshot
  }

  /// A snapshot as costs of words; nil where nothing is known. What `earlier` has looked up goes on
  /// where nobody else needs it.
  func learned(
    _ snapshot: HistorySnapshot, lexicon: KanaLexicon, takingFrom earlier: inout LearnedKana?
  ) -> LearnedKana? {
    guard let history, !snapshot.isEmpty else { return nil }
    return LearnedKana(snapshot, at: history.now, lexicon: lexicon, takingFrom: &earlier)
  }
}
