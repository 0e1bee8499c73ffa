import UserHistory

/// The statements of the store, one function each.
enum HistoryDatabase {
  // MARK: Settings

  static func setting(_ name: String, in db: SQLiteConnection) throws -> UInt64? {
    try db.firstRow("SELECT value FROM setting WHERE name = ?", [.text(name)]) { $0.integer(0) }
      .map { UInt64(bitPattern: $0) }
  }

  static func set(_ name: String, to value: UInt64, in db: SQLiteConnection) throws {
    try db.run(
      "INSERT OR REPLACE INTO setting VALUES (?, ?)",
      [.text(name), .integer(Int64(bitPattern: value))])
  }

  /// Reads the clock that lessons were learned by.
  static func clock(in db: SQLiteConnection) throws -> HistoryClock {
    var clock = HistoryClock()
    clock.believed = try setting("clock", in: db).map { HistoryTime(bitPattern: $0) }
    clock.doubted = try setting("doubted", in: db).map { Int64(bitPattern: $0) } ?? 0
    return clock
  }

  /// Writes the clock where it differs from the one written before.
  static func write(
    _ clock: HistoryClock, after before: HistoryClock, in db: SQLiteConnection
  ) throws {
    if let believed = clock.believed, believed != before.believed {
      try set("clock", to: UInt64(bitPattern: believed), in: db)
    }
    if clock.doubted != before.doubted {
      try set("doubted", to: UInt64(bitPattern: clock.doubted), in: db)
    }
  }

  // MARK: Cells

  static func cell(
    of key: HistoryKey, on device: DeviceID, in db: SQLiteConnection
  ) throws -> HistoryCell? {
    try db.firstRow(
      """
      SELECT weight, last FROM cell WHERE language = ? AND kind = ? AND context = ?
        AND reading = ? AND text = ? AND device = ?
      """, values(key, device)
    ) { row in
      guard let units = row.integer(0).flatMap(UInt32.init(exactly:)), let last = row.integer(1)
      else { return nil }
      return HistoryCell(weight: HistoryWeight(units: units), last: last)
    }
  }

  /// Writes a cell, or removes it for nil, and marks its group as different from the image.
  static func write(
    _ cell: HistoryCell?, of key: HistoryKey, on device: DeviceID, in db: SQLiteConnection
  ) throws {
    if let cell {
      let row = CellRow(key: key, device: device, cell: cell)
      try db.run("INSERT OR REPLACE INTO cell VALUES (?,?,?,?,?,?,?,?,?)", row.values)
    } else {
      try db.run(
        """
        DELETE FROM cell WHERE language = ? AND kind = ? AND context = ? AND reading = ?
          AND text = ? AND device = ?
        """, values(key, device))
    }
    try db.run("INSERT OR IGNORE INTO changed VALUES (?, ?, ?, ?)", groupValues(key))
  }

  /// Returns the entries of a key's group with their weights on the scale of a time.
  static func items(
    ofGroup key: HistoryKey, at time: HistoryTime, in db: SQLiteConnection
  ) throws -> [HistoryItem] {
    var items: [HistoryItem] = []
    try db.forEachRow(
      """
      SELECT text, weight, last FROM cell
      WHERE language = ? AND kind = ? AND context = ? AND reading = ? ORDER BY text
      """, groupValues(key)
    ) { row in
      guard let text = row.text(0), let units = row.integer(1).flatMap(UInt32.init(exactly:)),
        let last = row.integer(2)
      else { return }
      let cell = HistoryCell(weight: HistoryWeight(units: units), last: last)
      if items.last?.text == text {
        let sum = items[items.count - 1].weight + cell.weight(onScaleOf: time)
        items[items.count - 1].weight = sum
      } else {
        items.append(HistoryItem(text: text, weight: cell.weight(onScaleOf: time)))
      }
    }
    return items
  }

  /// Returns a key of each group that differs from the image.
  static func changedGroups(in db: SQLiteConnection) throws -> [HistoryKey] {
    var keys: [HistoryKey] = []
    try db.forEachRow("SELECT * FROM changed") { row in
      guard let language = row.text(0),
        let kind = row.integer(1).flatMap(UInt8.init(exactly:)).flatMap(HistoryKey.Kind.init),
        let context = row.text(2), let reading = row.text(3)
      else { return }
      keys.append(
        HistoryKey(language: language, kind: kind, context: context, reading: reading, text: ""))
    }
    return keys
  }

  static func groupValues(_ key: HistoryKey) -> [SQLiteValue] {
    [
      .text(key.language), .integer(Int64(key.kind.rawValue)), .text(key.context),
      .text(key.reading),
    ]
  }

  /// The columns that identify a row of `cell`, in the order of the table.
  static func values(_ key: HistoryKey, _ device: DeviceID) -> [SQLiteValue] {
    groupValues(key) + [.text(key.text), .integer(Int64(bitPattern: device.number))]
  }
}
