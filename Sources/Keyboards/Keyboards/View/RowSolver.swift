import KeyboardLayouts

/// Lays out the keys of a layer. A row with stretching keys fills the width; any other row is
/// centred.
struct RowSolver {
  let size: KeyboardSize

  /// Returns the frames of each row's keys, in the order given. Key widths are multiples of an
  /// ordinary key; the widest row determines its width in points.
  func frames(of rows: [[LayoutKey]]) -> [[KeyFrame]] {
    let units = rows.map { row in row.reduce(0) { $0 + max($1.width, 0) } }.max() ?? 0
    guard units > 0, !rows.isEmpty else { return rows.map { _ in [] } }
    let unit = size.width / units
    let height = size.height / Double(rows.count)
    return rows.enumerated().map { index, row in
      frames(of: row, unit: unit, y: Double(index) * height, height: height)
    }
  }

  private func frames(
    of row: [LayoutKey], unit: Double, y: Double, height: Double
  ) -> [KeyFrame] {
    let used = row.reduce(0) { $0 + max($1.width, 0) * unit }
    let stretching = row.count(where: \.stretches)
    let share = stretching > 0 ? (size.width - used) / Double(stretching) : 0
    var x = stretching > 0 ? 0 : (size.width - used) / 2
    return row.map { key in
      let width = max(key.width, 0) * unit + (key.stretches ? share : 0)
      defer { x += width }
      return KeyFrame(x: x, y: y, width: width, height: height)
    }
  }
}
