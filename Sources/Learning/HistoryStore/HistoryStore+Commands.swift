import LibC
import UserHistory

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
  /// - Throws: `notRead` if there is no history, it cannot be read, its tables are other ones, or it is
  ///   larger than a history can be.
  public static func history(in folder: String) throws(HistoryStoreError) -> History {
    try history(in: folder, rowLimit: maximumForeignRows)
  }

  /// Reads the history in a folder of another device, of at most `rowLimit` rows.
  package static func history(
    in folder: String, rowLimit: Int
  ) throws(HistoryStoreError) -> History {
    let files = HistoryFiles(folder: folder)
    guard FileIdentity(files.database) != nil else {
      throw .notRead("\(folder): no history here; give the folder of a history")
    }
    guard PrivateFile.size(of: files.database) <= maximumForeignBytes else {
      throw .notRead("\(files.database): larger than a history can be; nothing was read")
    }
    do {
      do {
        try HistorySchema.checkJournalMode(of: files.database)
        let database = try HistorySchema.connection(to: files.database, isReadOnly: true)
        try HistorySchema.checkTables(of: database)
        return try database.read { try HistoryDatabase.history(in: $0, limit: rowLimit) }
      } catch let error as SQLiteError where HistoryOpening.isDamage(error) {
        return try intactRows(of: files.database, limit: rowLimit)
      }
    } catch {
      throw .notRead("\(files.database): not merged: \(error)")
    }
  }

  /// The largest number of rows that are read of another device, ten times as many as it keeps, and the
  /// size of a file with so many in bytes.
  private static let maximumForeignRows = 1_000_000
  private static let maximumForeignBytes = 1 << 30

  private static func intactRows(of path: String, limit: Int) throws -> History {
    var history = History()
    var count = 0
    try DatabaseSalvage(path: path).forEachRow { row in
      count += 1
      guard count <= limit else { throw TooManyRows(limit: limit) }
      switch row {
      case .cell(let row): history.insert(row.cell, of: row.device, for: row.key)
      case .device(let row): history.insert(version: row.version, of: row.device)
      case .setting: break
      }
    }
    return history
  }

  /// Writes database and image again, without what was deleted. The change is in the database already.
  ///
  /// - Throws: `notCompacted`.
  private func rewrite(_ state: inout State) throws(HistoryStoreError) {
    let failure: String?
    do {
      try state.database?.execute("VACUUM")
      failure = nil
    } catch {
      failure = HistoryOpening.reason(for: error, in: files)
    }
    do throws(HistoryStoreError) {
      try renewImage(&state)
    } catch {
      // The next lesson writes an image. Until then nothing learned is offered, rather than a word that
      // was forgotten.
      state.isImageStale = true
      publish(HistorySnapshot(time: snapshotTime), of: nil)
      throw .notCompacted(failure ?? error.reason)
    }
    if let failure { throw .notCompacted(failure) }
  }
}
