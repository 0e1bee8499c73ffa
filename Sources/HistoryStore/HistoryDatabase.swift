import GRDB
import UserHistory

/// What the store asks of its tables, one statement each.
enum HistoryDatabase {
  // MARK: Settings

  static func setting(_ name: String, in db: Database) throws -> UInt64? {
    try Int64.fetchOne(
      db.cachedStatement(sql: "SELECT value FROM setting WHERE name = ?"), arguments: [name]
    ).map { UInt64(bitPattern: $0) }
  }

  static func set(_ name: String, to value: UInt64, in db: Database) throws {
    try db.cachedStatement(sql: "INSERT OR REPLACE INTO setting VALUES (?, ?)")
      .execute(arguments: [name, Int64(bitPattern: value)])
  }

  // MARK: Cells

  static func cell(
    of key: HistoryKey, on device: DeviceID, in db: Database
  ) throws -> HistoryCell? {
    let row = try Row.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT weight, last FROM cell WHERE language = ? AND kind = ? AND context = ?
            AND reading = ? AND text = ? AND device = ?
          """), arguments: arguments(key, device))
    return row.flatMap { row in
      UInt32(exactly: row[0] as Int64).map {
        HistoryCell(weight: HistoryWeight(units: $0), last: row[1])
      }
    }
  }

  /// Writes a cell; nil removes it. The image no longer has its group right.
  static func write(
    _ cell: HistoryCell?, of key: HistoryKey, on device: DeviceID, in db: Database
  ) throws {
    if let cell {
      let row = CellRow(key: key, device: device, cell: cell)
      try db.cachedStatement(sql: "INSERT OR REPLACE INTO cell VALUES (?,?,?,?,?,?,?,?,?)")
        .execute(
          arguments: arguments(key, device) + [
            Int64(cell.weight.units), cell.last, row.checksum,
          ])
    } else {
      try db.cachedStatement(
        sql: """
          DELETE FROM cell WHERE language = ? AND kind = ? AND context = ? AND reading = ?
            AND text = ? AND device = ?
          """
      ).execute(arguments: arguments(key, device))
    }
    try db.cachedStatement(sql: "INSERT OR IGNORE INTO changed VALUES (?, ?, ?, ?)")
      .execute(arguments: [key.language, Int64(key.kind.rawValue), key.context, key.reading])
  }

  /// The entries of a key's group, with what they weigh at a time.
  static func items(
    ofGroup key: HistoryKey, at time: HistoryTime, in db: Database
  ) throws -> [HistoryItem] {
    let rows = try Row.fetchCursor(
      db.cachedStatement(
        sql: """
          SELECT text, weight, last FROM cell
          WHERE language = ? AND kind = ? AND context = ? AND reading = ? ORDER BY text
          """),
      arguments: [key.language, Int64(key.kind.rawValue), key.context, key.reading])
    var items: [HistoryItem] = []
    while let row = try rows.next() {
      let text: String = row[0]
      guard let units = UInt32(exactly: row[1] as Int64) else { continue }
      let cell = HistoryCell(weight: HistoryWeight(units: units), last: row[2])
      if items.last?.text == text {
        items[items.count - 1].weight = items[items.count - 1].weight + cell.weight(at: time)
      } else {
        items.append(HistoryItem(text: text, weight: cell.weight(at: time)))
      }
    }
    return items
  }

  /// A key of each group that the image has not right.
  static func changedGroups(in db: Database) throws -> [HistoryKey] {
    try Row.fetchAll(db, sql: "SELECT * FROM changed").compactMap { row in
      UInt8(exactly: row[1] as Int64).flatMap(HistoryKey.Kind.init).map {
        HistoryKey(language: row[0], kind: $0, context: row[2], reading: row[3], text: "")
      }
    }
  }

  // MARK: The whole

  /// The entries as an image has them: in the order of their keys, which is that of the table, with
  /// what they weigh at a time. They are added up as they are read, without a table of all.
  static func entries(at time: HistoryTime, in db: Database) throws -> StoredEntries {
    var stored = StoredEntries()
    let cells = try Row.fetchCursor(
      db, sql: "SELECT * FROM cell ORDER BY language, kind, context, reading, text, device")
    while let row = try cells.next() {
      if let row = CellRow(row) {
        stored.append(row.key, row.cell.weight(at: time))
      } else {
        stored.damagedRows += 1
      }
    }
    return stored
  }

  /// The cells that tell of a word, in one language or in all.
  static func cells(
    mentioning word: String, language: String?, in db: Database
  ) throws -> [CellRow] {
    var found: [CellRow] = []
    let cells = try Row.fetchCursor(
      db, sql: "SELECT * FROM cell WHERE ?1 IS NULL OR language = ?1", arguments: [language])
    while let row = try cells.next() {
      guard let context = String.fromDatabaseValue(row[2]),
        let text = String.fromDatabaseValue(row[4]),
        HistoryKey.mentions(word, text: text, context: context), let cell = CellRow(row)
      else { continue }
      found.append(cell)
    }
    return found
  }

  /// How many keys have a text in them, byte by byte.
  static func countOfKeys(containing text: String, in db: Database) throws -> Int {
    try Int.fetchOne(
      db,
      sql: """
        SELECT count(*) FROM (SELECT DISTINCT language, kind, context, reading, text FROM cell
          WHERE instr(text, ?1) OR instr(context, ?1) OR instr(reading, ?1))
        """, arguments: [text]) ?? 0
  }

  /// Writes when a word was forgotten.
  static func write(_ word: ForgottenWord, at time: HistoryTime, in db: Database) throws {
    let row = ForgottenRow(word: word, time: time)
    try db.cachedStatement(sql: "INSERT OR REPLACE INTO forgotten VALUES (?, ?, ?, ?)")
      .execute(arguments: [word.language, word.digest.description, time, row.checksum])
  }

  /// Everything. A row that is not what was written is left out and counted.
  static func history(in db: Database) throws -> (history: History, damagedRows: Int) {
    var history = History()
    var damaged = 0
    let cells = try Row.fetchCursor(db, sql: "SELECT * FROM cell")
    while let row = try cells.next() {
      if let row = CellRow(row) {
        history.insert(row.cell, of: row.device, for: row.key)
      } else {
        damaged += 1
      }
    }
    let (words, damagedWords) = try forgottenWords(in: db)
    for (word, time) in words.times { history.insert(word, at: time) }
    return (history, damaged + damagedWords)
  }

  /// The words that were forgotten.
  static func forgottenWords(in db: Database) throws -> (words: ForgottenWords, damaged: Int) {
    var words = ForgottenWords()
    var damaged = 0
    for row in try Row.fetchAll(db, sql: "SELECT * FROM forgotten") {
      if let language = String.fromDatabaseValue(row[0]),
        let digest = String.fromDatabaseValue(row[1]), let time = Int64.fromDatabaseValue(row[2]),
        let checksum = Int64.fromDatabaseValue(row[3]),
        let row = ForgottenRow(language: language, digest: digest, time: time, checksum: checksum)
      {
        words.insert(row.word, at: row.time)
      } else {
        damaged += 1
      }
    }
    return (words, damaged)
  }

  /// Makes the tables hold exactly a history. No image is right afterwards.
  static func replaceAll(with history: History, in db: Database) throws {
    try db.execute(
      sql: """
        DELETE FROM cell; DELETE FROM forgotten; DELETE FROM changed;
        DELETE FROM setting WHERE name = 'image';
        """)
    let insert = try db.cachedStatement(sql: "INSERT INTO cell VALUES (?,?,?,?,?,?,?,?,?)")
    for (key, cells) in history.cells.sorted(by: { $0.key < $1.key }) {
      for (device, cell) in cells {
        let row = CellRow(key: key, device: device, cell: cell)
        try insert.execute(
          arguments: arguments(key, device) + [Int64(cell.weight.units), cell.last, row.checksum])
      }
    }
    for (word, time) in history.forgotten.times { try write(word, at: time, in: db) }
  }

  private static func arguments(_ key: HistoryKey, _ device: DeviceID) -> StatementArguments {
    [
      key.language, Int64(key.kind.rawValue), key.context, key.reading, key.text,
      Int64(bitPattern: device.number),
    ]
  }
}
