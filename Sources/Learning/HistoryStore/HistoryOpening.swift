import CSQLite
import DictionaryImage
import LibC
import UserHistory

/// The steps from a folder to a store that works: trust what was sealed, check what was not, recover
/// what is damaged, and read without learning where nothing can be written.
struct HistoryOpening {
  let files: HistoryFiles
  let now: HistoryTime

  /// The maximum distance of an image from the clock in seconds: 30 days.
  private static let oldestImage: HistoryTime = 30 * 86_400

  /// Whether an image is too far from the clock: weights on its scale would lose precision, so it is
  /// written again.
  static func isOutdated(imageOf time: HistoryTime, at now: HistoryTime) -> Bool {
    let (age, overflow) = now.subtractingReportingOverflow(time)
    return overflow || !(-oldestImage...oldestImage).contains(age)
  }

  func open() -> (HistoryStore.State, HistorySnapshot) {
    do {
      try PrivateFile.createFolder(files.folder)
      let notes = try PrivateFolder.secure(files.folder)
      var (state, snapshot) = try openAlone(try HistoryLock(path: files.lock))
      state.notes = notes
      return (state, snapshot)
    } catch let error as ForeignFile {
      // Not even read: what is offered would be of another user's making.
      let condition = HistoryCondition.notLearning(reason: "\(error)")
      return (HistoryStore.State(condition: condition), HistorySnapshot(time: now))
    } catch {
      return openForReading(reason: Self.reason(for: error, in: files))
    }
  }

  /// Opens the store while no other process can replace a file.
  func openAlone(_ lock: HistoryLock) throws -> (HistoryStore.State, HistorySnapshot) {
    try lock.hold(.exclusive) {
      files.sweep()
      var (state, snapshot) = try openOrRecover()
      state.lock = lock
      state.identity = FileIdentity(files.database)
      return (state, snapshot)
    }
  }

  /// Returns the reason why nothing can be learned, as users read it.
  static func reason(for error: any Error, in files: HistoryFiles) -> String {
    let cause =
      switch (error as? SQLiteError)?.code {
      case SQLITE_FULL: "the disk is full"
      case SQLITE_READONLY, SQLITE_CANTOPEN, SQLITE_PERM: "the folder cannot be written"
      case SQLITE_BUSY: "another program keeps the history busy"
      default: fileReason(for: error) ?? "\(error)"
      }
    return "\(cause) (\(files.folder))"
  }

  private static func fileReason(for error: any Error) -> String? {
    if error is HistoryLock.Busy { return "another program keeps the history busy" }
    if error is LaterVersion {
      return "a later version of GlobeKey wrote the history; update this program"
    }
    switch (error as? FileError)?.code {
    case ENOSPC, EDQUOT: return "the disk is full"
    case EACCES, EPERM, EROFS, ENOTDIR, ELOOP: return "the folder cannot be written"
    case EEXIST: return "a file has the name of the folder"
    default: return nil
    }
  }

  private func openOrRecover() throws -> (HistoryStore.State, HistorySnapshot) {
    guard FileIdentity(files.database) != nil else {
      // A database that is gone while its image or a damaged copy is there was not removed by us.
      let hasRest = FileIdentity(files.image) != nil || !files.damaged.isEmpty
      if hasRest { return try recover() }
      try HistoryRecovery(files: files).start()
      return try finish(try HistorySchema.connection(to: files.database), condition: .sound)
    }
    let isTrusted =
      DatabaseSeal(writtenIn: files).map { $0 == DatabaseSeal(ofDatabaseIn: files) } ?? false
    do {
      let database = try HistorySchema.connection(to: files.database)
      try HistorySchema.checkTables(of: database)
      if isTrusted, try Self.version(of: database) == HistorySchema.version,
        var opened = try Self.openWithImage(database, files, now: now)
      {
        opened.0.isSealed = true
        return opened
      }
      return try openChecked(database)
    } catch let error as SQLiteError where Self.isDamage(error) {
      return try recover()
    } catch is DamagedDatabase {
      return try recover()
    } catch is HistorySchema.UnknownTables {
      return try recover()
    }
  }

  /// The database is not as it was written.
  private struct DamagedDatabase: Error {}
  /// The database is of a later version of this library.
  private struct LaterVersion: Error {}

  /// Whether an error says that a database is damaged, rather than busy or unreadable.
  static func isDamage(_ error: SQLiteError) -> Bool {
    // The last three are a table that is not as it should be, and more than a history has: values that
    // are too long, and statements that do not end.
    [
      SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT, SQLITE_SCHEMA, SQLITE_ERROR, SQLITE_TOOBIG,
      SQLITE_INTERRUPT,
    ].contains(error.code)
  }

  // MARK: A sound database

  /// Returns the version of the tables.
  ///
  /// - Throws: `DamagedDatabase` if the database is not a history.
  private static func version(of database: SQLiteConnection) throws -> Int64 {
    let version = try database.firstRow("PRAGMA user_version") { $0.integer(0) } ?? 0
    let application = try database.firstRow("PRAGMA application_id") { $0.integer(0) }
    guard application == Int64(HistorySchema.applicationID), version > 0 else {
      throw DamagedDatabase()
    }
    return version
  }

  /// Opens a database with the image that was made of it, and the groups that changed since.
  ///
  /// - Returns: nil if the image is of another state, damaged, or too old.
  static func openWithImage(
    _ database: SQLiteConnection, _ files: HistoryFiles, now: HistoryTime
  ) throws -> (HistoryStore.State, HistorySnapshot)? {
    try database.read { db in
      // First the file that is there, then what it is: another process may replace it now.
      let identity = FileIdentity(files.image)
      guard let device = try HistoryDatabase.setting("device", in: db),
        let image = try? HistoryImage(path: files.image),
        try HistoryDatabase.setting("image", in: db) == image.stamp,
        (try? image.verify()) != nil
      else { return nil }
      let clock = try HistoryDatabase.clock(in: db)
      guard !isOutdated(imageOf: image.time, at: clock.reading(now)) else { return nil }
      var snapshot = HistorySnapshot(image)
      var rowCount = image.count
      for key in try HistoryDatabase.changedGroups(in: db) {
        let items = try HistoryDatabase.items(ofGroup: key, at: image.time, in: db)
        rowCount += items.count - snapshot.items(of: HistoryGroup(of: key)).count
        snapshot.replace(groupOf: key, by: items)
      }
      var state = HistoryStore.State(
        database: database, device: DeviceID(device), condition: .sound, clock: clock)
      state.rowCount = rowCount
      state.image = identity
      return (state, snapshot)
    }
  }

  /// Opens a database that was not closed, or was changed since: every page and every row is checked.
  /// The image is the one it had, if that is sound.
  private func openChecked(
    _ database: SQLiteConnection
  ) throws -> (HistoryStore.State, HistorySnapshot) {
    try database.read { db in
      guard try db.firstRow("PRAGMA integrity_check(1)", [], { $0.text(0) }) == "ok",
        try HistoryDatabase.setting("device", in: db) != nil,
        try HistoryDatabase.damagedCellCount(in: db) == 0
      else { throw DamagedDatabase() }
    }
    let version = try Self.version(of: database)
    guard version <= HistorySchema.version else { throw LaterVersion() }
    if version < HistorySchema.version {
      try database.write { try HistorySchema.migrate($0, now: now) }
      try database.execute("VACUUM")
    }
    if let opened = try Self.openWithImage(database, files, now: now) { return opened }
    return try finish(database, condition: .sound)
  }

  /// Writes the image of a database and returns the state of the store.
  private func finish(
    _ database: SQLiteConnection, condition: HistoryCondition
  ) throws -> (HistoryStore.State, HistorySnapshot) {
    let (device, clock) = try database.read { db in
      (try HistoryDatabase.setting("device", in: db), try HistoryDatabase.clock(in: db))
    }
    var state = HistoryStore.State(
      database: database, device: DeviceID(device ?? 0), condition: condition, clock: clock)
    let image = try HistoryImage.renewed(of: database, at: clock.reading(now), in: files)
    state.rowCount = image.rowCount
    state.image = FileIdentity(files.image)
    return (state, HistorySnapshot(image.image))
  }

  // MARK: A new database

  /// Makes a new database of what is intact in a damaged one, and opens it.
  private func recover() throws -> (HistoryStore.State, HistorySnapshot) {
    let copy = try HistoryRecovery(files: files).recover()
    let database = try HistorySchema.connection(to: files.database)
    let kept = try database.read { db in
      try db.firstRow(
        """
        SELECT count(*) FROM
          (SELECT DISTINCT language, kind, context, reading, text FROM cell)
        """
      ) { $0.integer(0) }
    }
    return try finish(
      database,
      condition: .recovered(damagedFile: copy ?? files.database, entriesKept: Int(kept ?? 0)))
  }

  // MARK: Nothing can be written

  /// Opens what is there for reading; nothing is learned.
  private func openForReading(reason: String) -> (HistoryStore.State, HistorySnapshot) {
    let condition = HistoryCondition.notLearning(reason: reason)
    let database = try? HistorySchema.connection(to: files.database, isReadOnly: true)
    if let database, (try? HistorySchema.checkTables(of: database)) == nil {
      return (HistoryStore.State(condition: condition), HistorySnapshot(time: now))
    }
    var state = HistoryStore.State(
      database: database, device: DeviceID(0), condition: condition, clock: HistoryClock())
    guard let database else { return (state, HistorySnapshot(time: now)) }
    if let opened = try? Self.openWithImage(database, files, now: now) {
      state = opened.0
      state.condition = condition
      return (state, opened.1)
    }
    return (state, (try? Self.snapshot(of: database, now: now)) ?? HistorySnapshot(time: now))
  }

  /// Reads all groups into a snapshot, without an image.
  private static func snapshot(
    of database: SQLiteConnection, now: HistoryTime
  ) throws -> HistorySnapshot {
    let entries = try database.read { try HistoryDatabase.entries(at: now, in: $0).entries }
    var snapshot = HistorySnapshot(time: now)
    // The entries of a group follow each other.
    var items: [HistoryItem] = []
    for (index, entry) in entries.enumerated() {
      items.append(HistoryItem(text: entry.key.text, weight: entry.weight))
      let group = HistoryGroup(of: entry.key)
      if index + 1 < entries.count, HistoryGroup(of: entries[index + 1].key) == group { continue }
      snapshot.replace(groupOf: entry.key, by: items)
      items = []
    }
    return snapshot
  }
}
