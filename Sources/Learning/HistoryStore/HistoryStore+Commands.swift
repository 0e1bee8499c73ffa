import UserHistory

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The result of forgetting a word.
public struct ForgettingReceipt: Hashable, Sendable {
  /// The keys that were removed.
  public let removed: [HistoryKey]
  /// The number of removed keys that other devices learned too. They come back when the history of
  /// such a device is merged, unless it forgets them as well.
  public let learnedElsewhere: Int
  /// Copies of damaged databases and unfinished files, which could have had the word and were removed.
  public let removedFiles: [String]
  /// The files that were searched for the word afterwards: all files of the folder. Empty for a single
  /// ideograph or a word as short, whose bytes occur among numbers by chance: it is looked for among
  /// the entries alone.
  public let searchedFiles: [String]
  /// The number of times that the word was found in them, in UTF-8 or UTF-16.
  public let occurrences: Int
  /// The number of entries those belong to that were not to be forgotten: of other languages, or
  /// longer words of a script with spaces.
  public let kept: Int

  /// Whether nothing is left of what was to be forgotten.
  public var isComplete: Bool { occurrences == 0 || kept > 0 }
}

extension HistoryStore {
  /// Removes every trace of a word, in one language or in all: the word, all entries that contain it,
  /// the pairs it is part of, copies of damaged files, and unfinished files. The files are written
  /// again, so nothing is left between their rows. Nothing about the word is kept.
  @discardableResult
  public func forget(
    _ word: String, language: String? = nil, at time: HistoryTime
  ) throws(HistoryStoreError) -> ForgettingReceipt {
    try state.withLock { state throws(HistoryStoreError) in
      try hold(.exclusive, &state) { state throws(HistoryStoreError) in
        reloadIfReplaced(&state)
        return try forget(word, language, in: &state)
      }
    }
  }

  /// Forgets all of a language, or everything.
  @discardableResult
  public func reset(
    language: String? = nil, at time: HistoryTime
  ) throws(HistoryStoreError) -> ForgettingReceipt {
    try forget("", language: language, at: time)
  }

  private func forget(
    _ word: String, _ language: String?, in state: inout State
  ) throws(HistoryStoreError) -> ForgettingReceipt {
    let mention = WordMention(word)
    let cells = try read(&state) {
      try HistoryDatabase.cells(telling: mention, language: language, in: $0)
    }
    let removed = Set(cells.map(\.key)).sorted()
    let own = state.device
    let elsewhere = Set(cells.lazy.filter { $0.device != own }.map(\.key)).count
    let removedFiles = (files.damaged + files.unfinished).filter { unlink($0) == 0 }
    // The image goes first: if this process is killed now, the next start writes one from the tables.
    unlink(files.image)
    try write(&state) { db in
      for cell in cells {
        try HistoryDatabase.write(nil, of: cell.key, on: cell.device, in: db)
      }
      try HistoryDatabase.countChange(of: own, in: db)
    }
    try rewrite(&state)
    let forms = mention.forms(in: removed)
    let kept = try read(&state) { try HistoryDatabase.countOfKeys(containing: forms, in: $0) }
    let searched = word.utf8.count < TextSearch.shortest ? [] : files.all
    return ForgettingReceipt(
      removed: removed, learnedElsewhere: elsewhere, removedFiles: removedFiles,
      searchedFiles: searched,
      occurrences: searched.reduce(0) { $0 + TextSearch.occurrences(of: forms, inFile: $1) },
      kept: kept)
  }

  /// Merges the history of another device. What that device has forgotten of its own words goes here
  /// too.
  ///
  /// - Returns: the number of keys that are new here.
  @discardableResult
  public func merge(_ other: History, at time: HistoryTime) throws(HistoryStoreError) -> Int {
    try take(other, at: time) { history, other, _ in history.merge(other) }
  }

  /// Restores an export: every entry of it that is not here, whatever was forgotten since.
  ///
  /// - Returns: the number of keys that are new here.
  @discardableResult
  public func restore(_ export: History, at time: HistoryTime) throws(HistoryStoreError) -> Int {
    try take(export, at: time) { history, export, device in
      history.restore(export, on: device)
    }
  }

  private func take(
    _ other: History, at time: HistoryTime,
    _ body: (inout History, History, DeviceID) -> Void
  ) throws(HistoryStoreError) -> Int {
    try state.withLock { state throws(HistoryStoreError) in
      try hold(.exclusive, &state) { state throws(HistoryStoreError) in
        reloadIfReplaced(&state)
        let before = try read(&state) { try HistoryDatabase.history(in: $0) }
        let now = state.clock.reading(time)
        var after = before
        body(&after, other.admitted(at: now), state.device)
        after.shrink(to: limit, at: now)
        guard after.cells != before.cells || after.versions != before.versions else { return 0 }
        try write(&state) { try HistoryDatabase.replaceAll(with: after, in: $0) }
        try rewrite(&state)
        return after.cells.keys.count { before.cells[$0] == nil }
      }
    }
  }

  /// Reads the history in a folder of another device, and changes nothing there. Rows that are not
  /// intact are left out.
  ///
  /// - Throws: `notRead` if there is no history, or it cannot be read.
  public static func history(in folder: String) throws(HistoryStoreError) -> History {
    let files = HistoryFiles(folder: folder)
    guard FileIdentity(files.database) != nil else {
      throw .notRead("\(folder): no history here; give the folder of a history")
    }
    do {
      return try HistorySchema.connection(to: files.database, isReadOnly: true)
        .read { try HistoryDatabase.history(in: $0) }
    } catch {
      var history = History()
      do {
        try DatabaseSalvage(path: files.database).forEachRow { row in
          switch row {
          case .cell(let row): history.insert(row.cell, of: row.device, for: row.key)
          case .device(let row): history.insert(version: row.version, of: row.device)
          case .setting: break
          }
        }
      } catch {
        throw .notRead("\(error)")
      }
      return history
    }
  }

  /// Writes database and image again, without what was deleted.
  private func rewrite(_ state: inout State) throws(HistoryStoreError) {
    do {
      try state.database?.execute("VACUUM")
    } catch {
      throw .notWritten("\(error)")
    }
    try renewImage(&state)
  }
}
