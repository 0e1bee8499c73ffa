import DictionaryBuilder

extension ImageKind {
  /// Returns the rows that match a query.
  func rows(_ query: RowQuery = RowQuery()) throws -> [String] {
    var rows: [String] = []
    try forEachRow(query) {
      rows.append($0)
      return true
    }
    return rows
  }
}
