import CSQLite

/// An error of SQLite.
struct SQLiteError: Error, Hashable, CustomStringConvertible {
  /// The primary result code, such as `SQLITE_FULL`.
  let code: Int32
  /// SQLite's own words.
  let message: String

  /// The error that a call on a connection returned.
  init(_ code: Int32, in connection: OpaquePointer?) {
    self.code = code & 0xFF
    // Without a connection there was no memory for one.
    let text = connection.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code)
    message = text.map { String(cString: $0) } ?? "unknown error"
  }

  var description: String { "SQLite error \(code): \(message)" }
}
