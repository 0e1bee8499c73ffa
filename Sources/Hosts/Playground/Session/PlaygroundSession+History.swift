import DesktopSession
import HistoryStore
import UserHistory

extension PlaygroundSession {
  /// The entries that were learned, the heaviest first, at most 500.
  func learnedEntries() throws -> [LearnedEntry] {
    guard let store = library.store, let learner = library.history else { return [] }
    // The list includes the words typed before this message.
    learner.finish()
    let history = try store.history()
    let now = learner.now
    let entries = history.cells.keys.map { (key: $0, weight: history.weight(of: $0, at: now)) }
      .sorted { a, b in a.weight == b.weight ? a.key < b.key : a.weight > b.weight }
    return entries.prefix(500).map { key, _ in
      LearnedEntry(
        language: key.language, kind: HistoryText.name(of: key.kind), after: key.context,
        reading: key.reading, text: key.text)
    }
  }

  /// Forgets a word in all its entries, and offers the candidates again without it.
  mutating func forget(_ word: String) throws {
    guard let store = library.store, let learner = library.history, !word.isEmpty else { return }
    learner.finish()
    _ = try store.forget(word, language: nil, at: learner.now)
    run(.historyChanged, at: 0)
  }
}
