import UserHistory

/// The error of a history of somebody else that has more rows than are read.
struct TooManyRows: Error, CustomStringConvertible {
  let limit: Int

  var description: String { "it has more than \(limit) entries" }
}

/// Statements that read or write all rows.
extension HistoryDatabase {
  private static let insertDevice = "INSERT OR REPLACE INTO device VALUES (?, ?, ?)"
  static let inOrder =
    "SELECT * FROM cell ORDER BY language, kind, context, reading, text, device"

  /// Returns the entries as an image has them: in the order of their keys, with their weights on the
  /// scale of a time, summed over all devices. Damaged rows are left out.
  static func entries(at time: HistoryTime, in db: SQLiteConnection) throws -> StoredEntries {
    // Counted by rows: `count(*)` of a table is one step of SQLite, which nothing interrupts.
    let count = try db.firstRow(
      "SELECT count(*) FROM (SELECT 1 FROM cell LIMIT \(SQLiteConnection.maximumRows))"
    ) { $0.integer(0) }
    var stored = StoredEntries(capacity: Int(clamping: count ?? 0))
    try db.forEachRow(inOrder) { row in
      if let row = CellRow(row) { stored.append(row.key, row.cell.weight(onScaleOf: time)) }
    }
    return stored
  }

  /// Returns the number of cells whose checksum does not match.
  static func damagedCellCount(in db: SQLiteConnection) throws -> Int {
    var damaged = 0
    try db.forEachRow("SELECT * FROM cell") { damaged += CellRow($0) == nil ? 1 : 0 }
    return damaged
  }

  /// Returns the cells that mention a word, in one language or in all (nil).
  static func cells(
    telling word: WordMention, language: String?, in db: SQLiteConnection
  ) throws -> [CellRow] {
    var found: [CellRow] = []
    try db.forEachRow(
      "SELECT * FROM cell WHERE ?1 IS NULL OR language = ?1",
      [language.map(SQLiteValue.text) ?? .null]
    ) { row in
      guard let kind = row.integer(1).flatMap(UInt8.init(exactly:)).flatMap(HistoryKey.Kind.init),
        let context = row.text(2), let text = row.text(4),
        word.isIn(kind: kind, context: context, text: text), let cell = CellRow(row)
      else { return }
      found.append(cell)
    }
    return found
  }

  /// Returns the number of keys that contain one of some texts, compared by bytes.
  static func countOfKeys(containing texts: [String], in db: SQLiteConnection) throws -> Int {
    let conditions = texts.indices.map { index in
      ["text", "context", "reading"].map { "instr(\($0), ?\(index + 1))" }.joined(separator: " OR ")
    }
    let count = try db.firstRow(
      """
      SELECT count(*) FROM (SELECT DISTINCT language, kind, context, reading, text FROM cell
        WHERE \(conditions.joined(separator: " OR ")))
      """, texts.map(SQLiteValue.text)
    ) { $0.integer(0) }
    return count.flatMap(Int.init(exactly:)) ?? 0
  }

  /// Reads everything. Rows whose checksum does not match are left out.
  ///
  /// - Parameter limit: the largest number of rows.
  /// - Throws: `TooManyRows`, or an error of SQLite.
  static func history(
    in db: SQLiteConnection, limit: Int = SQLiteConnection.maximumRows
  ) throws -> History {
    var history = History()
    var count = 0
    try db.forEachRow("SELECT * FROM cell") { row in
      count += 1
      guard count <= limit else { throw TooManyRows(limit: limit) }
      if let row = CellRow(row) { history.insert(row.cell, of: row.device, for: row.key) }
    }
    try db.forEachRow("SELECT * FROM device") { row in
      if let row = DeviceRow(row) { history.insert(version: row.version, of: row.device) }
    }
    return history
  }

  /// Drops the keys of least weight until `limit` are left. The image must be written again afterwards.
  /// The keys are read twice and never held all at once.
  ///
  /// - Returns: the number of rows that are left.
  static func shrink(to limit: Int, at time: HistoryTime, in db: SQLiteConnection) throws -> Int {
    var ranks: [EntryRank] = []
    try forEachKey(in: db) { position, row in
      let weight = row.cell.weight(at: time)
      guard position == ranks.count - 1 else {
        ranks.append(EntryRank(weight: weight, last: row.cell.last, position: position))
        return
      }
      ranks[position].weight = ranks[position].weight + weight
      ranks[position].last = max(ranks[position].last, row.cell.last)
    }
    let dropped = Set(ranks.sorted().prefix(max(ranks.count - limit, 0)).map(\.position))
    var rows: [CellRow] = []
    var kept = 0
    try forEachKey(in: db) { position, row in
      if dropped.contains(position) { rows.append(row) } else { kept += 1 }
    }
    for row in rows { try write(nil, of: row.key, on: row.device, in: db) }
    try db.execute("DELETE FROM setting WHERE name = 'image'")
    return kept
  }

  /// Calls `body` for each row with the index of its key in the order of keys.
  private static func forEachKey(in db: SQLiteConnection, _ body: (Int, CellRow) throws -> Void)
    throws
  {
    var position = -1
    var last: HistoryKey?
    try db.forEachRow(inOrder) { row in
      guard let row = CellRow(row) else { return }
      if row.key != last { position += 1 }
      last = row.key
      try body(position, row)
    }
  }

  /// Replaces all rows by those of a history. The image must be written again afterwards.
  static func replaceAll(with history: History, in db: SQLiteConnection) throws {
    try db.execute(
      """
      DELETE FROM cell; DELETE FROM device; DELETE FROM changed;
      DELETE FROM setting WHERE name = 'image';
      """)
    for (key, cells) in history.cells.sorted(by: { $0.key < $1.key }) {
      for (device, cell) in cells {
        try db.run(
          "INSERT INTO cell VALUES (?,?,?,?,?,?,?,?,?)",
          CellRow(key: key, device: device, cell: cell).values)
      }
    }
    for (device, version) in history.versions {
      try db.run(insertDevice, DeviceRow(device: device, version: version).values)
    }
  }

  /// Counts a change that a device made to its cells.
  static func countChange(of device: DeviceID, in db: SQLiteConnection) throws {
    let number = SQLiteValue.integer(Int64(bitPattern: device.number))
    let version =
      try db.firstRow("SELECT version FROM device WHERE number = ?", [number]) { $0.integer(0) }
    let row = DeviceRow(device: device, version: (version ?? 0) &+ 1)
    try db.run(insertDevice, row.values)
  }

  /// Inserts a row that was found in a damaged file, unless a later one of its cell is there.
  static func restore(_ row: CellRow, in db: SQLiteConnection) throws {
    try db.run(
      """
      INSERT INTO cell VALUES (?,?,?,?,?,?,?,?,?) ON CONFLICT DO UPDATE
      SET weight = excluded.weight, last = excluded.last, checksum = excluded.checksum
      WHERE (excluded.last, excluded.weight) > (last, weight)
      """, row.values)
  }

  /// Inserts the version of a device that was found in a damaged file.
  static func restore(_ row: DeviceRow, in db: SQLiteConnection) throws {
    try db.run(
      """
      INSERT INTO device VALUES (?,?,?) ON CONFLICT DO UPDATE
      SET version = excluded.version, checksum = excluded.checksum
      WHERE excluded.version > version
      """, row.values)
  }

  /// Whether any device has a cell of a key.
  static func hasCell(of key: HistoryKey, in db: SQLiteConnection) throws -> Bool {
    try db.firstRow(
      """
      SELECT 1 FROM cell WHERE language = ? AND kind = ? AND context = ? AND reading = ?
        AND text = ?
      """, groupValues(key) + [.text(key.text)]
    ) { $0.integer(0) } != nil
  }
}

extension DeviceRow {
  /// The row that a statement is at; nil if it is not as it was written.
  init?(_ row: borrowing SQLiteRow) {
    guard let number = row.integer(0), let version = row.integer(1), let checksum = row.integer(2)
    else { return nil }
    self.init(number: number, version: version, checksum: checksum)
  }
}
