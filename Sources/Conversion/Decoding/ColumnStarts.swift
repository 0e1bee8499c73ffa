/// Where the columns of a flat array begin, one column a point. Columns are added at the end and
/// dropped from the end, so one array holds them all and none is allocated by itself.
@usableFromInline package struct ColumnStarts: Sendable {
  @usableFromInline var starts: [Int]

  /// One column, that of point 0, with its first `count` elements.
  @inlinable
  package init(firstColumnCount count: Int) {
    starts = [0, count]
  }

  /// The last point that has a column.
  @inlinable package var end: Int { starts.count - 2 }

  /// The range of a point's column in the array.
  @inlinable package subscript(point: Int) -> Range<Int> { starts[point]..<starts[point + 1] }

  /// Drops the columns after `point`, and returns how many elements are left in the array.
  @inlinable
  package mutating func keep(upTo point: Int) -> Int {
    starts.removeLast(max(0, end - point))
    return starts[starts.count - 1]
  }

  /// Ends a new column where the array now ends.
  @inlinable
  package mutating func append(endingAt count: Int) {
    starts.append(count)
  }
}
