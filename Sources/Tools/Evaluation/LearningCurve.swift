/// How much better sentences come out while they are learned, by quarters of the rows.
package struct LearningCurve: Hashable, Sendable {
  /// The counts of a part of the rows.
  package struct Part: Hashable, Sendable {
    /// Rows.
    package var rows = 0
    /// Rows whose best sentence is right without learning.
    package var without = 0
    /// Rows whose best sentence is right with what was learned of the rows before.
    package var with = 0

    /// The gain in points: shares of a hundred.
    package var gain: Double { rows == 0 ? 0 : Double(with - without) * 100 / Double(rows) }
  }

  /// The quarters, in order.
  package private(set) var quarters = [Part](repeating: Part(), count: 4)
  private let count: Int
  private var done = 0

  /// A curve of so many rows.
  package init(rows count: Int) { self.count = max(count, 1) }

  /// Counts the next row.
  package mutating func add(without: Bool, with: Bool) {
    let quarter = min(done * 4 / count, 3)
    quarters[quarter].rows += 1
    quarters[quarter].without += without ? 1 : 0
    quarters[quarter].with += with ? 1 : 0
    done += 1
  }

  /// All rows.
  package var whole: Part {
    quarters.reduce(into: Part()) { whole, part in
      whole.rows += part.rows
      whole.without += part.without
      whole.with += part.with
    }
  }
}
