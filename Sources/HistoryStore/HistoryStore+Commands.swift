import Foundation
import GRDB
import UserHistory

/// What a forgetting did.
public struct ForgettingReceipt: Hashable, Sendable {
  /// The keys that are gone.
  public let removed: [HistoryKey]
  /// Copies of damaged databases, which could have had it too and are gone.
  public let removedFiles: [String]
  /// The files that were searched for it afterwards.
  public let searchedFiles: [String]
  /// In how many places of them it still stands, in any encoding of Unicode.
  public let occurrences: Int
  /// How many entries those places belong to that were not to be forgotten: of other languages, or
  /// longer words of a script with blanks.
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
      let (removed, kept) = try forget(word, language, at: time, in: &state)
      let removedFiles = files.damaged.filter {
        (try? FileManager.default.removeItem(atPath: $0)) != nil
      }
      let searched = files.all
      return ForgettingReceipt(
        removed: removed, removedFiles: removedFiles, searchedFiles: searched,
        occurrences: searched.reduce(0) { $0 + TextSearch.occurrences(of: word, inFile: $1) },
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

  private func forget(
    _ word: String, _ language: String?, at time: HistoryTime, in state: inout State
  ) throws(HistoryStoreError) -> (removed: [HistoryKey], kept: Int) {
    var history = try read(&state) { try HistoryDatabase.history(in: $0).history }
    let before = history.cells
    let removed = history.forget(word, language: language, at: time)
    try write(&state) { db in
      for key in removed {
        for device in (before[key] ?? [:]).keys {
          try HistoryDatabase.write(nil, of: key, on: device, in: db)
        }
      }
      for (word, time) in history.forgotten.times {
        let row = ForgottenRow(word: word, time: time)
        try db.execute(
          sql: "INSERT OR REPLACE INTO forgotten VALUES (?, ?, ?, ?)",
          arguments: [word.language, word.digest.description, time, row.checksum])
      }
    }
    state.forgotten = history.forgotten
    state.rowCount -= removed.count
    try rewrite(&state)
    let kept = history.cells.keys.count {
      [$0.text, $0.context, $0.reading].contains { $0.contains(word) }
    }
    return (removed, kept)
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
      try state.queue?.vacuum()
      try renewImage(&state)
    } catch {
      throw .notWritten("\(error)")
    }
  }
}
