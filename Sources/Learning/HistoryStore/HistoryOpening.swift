import CSQLite
import DictionaryImage
import UserHistory

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The steps from a folder to a store that works: trust what was sealed, check what was not, put
/// aside what is damaged, and do without where nothing can be written.
struct HistoryOpening {
  let files: HistoryFiles
  let now: HistoryTime

  mutating func open() -> (HistoryStore.State, HistorySnapshot) {
    do {
      try FileManager.default.createDirectory(
        atPath: files.folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
      return try openOrRecover()
    } catch {
      return openForReading(reason: Self.reason(for: error, in: files))
    }
  }

  /// Why nothing can be learned, for people.
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
    switch (error as? CocoaError)?.code {
    case .fileWriteOutOfSpace: "the disk is full"
    case .fileWriteNoPermission, .fileWriteVolumeReadOnly: "the folder cannot be written"
    case .fileReadNoPermission: "the folder cannot be read"
    case .fileWriteFileExists: "a file has the name of the folder"
    default: nil
    }
  }

  private func openOrRecover() throws -> (HistoryStore.State, HistorySnapshot) {
    guard FileManager.default.fileExists(atPath: files.database) else {
      return try start(with: History(), device: nil, condition: .sound)
    }
    let isTrusted =
      DatabaseSeal(writtenIn: files).map { $0 == DatabaseSeal(ofDatabaseIn: files) } ?? false
    do {
      let database = try HistorySchema.connection(to: files.database)
      if isTrusted, var opened = try openWithImage(database) {
        opened.0.isSealed = true
        return opened
      }
      return try openChecked(database)
    } catch let error as SQLiteError where Self.isDamage(error) {
      return try recover()
    } catch is DamagedDatabase {
      return try recover()
    }
  }

  /// The database is not as it was written.
  private struct DamagedDatabase: Error {}

  private static func isDamage(_ error: SQLiteError) -> Bool {
    // The last one is a table that is not there, or not as it should be.
    [SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT, SQLITE_SCHEMA, SQLITE_ERROR]
      .contains(error.code)
  }

  // MARK: A sound database

  /// A database with the image that was made of it, and what has changed since. Nil where the image
  /// is another one.
  private func openWithImage(
    _ database: SQLiteConnection
  ) throws -> (HistoryStore.State, HistorySnapshot)? {
    try database.read { db in
      guard let device = try HistoryDatabase.setting("device", in: db),
        let image = try? HistoryImage(path: files.image),
        try HistoryDatabase.setting("image", in: db) == image.stamp,
        (try? image.verify()) != nil
      else { return nil }
      var snapshot = HistorySnapshot(image)
      var rowCount = image.count
      for key in try HistoryDatabase.changedGroups(in: db) {
        let items = try HistoryDatabase.items(ofGroup: key, at: image.time, in: db)
        rowCount += items.count - snapshot.items(of: HistoryGroup(of: key)).count
        snapshot.replace(groupOf: key, by: items)
      }
      var state = HistoryStore.State(
        database: database, device: DeviceID(device), condition: .sound,
        forgotten: try HistoryDatabase.forgottenWords(in: db).words)
      state.rowCount = rowCount
      return (state, snapshot)
    }
  }

  /// A database that was not closed, or was changed since: every page and every row is checked. The
  /// image is the one it had, where that is sound.
  private func openChecked(
    _ database: SQLiteConnection
  ) throws -> (HistoryStore.State, HistorySnapshot) {
    let device = try database.read { db in
      guard try db.firstRow("PRAGMA user_version", [], { $0.integer(0) }) == HistorySchema.version,
        try db.firstRow("PRAGMA integrity_check(1)", [], { $0.text(0) }) == "ok",
        let device = try HistoryDatabase.setting("device", in: db),
        try HistoryDatabase.damagedCellCount(in: db) == 0,
        try HistoryDatabase.forgottenWords(in: db).damaged == 0
      else { throw DamagedDatabase() }
      return DeviceID(device)
    }
    if let opened = try openWithImage(database) { return opened }
    let stored = try database.read { try HistoryDatabase.entries(at: now, in: $0) }
    return try finish(database, stored, device: device, condition: .sound)
  }

  /// Writes the image of a database and answers the store's state.
  private func finish(
    _ database: SQLiteConnection, _ stored: StoredEntries, device: DeviceID,
    condition: HistoryCondition
  ) throws -> (HistoryStore.State, HistorySnapshot) {
    let stamp = UInt64.random(in: .min ... .max)
    let image = try HistoryImage.written(of: stored, time: now, stamp: stamp, in: files)
    try database.write { db in
      try HistoryDatabase.set("image", to: stamp, in: db)
      try db.execute("DELETE FROM changed")
    }
    var state = HistoryStore.State(
      database: database, device: device, condition: condition,
      forgotten: try database.read { try HistoryDatabase.forgottenWords(in: $0).words })
    state.rowCount = stored.rowCount
    return (state, HistorySnapshot(image))
  }

  // MARK: A new database

  /// Puts a damaged database aside and goes on with what is intact in it, or in its image.
  private func recover() throws -> (HistoryStore.State, HistorySnapshot) {
    let aside = try files.putDatabaseAside()
    let salvage = DatabaseSalvage(
      [UInt8](try Data(contentsOf: URL(fileURLWithPath: aside), options: .alwaysMapped)))
    var history = salvage.history
    let device = salvage.device ?? DeviceID(.random(in: .min ... .max))
    if let image = try? HistoryImage(path: files.image), (try? image.verify()) != nil {
      for index in 0..<image.count {
        guard let (key, weight) = image.entry(at: index), history.cells[key] == nil else {
          continue
        }
        history.insert(HistoryCell(weight: weight, last: image.time), of: device, for: key)
      }
    }
    var settled = History()
    settled.merge(history)
    return try start(
      with: settled, device: device,
      condition: .recovered(damagedFile: aside, entriesKept: settled.count))
  }

  /// Makes a database. It gets its name when it is whole.
  private func start(
    with history: History, device: DeviceID?, condition: HistoryCondition
  ) throws -> (HistoryStore.State, HistorySnapshot) {
    let device = device ?? DeviceID(.random(in: .min ... .max))
    let new = "\(files.database).new"
    try? FileManager.default.removeItem(atPath: new)
    // Closed once it is written: nothing refers to it any longer.
    try HistorySchema.connection(to: new).write { db in
      try HistorySchema.create(in: db)
      try HistoryDatabase.set("device", to: device.number, in: db)
      try HistoryDatabase.replaceAll(with: history, in: db)
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: new)
    try? FileManager.default.removeItem(atPath: files.journal)
    try FileManager.default.moveItem(atPath: new, toPath: files.database)
    try? FileManager.default.removeItem(atPath: "\(new)-journal")
    let database = try HistorySchema.connection(to: files.database)
    let stored = try database.read { try HistoryDatabase.entries(at: now, in: $0) }
    return try finish(database, stored, device: device, condition: condition)
  }

  // MARK: Nothing can be written

  /// What is there is read, and nothing is learned.
  private func openForReading(reason: String) -> (HistoryStore.State, HistorySnapshot) {
    let database = try? HistorySchema.connection(to: files.database, isReadOnly: true)
    let state = HistoryStore.State(
      database: database, device: DeviceID(0), condition: .notLearning(reason: reason))
    guard let database,
      let history = try? database.read({ try HistoryDatabase.history(in: $0).history })
    else { return (state, HistorySnapshot(time: now)) }
    var snapshot = HistorySnapshot(time: now)
    for (key, entries) in Dictionary(grouping: history.cells.keys, by: HistoryGroup.init(of:)) {
      _ = key
      guard let first = entries.first else { continue }
      snapshot.replace(
        groupOf: first,
        by: entries.map { HistoryItem(text: $0.text, weight: history.weight(of: $0, at: now)) })
    }
    return (state, snapshot)
  }
}
