import UserHistory

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a forgetting did.
public struct ForgettingReceipt: Hashable, Sendable {
  /// The keys that are gone.
  public let removed: [HistoryKey]
  /// Copies of damaged databases, which could have had it too and are gone.
  public let removedFiles: [String]
  /// The files that were searched for it afterwards; none for a single ideograph or a word as short,
  /// whose bytes chance puts among numbers: it is looked for among the entries alone.
  public let searchedFiles: [String]
  /// In how many places of them it still stands.
  public let occurrences: Int
  /// How many entries those places belong to that were not to be forgotten: of other languages, or
  /// longer words of a script with spaces.
  public let kept: Int

  /// Whether nothing is left of what was to be forgotten.
  public var isComplete: Bool { occurrences == 0 || kept > 0 }
}

extension HistoryStore {
  /// Removes every trace of a word, in one language or in all: the word, all that contain it, what it
  /// stood before and after, and copies of damaged files. The files are written anew, so that nothing
  /// is left between their rows either.
  @discardableResult
  public func forget(
    _ word: String, language: String? = nil, at time: HistoryTime
  ) throws(HistoryStoreError) -> ForgettingReceipt {
    try state.withLock { state throws(HistoryStoreError) in
      let mention = WordMention(word)
      let removed = try forget(word, mention, language, at: time, in: &state)
      let forms = mention.forms(in: removed)
      let kept = try read(&state) { try HistoryDatabase.countOfKeys(containing: forms, in: $0) }
      let removedFiles = files.damaged.filter {
        (try? FileManager.default.removeItem(atPath: $0)) != nil
      }
      let searched = word.utf8.count < TextSearch.shortest ? [] : files.all
      return ForgettingReceipt(
        removed: removed, removedFiles: removedFiles, searchedFiles: searched,
        occurrences: searched.reduce(0) { $0 + TextSearch.occurrences(of: forms, inFile: $1) },
        kept: kept)
    }
  }

  /// Forgets all of a language, or everything. What other devices learned of it until now does not
  /// come back either.
  @discardableResult
  public func reset(
    language: String? = nil, at time: HistoryTime
  ) throws(HistoryStoreError) -> ForgettingReceipt {
    try forget("", language: language, at: time)
  }

  /// Answers the keys that are gone.
  private func forget(
    _ word: String, _ mention: WordMention, _ language: String?, at time: HistoryTime,
    in state: inout State
  ) throws(HistoryStoreError) -> [HistoryKey] {
    let cells = try read(&state) {
      try HistoryDatabase.cells(telling: mention, language: language, in: $0)
    }
    let latest = cells.reduce(time) { max($0, $1.cell.last) }
    var forgotten = ForgottenWords()
    for mark in ForgottenWord.marks(of: word, language: language) {
      forgotten.insert(mark, at: max(latest, state.forgotten.times[mark] ?? latest))
    }
    try write(&state) { db in
      for cell in cells {
        try HistoryDatabase.write(nil, of: cell.key, on: cell.device, in: db)
      }
      for (mark, time) in forgotten.times { try HistoryDatabase.write(mark, at: time, in: db) }
    }
    state.forgotten.merge(forgotten)
    state.rowCount -= cells.count
    try rewrite(&state)
    return Set(cells.map(\.key)).sorted()
  }

  /// Takes in another history, of another device or of a file. Answers how many keys are new.
  @discardableResult
  public func merge(_ other: History, at time: HistoryTime) throws(HistoryStoreError) -> Int {
    try state.withLock { state throws(HistoryStoreError) in
      let before = try read(&state) { try HistoryDatabase.history(in: $0).history }
      var merged = before
      merged.merge(other)
      merged.shrink(to: limit, at: time)
      guard merged != before else { return 0 }
      try write(&state) { try HistoryDatabase.replaceAll(with: merged, in: $0) }
      state.forgotten = merged.forgotten
      state.rowCount = merged.cells.values.reduce(0) { $0 + $1.count }
      try rewrite(&state)
      return merged.cells.keys.count { before.cells[$0] == nil }
    }
  }

  /// Writes database and image anew, without what was deleted.
  private func rewrite(_ state: inout State) throws(HistoryStoreError) {
    do {
      try state.database?.execute("VACUUM")
      try renewImage(&state)
    } catch {
      throw .notWritten("\(error)")
    }
  }
}
