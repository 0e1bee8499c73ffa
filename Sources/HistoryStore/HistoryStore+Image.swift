import DictionaryFormat
import Foundation
import GRDB
import UserHistory

extension HistoryStore {
  /// Writes an image of what the tables hold, and publishes it.
  func renewImage(_ state: inout State) throws {
    let time = snapshot.time
    let history = try read(&state) { try HistoryDatabase.history(in: $0).history }
    let stamp = UInt64.random(in: .min ... .max)
    let image = try HistoryImage.written(of: history, time: time, stamp: stamp, in: files)
    try write(&state) { db in
      try HistoryDatabase.set("image", to: stamp, in: db)
      try db.execute(sql: "DELETE FROM changed")
    }
    state.isSealed = false
    publish(HistorySnapshot(image))
  }

  /// Brings the image up to date and seals the database, so that the next start is quick. The store
  /// can be used again afterwards.
  public func close() {
    state.withLock { state in
      guard state.queue != nil, !state.isSealed else { return }
      if snapshot.changedCount > 0 { try? renewImage(&state) }
      guard let seal = DatabaseSeal(ofDatabaseIn: files), (try? seal.write(in: files)) != nil else {
        return
      }
      state.isSealed = true
    }
  }
}

extension HistoryImage {
  /// Writes the image of a history and opens it.
  static func written(
    of history: History, time: HistoryTime, stamp: UInt64, in files: HistoryFiles
  ) throws -> HistoryImage {
    let entries = history.cells.keys.sorted().map {
      (key: $0, weight: history.weight(of: $0, at: time))
    }
    try files.write(bytes(of: entries, time: time, stamp: stamp), to: files.image)
    return try HistoryImage(path: files.image)
  }
}
