/// The tables of a history.
///
/// ```
/// cell       language kind context reading text device → weight last checksum
/// forgotten  language digest → time checksum
/// changed    language kind context reading: the groups that differ from the image
/// setting    name → value: device, image (the stamp of the image), lessons (how many were learned)
/// ```
///
/// Texts are ordered by their bytes, as `HistoryKey` is. A checksum is over its row: a flipped bit
/// is found, and a row is worth keeping wherever it is found.
enum HistorySchema {
  /// `PRAGMA user_version`: the format of the tables.
  static let version: Int64 = 1
  /// `PRAGMA application_id`: GKHI.
  static let applicationID = 0x474B_4849
  /// `DatabaseSalvage` counts on it.
  static let pageSize = 4096

  /// How long a connection waits for another program, in milliseconds.
  private static let timeout: Int32 = 5_000

  /// A connection whose commits reach the disk, that overwrites what is deleted, spills nothing to
  /// files elsewhere, and has an empty journal between transactions.
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
      """)
    if !isReadOnly { try db.execute("PRAGMA journal_mode = TRUNCATE") }
    return db
  }

  /// Makes the tables of a new database.
  static func create(in db: SQLiteConnection) throws {
    try db.execute(
      """
      PRAGMA application_id = \(applicationID);
      PRAGMA user_version = \(version);
      CREATE TABLE cell(
        language TEXT NOT NULL, kind INTEGER NOT NULL, context TEXT NOT NULL,
        reading TEXT NOT NULL, text TEXT NOT NULL, device INTEGER NOT NULL,
        weight INTEGER NOT NULL, last INTEGER NOT NULL, checksum INTEGER NOT NULL,
        PRIMARY KEY(language, kind, context, reading, text, device)) WITHOUT ROWID;
      CREATE TABLE forgotten(
        language TEXT NOT NULL, digest TEXT NOT NULL, time INTEGER NOT NULL,
        checksum INTEGER NOT NULL, PRIMARY KEY(language, digest)) WITHOUT ROWID;
      CREATE TABLE changed(
        language TEXT NOT NULL, kind INTEGER NOT NULL, context TEXT NOT NULL,
        reading TEXT NOT NULL, PRIMARY KEY(language, kind, context, reading)) WITHOUT ROWID;
      CREATE TABLE setting(name TEXT NOT NULL PRIMARY KEY, value INTEGER NOT NULL)
        WITHOUT ROWID;
      """)
  }
}
