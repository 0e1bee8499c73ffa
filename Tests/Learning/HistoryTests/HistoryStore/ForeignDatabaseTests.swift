import Foundation
import HistoryStore
import Testing

/// Databases of other programs in the place of a history. SQLite would carry out what their schemas ask
/// for: an endless query, a column of a hundred megabytes.
@Suite struct ForeignDatabaseTests {
  private static let endless =
    "WITH RECURSIVE r(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM r)"
  private static let columns =
    "language TEXT NOT NULL, kind INTEGER NOT NULL, context TEXT NOT NULL, reading TEXT NOT NULL, "
    + "text TEXT NOT NULL, device INTEGER NOT NULL, weight INTEGER NOT NULL, last INTEGER NOT NULL, "
    + "checksum INTEGER NOT NULL"
  private static let key = "PRIMARY KEY(language, kind, context, reading, text, device)"

  private static func cell(_ definition: String) -> String {
    "DROP TABLE cell; CREATE TABLE cell(\(definition))"
  }

  private static func cell(generating expression: String, _ kind: String) -> String {
    cell(
      "language TEXT GENERATED ALWAYS AS (\(expression)) \(kind), "
        + columns.dropFirst("language TEXT NOT NULL, ".count))
      + "; INSERT INTO cell VALUES (0, '', 'a', 'b', 1, 1024, 5, 0)"
  }

  /// What another program did to the tables of a history.
  static let schemas: [(name: String, statements: String)] = [
    (
      "an endless view of entries",
      "DROP TABLE cell; CREATE VIEW cell AS \(endless) SELECT 'en' AS language, 0 AS kind, "
        + "'' AS context, 'a' AS reading, 'b' || n AS text, 1 AS device, 1024 AS weight, "
        + "5 AS last, 0 AS checksum FROM r"
    ),
    (
      "an endless view of devices",
      "DROP TABLE device; CREATE VIEW device AS \(endless) "
        + "SELECT n AS number, 1 AS version, 0 AS checksum FROM r"
    ),
    (
      "an endless view of settings",
      "DROP TABLE setting; CREATE VIEW setting AS \(endless) SELECT 'x' AS name, n AS value FROM r"
    ),
    (
      "an endless view of changes",
      "DROP TABLE changed; CREATE VIEW changed AS \(endless) SELECT 'en' AS language, 0 AS kind, "
        + "'' AS context, n AS reading FROM r"
    ),
    (
      "a view that loads an extension",
      "DROP TABLE setting; CREATE VIEW setting AS "
        + "SELECT 'device' AS name, load_extension('x') AS value"
    ),
    (
      "a view that can be written",
      "ALTER TABLE cell RENAME TO entries; CREATE VIEW cell AS SELECT * FROM entries; "
        + "CREATE TRIGGER t INSTEAD OF INSERT ON cell BEGIN SELECT 1; END"
    ),
    ("a view beside the tables", "CREATE VIEW more AS SELECT * FROM cell"),
    ("a large generated column", cell(generating: "hex(zeroblob(50000000))", "VIRTUAL")),
    ("a generated column", cell(generating: "'en'", "VIRTUAL")),
    ("a stored generated column", cell(generating: "lower('EN')", "STORED")),
    (
      "a trigger on new entries",
      "CREATE TRIGGER t AFTER INSERT ON cell BEGIN DELETE FROM device; END"
    ),
    (
      "a trigger on removed entries",
      "CREATE TRIGGER t BEFORE DELETE ON cell BEGIN SELECT RAISE(ABORT, 'kept'); END"
    ),
    (
      "a trigger that repeats itself",
      "CREATE TRIGGER t AFTER INSERT ON changed BEGIN "
        + "INSERT INTO changed VALUES (NEW.language, NEW.kind, NEW.context, NEW.reading || 'x'); END"
    ),
    ("another table", "CREATE TABLE more(a)"),
    ("a table of statistics", "ANALYZE"),
    ("an index", "CREATE INDEX i ON cell(text)"),
    ("an index of an expression", "CREATE INDEX i ON cell(hex(text))"),
    ("an index of some rows", "CREATE INDEX i ON cell(text) WHERE weight > 0"),
    ("a table of full text", "CREATE VIRTUAL TABLE more USING fts5(a)"),
    ("a table of rectangles", "CREATE VIRTUAL TABLE more USING rtree(a, b, c)"),
    ("a column more", "ALTER TABLE cell ADD COLUMN more"),
    ("a column with another name", "ALTER TABLE cell RENAME COLUMN text TO words"),
    ("a column less", "ALTER TABLE cell DROP COLUMN checksum"),
    ("no table of entries", "DROP TABLE cell; CREATE TABLE more(a)"),
    ("numbers of rows", cell("\(columns), \(key)")),
    ("a check", cell("\(columns), \(key), CHECK(length(hex(text)) > 0)") + " WITHOUT ROWID"),
    (
      "a default",
      cell(columns + " DEFAULT (random()), " + key) + " WITHOUT ROWID"
    ),
    (
      "another order",
      cell(
        columns.replacingOccurrences(of: "text TEXT", with: "text TEXT COLLATE NOCASE") + ", " + key
      )
        + " WITHOUT ROWID"
    ),
    (
      "a reference to another table",
      cell("\(columns), \(key), FOREIGN KEY(device) REFERENCES device(number)") + " WITHOUT ROWID"
    ),
    ("strict types", cell("\(columns), \(key)") + " STRICT, WITHOUT ROWID"),
    ("a write-ahead log", "PRAGMA journal_mode = WAL; CREATE TABLE more(a)"),
  ]

  private func folder(with statements: String) throws -> StoreFolder {
    let folder = StoreFolder()
    do {
      let store = folder.open()
      store.learn(NumberedLessons.lesson(1), at: 1_000)
      store.learn(NumberedLessons.lesson(2), at: 1_000)
    }
    try SQLiteTool.run(statements, in: folder.database)
    return folder
  }

  private func contents(of folder: StoreFolder) throws -> [String: [UInt8]] {
    try Dictionary(uniqueKeysWithValues: folder.files.map { ($0, try folder.bytes(of: $0)) })
  }

  @Test(.timeLimit(.minutes(1)), arguments: schemas.indices)
  func otherTablesAreNotMerged(index: Int) throws {
    let (name, statements) = Self.schemas[index]
    let folder = try folder(with: statements)
    let before = try contents(of: folder)
    let error = #expect(throws: HistoryStoreError.self, "\(name)") {
      try HistoryStore.history(in: folder.path)
    }
    #expect(error?.description.contains("not merged") == true, "\(name)")
    #expect(try contents(of: folder) == before, "\(name)")
  }

  /// As one's own history, such a file is damaged: what is intact in it is kept, and learning goes on.
  @Test(.timeLimit(.minutes(1)), arguments: schemas.indices)
  func otherTablesAreReplacedInOnesOwnHistory(index: Int) throws {
    let (name, statements) = Self.schemas[index]
    let folder = try folder(with: statements)
    let store = folder.open()
    if case .recovered = store.condition {} else { Issue.record("\(name): \(store.condition)") }
    #expect(store.learn(NumberedLessons.lesson(3), at: 1_001) != nil, "\(name)")
    #expect(try !store.history().cells.isEmpty, "\(name)")
    _ = try store.forget("none", at: 1_001)
  }

  /// Values and rows that no history has, in tables that are right.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "INSERT INTO cell VALUES ('en', 0, '', 'a', hex(zeroblob(30000000)), 1, 1024, 5, 0)",
      "INSERT INTO cell VALUES ('en', 0, '', 'a', zeroblob(1000000), 1, 1024, 5, 0)",
      "INSERT INTO cell VALUES ('en', 'x', '', 'a', 'b', 'c', 1.5, 'd', '')",
      "INSERT INTO device VALUES (-1, 9223372036854775807, 0)",
      "PRAGMA user_version = 99",
      "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET sql = 'CREATE TABLE cell(a' "
        + "WHERE name = 'cell'",
      "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET type = 'index' WHERE name = 'cell'",
      "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = 2 WHERE type = 'table'",
      "PRAGMA writable_schema = ON; UPDATE sqlite_schema SET rootpage = 1 WHERE name = 'cell'",
    ])
  func oddRowsAreLeftOut(statements: String) throws {
    let folder = try folder(with: statements)
    let before = try contents(of: folder)
    if let history = try? HistoryStore.history(in: folder.path) {
      #expect(history.cells.keys.allSatisfy { $0.text.utf8.count < 1_002 })
    }
    #expect(try contents(of: folder) == before)
    let store = folder.open()
    #expect(try store.history().cells.keys.allSatisfy { $0.text.utf8.count < 1_002 })
  }

  @Test func moreRowsThanAnyDeviceHasAreNotRead() throws {
    let folder = try folder(
      with: "INSERT INTO cell \(Self.endless) SELECT 'en', 0, '', 'a', n, 1, 1024, 5, 0 FROM r "
        + "LIMIT 5000")
    let error = #expect(throws: HistoryStoreError.self) {
      try HistoryStore.history(in: folder.path, rowLimit: 5_000)
    }
    #expect(error?.description.contains("more than 5000 entries") == true)
    #expect(try !HistoryStore.history(in: folder.path, rowLimit: 6_000).cells.isEmpty)
  }
}
