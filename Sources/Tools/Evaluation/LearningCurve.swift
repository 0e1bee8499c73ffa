/// The improvement of conversion through learning, by quarters of the rows.
package struct LearningCurve: Hashable, Sendable {
  /// The counts of some of the rows.
  package struct Part: Hashable, Sendable {
    /// The number of rows.
    package var rows = 0
    /// The number of rows whose best sentence is correct without learning.
    package var without = 0
    /// The number of rows whose best sentence is correct after learning from the rows before.
    package var with = 0

    /// The gain in percentage points; 0 without rows.
    package var gain: Double { rows == 0 ? 0 : Double(with - without) * 100 / Double(rows) }
  }

  /// The four quarters in order.
  package private(set) var quarters = [Part](repeating: Part(), count: 4)
  private let count: Int
  private var done = 0

  /// Creates a curve for this total number of rows.
  package init(rows count: Int) { self.count = max(count, 1) }

  /// Counts the next row.
  ///
  /// - Parameters:
  ///   - without: Whether the best sentence is correct without learning.
  ///   - with: Whether it is correct with learning.
  package mutating func add(without: Bool, with: Bool) {
    let quarter = min(done * 4 / count, 3)
    quarters[quarter].rows += 1
    quarters[quarter].without += without ? 1 : 0
    quarters[quarter].with += with ? 1 : 0
    done += 1
  }

  /// The sum of all quarters.
  package var whole: Part {
    quarters.reduce(into: Part()) { whole, part in
      whole.rows += part.rows
      whole.without += part.without
      whole.with += part.with
    }
  }
}
