#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The files of a history, all in one folder.
struct HistoryFiles: Sendable {
  /// The folder.
  let folder: String

  /// The database: all that was learned.
  var database: String { "\(folder)/history.sqlite" }
  /// SQLite's journal; empty or absent but while a transaction is under way.
  var journal: String { "\(folder)/history.sqlite-journal" }
  /// The image that readers map.
  var image: String { "\(folder)/history.image" }
  /// The length and checksum that the database was closed with.
  var seal: String { "\(folder)/history.seal" }

  /// Databases that were found damaged and put aside.
  var damaged: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasPrefix("history.sqlite.damaged-") }.sorted()
      .map { "\(folder)/\($0)" }
  }

  /// Everything that the store ever writes and that is there now.
  var all: [String] {
    ([database, journal, image, seal] + damaged)
      .filter { FileManager.default.fileExists(atPath: $0) }
  }

  /// Moves the database aside, under the first name that is free.
  func putDatabaseAside() throws -> String {
    var number = 1
    while FileManager.default.fileExists(atPath: "\(database).damaged-\(number)") { number += 1 }
    let aside = "\(database).damaged-\(number)"
    try FileManager.default.moveItem(atPath: database, toPath: aside)
    let length = try? FileManager.default.attributesOfItem(atPath: journal)[.size] as? Int
    switch length {
    case nil: break
    case 0: try FileManager.default.removeItem(atPath: journal)
    default: try FileManager.default.moveItem(atPath: journal, toPath: "\(aside)-journal")
    }
    return aside
  }

  /// Writes a file whole or not at all: a new one takes the place of the old.
  func write(_ bytes: [UInt8], to path: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
  }
}
