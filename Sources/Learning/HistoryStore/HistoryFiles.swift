import LibC

/// The files of a history, all in one folder. `Docs/formats/history.md` has the protocol: what is
/// written in which order, and what each state after a kill means.
struct HistoryFiles: Sendable {
  /// The folder.
  let folder: String
  /// The image that readers map. Stored, because readers ask for it with each key.
  let image: String

  init(folder: String) {
    self.folder = folder
    image = "\(folder)/history.image"
  }

  /// The database: everything that was learned.
  var database: String { "\(folder)/history.sqlite" }
  /// SQLite's rollback journal; empty or absent outside a transaction.
  var journal: String { "\(database)-journal" }
  /// The length and checksum that the database was closed with.
  var seal: String { "\(folder)/history.seal" }
  /// The lock file, always empty.
  var lock: String { "\(folder)/history.lock" }
  /// A database that is not complete yet.
  var newDatabase: String { "\(database).new" }

  /// Copies of databases that were found damaged, oldest first.
  var damaged: [String] {
    names.filter { $0.hasPrefix("history.sqlite.damaged-") }
      .sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }.map { "\(folder)/\($0)" }
  }

  /// All files of the folder, whoever wrote them.
  var all: [String] { names.sorted().map { "\(folder)/\($0)" } }

  /// Files that a killed process left unfinished. Earlier versions wrote some under random names.
  var unfinished: [String] {
    names.filter {
      $0.hasPrefix("history.") && ($0.hasSuffix(".new") || $0.hasSuffix(".new-journal"))
        || $0.hasPrefix(".dat.nosync")
    }.map { "\(folder)/\($0)" }
  }

  private var names: [String] {
    PrivateFile.names(in: folder)
  }

  /// Removes what a killed process left unfinished.
  func sweep() { for path in unfinished { unlink(path) } }

  /// Keeps a copy of the damaged database and its journal under the first free names. The database
  /// keeps its own name until another takes it, so a kill leaves it where it is found.
  ///
  /// - Returns: the path of the copy.
  func keepDamagedDatabase() throws -> String {
    let identity = FileIdentity(database)
    // A recovery that was killed has kept it already.
    if let kept = damaged.first(where: { FileIdentity($0)?.isSameFile(as: identity) == true }) {
      return kept
    }
    var number = 1
    while access("\(database).damaged-\(number)", F_OK) == 0 { number += 1 }
    let copy = "\(database).damaged-\(number)"
    if PrivateFile.size(of: journal) > 0, link(journal, "\(copy)-journal") != 0 {
      try PrivateFile.copy(journal, to: "\(copy)-journal")
    }
    // Some file systems have no second names.
    if link(database, copy) != 0 {
      try PrivateFile.copy(database, to: copy)
    }
    PrivateFile.sync(folder)
    return copy
  }

  /// Gives the new database the name of the old one.
  func takeNewDatabase() throws(FileError) {
    PrivateFile.sync(newDatabase)
    // It belongs to the old database; SQLite would play it back into the new one.
    unlink(journal)
    try PrivateFile.rename(newDatabase, to: database)
    unlink("\(newDatabase)-journal")
  }

  /// Writes a file whole or not at all.
  func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try PrivateFile.write(bytes, to: path, by: "\(path).new")
  }
}
