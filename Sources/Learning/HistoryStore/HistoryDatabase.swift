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

  static func arguments(_ key: HistoryKey, _ device: DeviceID) -> StatementArguments {
    [
      key.language, Int64(key.kind.rawValue), key.context, key.reading, key.text,
      Int64(bitPattern: device.number),
    ]
  }
}
