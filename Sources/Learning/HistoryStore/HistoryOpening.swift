import DictionaryImage
import Foundation
import GRDB
import UserHistory

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
      switch (error as? DatabaseError)?.resultCode {
      case .SQLITE_FULL: "the disk is full"
      case .SQLITE_READONLY, .SQLITE_CANTOPEN, .SQLITE_PERM: "the folder cannot be written"
      case .SQLITE_BUSY: "another program keeps the history busy"
      default: (error as? CocoaError).map { $0.localizedDescription } ?? "\(error)"
      }
    return "\(cause) (\(files.folder))"
  }

  private func openOrRecover() throws -> (HistoryStore.State, HistorySnapshot) {
    guard FileManager.default.fileExists(atPath: files.database) else {
      return try start(with: History(), device: nil, condition: .sound)
    }
    let isTrusted =
      DatabaseSeal(writtenIn: files).map { $0 == DatabaseSeal(ofDatabaseIn: files) } ?? false
    do {
      let queue = try DatabaseQueue(
        path: files.database, configuration: HistorySchema.configuration)
      if isTrusted, var opened = try openWithImage(queue) {
        opened.0.isSealed = true
        return opened
      }
      return try openChecked(queue)
    } catch let error as DatabaseError where Self.isDamage(error) {
      return try recover()
    } catch is DamagedDatabase {
      return try recover()
    }
  }

  /// The database is not as it was written.
  private struct DamagedDatabase: Error {}

  private static func isDamage(_ error: DatabaseError) -> Bool {
    [.SQLITE_CORRUPT, .SQLITE_NOTADB, .SQLITE_FORMAT, .SQLITE_SCHEMA].contains(error.resultCode)
      // A table that is not there, or not as it should be.
      || error.resultCode == .SQLITE_ERROR
  }

  // MARK: A sound database

  /// A database with the image that was made of it, and what has changed since. Nil where the image
  /// is another one.
  private func openWithImage(
    _ queue: DatabaseQueue
  ) throws -> (HistoryStore.State, HistorySnapshot)? {
    try queue.read { db in
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
        queue: queue, device: DeviceID(device), condition: .sound,
        forgotten: try HistoryDatabase.forgottenWords(in: db).words)
      state.rowCount = rowCount
      return (state, snapshot)
    }
  }

  /// A database that was not closed, or was changed since: every page and every row is checked. The
  /// image is the one it had, where that is sound.
  private func openChecked(
    _ queue: DatabaseQueue
  ) throws -> (HistoryStore.State, HistorySnapshot) {
    let device = try queue.read { db in
      guard try Int.fetchOne(db, sql: "PRAGMA user_version") == HistorySchema.version,
        try String.fetchAll(db, sql: "PRAGMA integrity_check(1)") == ["ok"],
        let device = try HistoryDatabase.setting("device", in: db),
        try HistoryDatabase.damagedCellCount(in: db) == 0,
        try HistoryDatabase.forgottenWords(in: db).damaged == 0
      else { throw DamagedDatabase() }
      return DeviceID(device)
    }
    if let opened = try openWithImage(queue) { return opened }
    let stored = try queue.read { try HistoryDatabase.entries(at: now, in: $0) }
    return try finish(queue, stored, device: device, condition: .sound)
  }

  /// Writes the image of a database and answers the store's state.
  private func finish(
    _ queue: DatabaseQueue, _ stored: StoredEntries, device: DeviceID, condition: HistoryCondition
  ) throws -> (HistoryStore.State, HistorySnapshot) {
    let stamp = UInt64.random(in: .min ... .max)
    let image = try HistoryImage.written(of: stored, time: now, stamp: stamp, in: files)
    try queue.write { db in
      try HistoryDatabase.set("image", to: stamp, in: db)
      try db.execute(sql: "DELETE FROM changed")
    }
    var state = HistoryStore.State(
      queue: queue, device: device, condition: condition,
      forgotten: try queue.read { try HistoryDatabase.forgottenWords(in: $0).words })
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
    do {
      let queue = try DatabaseQueue(path: new, configuration: HistorySchema.configuration)
      try queue.write { db in
        try HistorySchema.create(in: db)
        try HistoryDatabase.set("device", to: device.number, in: db)
        try HistoryDatabase.replaceAll(with: history, in: db)
      }
      try queue.close()
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: new)
    try? FileManager.default.removeItem(atPath: files.journal)
    try FileManager.default.moveItem(atPath: new, toPath: files.database)
    try? FileManager.default.removeItem(atPath: "\(new)-journal")
    let queue = try DatabaseQueue(
      path: files.database, configuration: HistorySchema.configuration)
    let stored = try queue.read { try HistoryDatabase.entries(at: now, in: $0) }
    return try finish(queue, stored, device: device, condition: condition)
  }

  // MARK: Nothing can be written

  /// What is there is read, and nothing is learned.
  private func openForReading(reason: String) -> (HistoryStore.State, HistorySnapshot) {
    var configuration = HistorySchema.configuration
    configuration.readonly = true
    let queue = try? DatabaseQueue(path: files.database, configuration: configuration)
    let state = HistoryStore.State(
      queue: queue, device: DeviceID(0), condition: .notLearning(reason: reason))
    guard let queue, let history = try? queue.read({ try HistoryDatabase.history(in: $0).history })
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
