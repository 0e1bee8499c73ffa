import DictionaryImage
import UserHistory

extension HistoryStore {
  /// Writes an image of what the tables hold, and publishes it.
  func renewImage(_ state: inout State) throws {
    let time = snapshot.time
    let stored = try read(&state) { try HistoryDatabase.entries(at: time, in: $0) }
    let stamp = UInt64.random(in: .min ... .max)
    let image = try HistoryImage.written(of: stored, time: time, stamp: stamp, in: files)
    try write(&state) { db in
      try HistoryDatabase.set("image", to: stamp, in: db)
      try db.execute("DELETE FROM changed")
    }
    state.isSealed = false
    state.isImageStale = false
    publish(HistorySnapshot(image))
  }

  /// Brings the image up to date and seals the database, so that the next start is quick. The store
  /// can be used again afterwards.
  public func close() {
    state.withLock { state in
      guard state.database != nil, !state.isSealed else { return }
      if snapshot.changedCount > 0 { try? renewImage(&state) }
      seal(&state)
    }
  }

  /// Seals the database as it is, in some milliseconds: systems end keyboards without a word, and the
  /// next start is to be quick all the same.
  public func seal() {
    state.withLock { state in
      guard state.database != nil, !state.isSealed else { return }
      seal(&state)
    }
  }

  private func seal(_ state: inout State) {
    guard let seal = DatabaseSeal(ofDatabaseIn: files), (try? seal.write(in: files)) != nil else {
      return
    }
    state.isSealed = true
  }
}

extension HistoryImage {
  /// Writes the image of what is stored and opens it.
  static func written(
    of stored: StoredEntries, time: HistoryTime, stamp: UInt64, in files: HistoryFiles
  ) throws -> HistoryImage {
    try files.write(bytes(of: stored.entries, time: time, stamp: stamp), to: files.image)
    return try HistoryImage(path: files.image)
  }
}
