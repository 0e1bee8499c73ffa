/// The start offsets of the columns of a flat array, one column per lattice point.
///
/// Columns are appended to and removed from the end, so one array holds all columns without an
/// allocation for each.
@usableFromInline package struct ColumnStarts: Sendable {
  @usableFromInline var starts: [Int]

  /// Creates the column of point 0 with its first `count` elements.
  @inlinable
  package init(firstColumnCount count: Int) {
    starts = [0, count]
  }

  /// The last point that has a column.
  @inlinable package var end: Int { starts.count - 2 }

  /// The range of a point's column in the array.
  @inlinable package subscript(point: Int) -> Range<Int> { starts[point]..<starts[point + 1] }

  /// Removes the columns after `point` and returns how many elements remain in the array.
  @inlinable
  package mutating func keep(upTo point: Int) -> Int {
    starts.removeLast(max(0, end - point))
    return starts[starts.count - 1]
  }

  /// Appends a column that ends at index `count`, the current length of the array.
  @inlinable
  package mutating func append(endingAt count: Int) {
    starts.append(count)
  }
}
