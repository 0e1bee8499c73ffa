import DictionaryImage
import LibC

/// The tables of a history.
///
/// ```
/// cell     language kind context reading text device → weight last checksum
/// device   number → version checksum: how many changes each device has made to its cells
/// changed  language kind context reading: the groups that differ from the image
/// setting  name → value: device (this one), image (the stamp of the image), lessons (how many were
///          learned and not taken back), clock and doubted (`HistoryClock`)
/// ```
///
/// Texts are ordered by their bytes, as `HistoryKey` is. A row's checksum covers the row: it finds a
/// flipped bit, and tells that a row found in a damaged file is whole.
enum HistorySchema {
  /// `PRAGMA user_version`: the format of the tables. Version 1 had a table `forgotten`.
  static let version: Int64 = 2
  /// `PRAGMA application_id`: GKHI.
  static let applicationID = 0x474B_4849
  /// The page size in bytes, which `DatabaseSalvage` relies on.
  static let pageSize = 4096

  /// The time that a connection waits for another program, in milliseconds.
  private static let timeout: Int32 = 5_000

  /// Opens a connection whose commits reach the disk. It overwrites deleted rows, writes no temporary
  /// files, and leaves the journal empty between transactions.
  static func connection(
    to path: String, isReadOnly: Bool = false
  ) throws(SQLiteError) -> SQLiteConnection {
    let db = try SQLiteConnection(path: path, isReadOnly: isReadOnly, timeout: timeout)
    try db.execute(
      """
      PRAGMA page_size = \(pageSize);
      PRAGMA temp_store = MEMORY;
      PRAGMA secure_delete = ON;
      PRAGMA synchronous = FULL;
      PRAGMA trusted_schema = OFF;
      """)
    if !isReadOnly { try db.execute("PRAGMA journal_mode = TRUNCATE") }
    return db
  }

  private static let tables = [
    """
    CREATE TABLE cell(
      language TEXT NOT NULL, kind INTEGER NOT NULL, context TEXT NOT NULL,
      reading TEXT NOT NULL, text TEXT NOT NULL, device INTEGER NOT NULL,
      weight INTEGER NOT NULL, last INTEGER NOT NULL, checksum INTEGER NOT NULL,
      PRIMARY KEY(language, kind, context, reading, text, device)) WITHOUT ROWID
    """,
    deviceTable,
    """
    CREATE TABLE changed(
      language TEXT NOT NULL, kind INTEGER NOT NULL, context TEXT NOT NULL,
      reading TEXT NOT NULL, PRIMARY KEY(language, kind, context, reading)) WITHOUT ROWID
    """,
    "CREATE TABLE setting(name TEXT NOT NULL PRIMARY KEY, value INTEGER NOT NULL) WITHOUT ROWID",
  ]
  private static let deviceTable = """
    CREATE TABLE device(
      number INTEGER NOT NULL PRIMARY KEY, version INTEGER NOT NULL, checksum INTEGER NOT NULL)
      WITHOUT ROWID
    """
  /// The table that version 1 had beside these.
  private static let forgottenTable = """
    CREATE TABLE forgotten(
      language TEXT NOT NULL, digest TEXT NOT NULL, time INTEGER NOT NULL,
      checksum INTEGER NOT NULL, PRIMARY KEY(language, digest)) WITHOUT ROWID
    """

  /// Creates the tables of a new database.
  static func create(in db: SQLiteConnection) throws {
    try db.execute("PRAGMA application_id = \(applicationID); PRAGMA user_version = \(version)")
    for table in tables { try db.execute(table) }
  }

  /// The error of a database with other tables than those of a history, or with views, triggers,
  /// indexes or generated columns, which could make reading it endless.
  struct UnknownTables: Error, CustomStringConvertible {
    let description = "its tables are not those of a history"
  }

  /// Checks that a database has the tables of a history, exactly as they were created, and nothing else.
  ///
  /// - Throws: `UnknownTables`, or an error of SQLite.
  static func checkTables(of db: SQLiteConnection) throws {
    let known = Set((tables + [forgottenTable]).map(words))
    try db.forEachRow("SELECT type, sql FROM sqlite_schema LIMIT 100") { row in
      guard row.text(0) == "table", let sql = row.text(1), known.contains(words(sql)) else {
        throw UnknownTables()
      }
    }
  }

  /// Checks that a database has a rollback journal, as a history has: to read one with a write-ahead log,
  /// SQLite writes files beside it ("Database File Format", section 1.3.3).
  ///
  /// - Throws: `UnknownTables`.
  static func checkJournalMode(of path: String) throws {
    let descriptor = InputFile.openRegular(path)
    guard descriptor >= 0 else { throw FileError(path, code: -descriptor) }
    defer { close(descriptor) }
    var header = [UInt8](repeating: 0, count: 20)
    let count = header.withUnsafeMutableBytes { PrivateFile.read(from: descriptor, into: $0) }
    if count == header.count, header[18] == 2 || header[19] == 2 { throw UnknownTables() }
  }

  /// The words of a statement: how its lines were broken does not matter.
  private static func words(_ sql: String) -> [Substring] {
    sql.split(whereSeparator: \.isWhitespace)
  }

  /// Brings the tables of version 1 up to date: the marks of forgotten words go, and so do rows that
  /// no gate kept out then.
  static func migrate(_ db: SQLiteConnection, now: HistoryTime) throws {
    try db.execute(
      """
      DROP TABLE IF EXISTS forgotten;
      \(deviceTable);
      DELETE FROM setting WHERE name = 'image';
      """)
    var rows: [CellRow] = []
    try db.forEachRow("SELECT * FROM cell") { row in
      if let row = CellRow(row), row.admitted(at: now) != row { rows.append(row) }
    }
    for row in rows {
      try HistoryDatabase.write(
        row.key.isLearnable ? row.cell.admitted(at: now) : nil, of: row.key, on: row.device, in: db)
    }
    try db.execute("PRAGMA user_version = \(version)")
  }
}
