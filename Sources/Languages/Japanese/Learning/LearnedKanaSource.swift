import KanaDictionary
import UserHistory

/// Where a converter takes what was learned from, and which state of it it has.
struct LearnedKanaSource {
  /// What is known now: nothing, or costs of words.
  struct Renewed {
    var value: LearnedKana?
  }

  private let history: (any HistoryReader)?
  private var revision: Int?

  init(_ history: (any HistoryReader)?) { self.history = history }

  /// What is known now; nil where that is what was known before.
  mutating func renewed(_ lexicon: KanaLexicon) -> Renewed? {
    guard let history else { return nil }
    let snapshot = history.snapshot
    guard snapshot.revision != revision else { return nil }
    revision = snapshot.revision
    guard !snapshot.isEmpty else { return Renewed(value: nil) }
    return Renewed(value: LearnedKana(snapshot, at: history.now, lexicon: lexicon))
  }
}
