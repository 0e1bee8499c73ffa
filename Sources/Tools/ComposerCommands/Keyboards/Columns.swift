import TextUnits

/// Aligned columns for a terminal.
enum Columns {
  /// Returns the rows as lines, with each cell but the last padded to the display width of its
  /// column.
  static func aligned(_ rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? DisplayWidth.columns(of: $0[column]) : 0 }.max() ?? 0
    }
    return rows.map { row in
      row.enumerated().map { column, cell in
        guard column + 1 < row.count else { return cell }
        let spaces = widths[column] - DisplayWidth.columns(of: cell)
        return cell + String(repeating: " ", count: spaces)
      }.joined(separator: "  ")
    }
  }
}
