import CSQLite

/// Statements on the database of a history, as another program could run them.
enum SQLiteTool {
  struct Failure: Error {
    let code: Int32
  }

  static func run(_ sql: String, in path: String) throws {
    var handle: OpaquePointer?
    defer { sqlite3_close_v2(handle) }
    var code = sqlite3_open(path, &handle)
    if code == SQLITE_OK { code = sqlite3_exec(handle, sql, nil, nil, nil) }
    guard code == SQLITE_OK else { throw Failure(code: code) }
  }
}
