import CSQLite

/// A connection to a database file, which may be of somebody else: what it makes SQLite do is bounded.
/// SQLite lets one thread in at a time; the statements kept here belong to whoever holds the store's lock.
final class SQLiteConnection: @unchecked Sendable {
  /// The maximum length of a value or row in bytes. Rows of a history have at most 1,002.
  private static let maximumValueLength: Int32 = 1 << 16
  /// The maximum number of rows of a statement: more than any history has.
  static let maximumRows = 8_000_000
  /// The instructions of SQLite's machine between two looks at the number that is left, and how many
  /// such parts a statement may take: some seconds, where reading a full history takes a tenth of one.
  private static let stepsInPart: Int32 = 10_000
  private static let maximumParts = 40_000

  /// Whether nothing can be written.
  let isReadOnly: Bool
  private let handle: OpaquePointer
  private var statements: [String: SQLiteStatement] = [:]
  /// The parts that the statement that runs may still take.
  private let partsLeft: UnsafeMutablePointer<Int>

  /// Opens a database, which is made if it is not there and may be written.
  ///
  /// - Parameter timeout: how many milliseconds to wait for other programs.
  /// - Throws: an error if the file cannot be opened or is no database.
  init(path: String, isReadOnly: Bool = false, timeout: Int32) throws(SQLiteError) {
    var handle: OpaquePointer?
    let access = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    let code = sqlite3_open_v2(path, &handle, access | SQLITE_OPEN_FULLMUTEX, nil)
    guard code == SQLITE_OK, let handle else {
      let error = SQLiteError(code, in: handle)
      sqlite3_close_v2(handle)
      throw error
    }
    self.handle = handle
    self.isReadOnly = isReadOnly
    partsLeft = .allocate(capacity: 1)
    partsLeft.initialize(to: Self.maximumParts)
    sqlite3_busy_timeout(handle, timeout)
    gk_sqlite_distrust(handle)
    sqlite3_limit(handle, SQLITE_LIMIT_LENGTH, Self.maximumValueLength)
    sqlite3_progress_handler(
      handle, Self.stepsInPart,
      { left in
        guard let left = left?.assumingMemoryBound(to: Int.self) else { return 1 }
        left.pointee -= 1
        return left.pointee < 0 ? 1 : 0
      }, partsLeft)
    // Opening reads nothing yet: this finds out that the file is something else.
    try execute("SELECT 1 FROM sqlite_master LIMIT 1")
  }

  deinit {
    statements = [:]
    sqlite3_close_v2(handle)
    partsLeft.deallocate()
  }

  // MARK: Statements

  /// Runs one or more statements without values, and drops their rows.
  func execute(_ sql: String) throws(SQLiteError) {
    partsLeft.pointee = Self.maximumParts
    let code = sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw SQLiteError(code, in: handle) }
  }

  /// Runs a statement and calls `body` for each row. The statement is kept prepared.
  func forEachRow(
    _ sql: String, _ values: [SQLiteValue] = [], _ body: (borrowing SQLiteRow) throws -> Void
  ) throws {
    // Taken out while it runs: one that runs within it is another.
    let statement = try statements.removeValue(forKey: sql) ?? SQLiteStatement(sql, in: handle)
    defer { statements[sql] = statement }
    partsLeft.pointee = Self.maximumParts
    var count = 0
    try statement.run(values) { row in
      count += 1
      guard count <= Self.maximumRows else { throw SQLiteError(SQLITE_TOOBIG, in: nil) }
      try body(row)
    }
  }

  /// Runs a statement that has no rows.
  func run(_ sql: String, _ values: [SQLiteValue]) throws {
    try forEachRow(sql, values) { _ in }
  }

  /// Returns the value of `body` for the first row; nil if there is none.
  func firstRow<Value>(
    _ sql: String, _ values: [SQLiteValue] = [], _ body: (borrowing SQLiteRow) throws -> Value?
  ) throws -> Value? {
    var value: Value?
    var isFirst = true
    try forEachRow(sql, values) { row in
      if isFirst { value = try body(row) }
      isFirst = false
    }
    return value
  }

  // MARK: Transactions

  /// Reads in one transaction: all of it is of one moment.
  func read<Value>(_ body: (SQLiteConnection) throws -> Value) throws -> Value {
    try transaction("BEGIN", body)
  }

  /// Writes in one transaction: all of it or, on an error, nothing.
  func write<Value>(_ body: (SQLiteConnection) throws -> Value) throws -> Value {
    try transaction("BEGIN IMMEDIATE", body)
  }

  private func transaction<Value>(
    _ begin: String, _ body: (SQLiteConnection) throws -> Value
  ) throws -> Value {
    try execute(begin)
    do {
      let value = try body(self)
      try execute("COMMIT")
      return value
    } catch {
      // A full disk ends the transaction by itself.
      if sqlite3_get_autocommit(handle) == 0 { try? execute("ROLLBACK") }
      throw error
    }
  }
}
