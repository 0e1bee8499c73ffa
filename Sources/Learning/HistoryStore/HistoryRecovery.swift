import DictionaryImage
import UserHistory

/// Makes a database of what is intact in a damaged one and in the image.
///
/// Every step leaves a database under its name, so a process that is killed here recovers again at
/// its next start:
///
/// ```
/// 1. history.sqlite.new    written and synced      the damaged database is untouched
/// 2. .damaged-1            a second name           for the damaged database
/// 3. history.sqlite.new → history.sqlite           the journal of the old one goes first
/// ```
///
/// Rows go from file to file one at a time: memory does not grow with the history.
struct HistoryRecovery {
  let files: HistoryFiles

  /// Recovers from the database, or from the latest damaged copy if there is no database.
  ///
  /// - Returns: the path of the damaged copy; nil if the image was all there was.
  func recover() throws -> String? {
    let hasDatabase = FileIdentity(files.database) != nil
    let source = hasDatabase ? files.database : files.damaged.last { !$0.hasSuffix("-journal") }
    try create { db in
      var found: DeviceID?
      if let source {
        try DatabaseSalvage(path: source).forEachRow { row in
          switch row {
          case .cell(let row):
            if let row = row.admitted() { try HistoryDatabase.restore(row, in: db) }
          case .device(let row): try HistoryDatabase.restore(row, in: db)
          case .setting("device", let value): found = DeviceID(value)
          case .setting("clock", let value): try HistoryDatabase.set("clock", to: value, in: db)
          case .setting: break
          }
        }
      }
      let device = found ?? DeviceID(.random(in: .min ... .max))
      try HistoryDatabase.set("device", to: device.number, in: db)
      try addImage(of: device, to: db)
    }
    let copy = hasDatabase ? try files.keepDamagedDatabase() : source
    try files.takeNewDatabase()
    return copy
  }

  /// Creates the database of an empty history.
  func start() throws {
    try create { db in
      try HistoryDatabase.set("device", to: .random(in: .min ... .max), in: db)
    }
    try files.takeNewDatabase()
  }

  private func create(_ body: (SQLiteConnection) throws -> Void) throws {
    try PrivateFile.createEmpty(files.newDatabase)
    // Closed once it is written: nothing refers to it any longer.
    try HistorySchema.connection(to: files.newDatabase).write { db in
      try HistorySchema.create(in: db)
      try body(db)
    }
  }

  /// Adds the entries of the image that the database has lost. The image does not say which device
  /// an entry is of.
  private func addImage(of device: DeviceID, to db: SQLiteConnection) throws {
    guard let image = try? HistoryImage(path: files.image), (try? image.verify()) != nil else {
      return
    }
    for index in 0..<image.count {
      guard let (key, weight) = image.entry(at: index) else { continue }
      let cell = HistoryCell(weight: weight, last: image.time)
      guard let row = CellRow(key: key, device: device, cell: cell).admitted(),
        try !HistoryDatabase.hasCell(of: key, in: db)
      else { continue }
      try HistoryDatabase.restore(row, in: db)
    }
  }
}
