import KeyboardLayouts

/// Gives the keys of a layer their places: every row fills the width where one of its keys
/// stretches, and is centred if no key does.
struct RowSolver {
  let size: KeyboardSize

  /// The frames of each row's keys, in the order given. Widths are those of the layout, where an
  /// ordinary key has 1; the widest row fixes how much that is.
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
