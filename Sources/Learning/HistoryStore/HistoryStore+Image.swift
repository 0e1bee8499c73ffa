import DictionaryImage
import UserHistory

extension HistoryStore {
  /// Writes an image of the tables and publishes it.
  func renewImage(_ state: inout State) throws(HistoryStoreError) {
    try hold(.exclusive, &state) { state throws(HistoryStoreError) in
      guard let database = state.database else { return }
      let time = state.clock.believed ?? snapshotTime
      do {
        let renewed = try HistoryImage.renewed(of: database, at: time, in: files)
        state.isSealed = false
        state.isImageStale = false
        state.rowCount = renewed.rowCount
        state.image = FileIdentity(files.image)
        publish(HistorySnapshot(renewed.image), of: state.image)
      } catch {
        throw .notWritten("\(error)")
      }
      // All entries were in memory at once, and a keyboard runs for weeks.
      MappedFile.releaseFreedMemory()
    }
  }

  /// Writes the image and seals the database, so that the next start is quick. The store can be used
  /// again afterwards.
  public func close() {
    state.withLock { state in
      guard state.database != nil, state.lock != nil, !state.isSealed else { return }
      if changedCount > 0 || state.isImageStale { try? renewImage(&state) }
      seal(&state)
    }
  }

  /// Seals the database as it is, in some milliseconds: systems end keyboards without a warning, and
  /// the next start is to be quick all the same.
  public func seal() {
    state.withLock { state in
      guard state.database != nil, state.lock != nil, !state.isSealed else { return }
      seal(&state)
    }
  }

  private func seal(_ state: inout State) {
    let isWritten = try? hold(.exclusive, &state) { _ throws(HistoryStoreError) -> Bool in
      guard let seal = DatabaseSeal(ofDatabaseIn: files) else { return false }
      return (try? seal.write(in: files)) != nil
    }
    if isWritten == true { state.isSealed = true }
  }
}

extension HistoryImage {
  /// Writes the image of a database, notes in the database that it is its image, and opens it. No
  /// other process may write meanwhile.
  static func renewed(
    of database: SQLiteConnection, at time: HistoryTime, in files: HistoryFiles
  ) throws -> (image: HistoryImage, rowCount: Int) {
    let stored = try database.read { try HistoryDatabase.entries(at: time, in: $0) }
    let stamp = UInt64.random(in: .min ... .max)
    try files.write(bytes(of: stored.entries, time: time, stamp: stamp), to: files.image)
    try database.write { db in
      try HistoryDatabase.set("image", to: stamp, in: db)
      try db.execute("DELETE FROM changed")
    }
    return (try HistoryImage(path: files.image), stored.rowCount)
  }
}
