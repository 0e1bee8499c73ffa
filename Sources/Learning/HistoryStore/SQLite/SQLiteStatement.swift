import CSQLite

/// A value that stands for a `?` of a statement.
enum SQLiteValue {
  case text(String)
  case integer(Int64)
  case null
}

/// A prepared statement.
final class SQLiteStatement {
  private let connection: OpaquePointer
  private let statement: OpaquePointer

  /// - Throws: the error of preparing it; a text without a statement is an error too.
  init(_ sql: String, in connection: OpaquePointer) throws(SQLiteError) {
    var prepared: OpaquePointer?
    let code = sqlite3_prepare_v2(connection, sql, -1, &prepared, nil)
    guard code == SQLITE_OK else { throw SQLiteError(code, in: connection) }
    guard let prepared else { throw SQLiteError(SQLITE_MISUSE, in: nil) }
    self.connection = connection
    statement = prepared
  }

  deinit { sqlite3_finalize(statement) }

  /// Runs it and calls `body` for each row.
  func run(_ values: [SQLiteValue], _ body: (borrowing SQLiteRow) throws -> Void) throws {
    defer {
      sqlite3_reset(statement)
      sqlite3_clear_bindings(statement)
    }
    for (index, value) in values.enumerated() { try bind(value, at: Int32(index + 1)) }
    while true {
      let code = sqlite3_step(statement)
      if code == SQLITE_DONE { return }
      guard code == SQLITE_ROW else { throw SQLiteError(code, in: connection) }
      try body(SQLiteRow(statement))
    }
  }

  private func bind(_ value: SQLiteValue, at index: Int32) throws(SQLiteError) {
    let code =
      switch value {
      case .text(let text):
        gk_sqlite_bind_text(statement, index, text, Int32(clamping: text.utf8.count))
      case .integer(let number): sqlite3_bind_int64(statement, index, number)
      case .null: sqlite3_bind_null(statement, index)
      }
    guard code == SQLITE_OK else { throw SQLiteError(code, in: connection) }
  }
}

/// The row that a statement is at: valid during the call it is given to.
struct SQLiteRow: ~Copyable {
  private let statement: OpaquePointer

  fileprivate init(_ statement: OpaquePointer) { self.statement = statement }

  /// A column counted from 0; nil if its value is no text. Bytes that are not UTF-8 are replaced.
  func text(_ column: Int32) -> String? {
    guard sqlite3_column_type(statement, column) == SQLITE_TEXT,
      let bytes = sqlite3_column_text(statement, column)
    else { return nil }
    let count = Int(sqlite3_column_bytes(statement, column))
    return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  /// A column counted from 0; nil if its value is no integer.
  func integer(_ column: Int32) -> Int64? {
    guard sqlite3_column_type(statement, column) == SQLITE_INTEGER else { return nil }
    return sqlite3_column_int64(statement, column)
  }
}
