/// Where the columns of a flat array begin, one column a point. Columns are added at the end and
/// dropped from the end, so one array holds them all and none is allocated by itself.
package struct ColumnStarts {
  private var starts: [Int]

  /// One column, that of point 0, with its first `count` elements.
  package init(firstColumnCount count: Int) {
    starts = [0, count]
  }

  /// The last point that has a column.
  package var end: Int { starts.count - 2 }

  /// Where the elements of a point's column stand in the array.
  package subscript(point: Int) -> Range<Int> { starts[point]..<starts[point + 1] }

  /// Drops the columns after `point`, and answers how many elements are left in the array.
  package mutating func keep(upTo point: Int) -> Int {
    starts.removeLast(max(0, end - point))
    return starts[starts.count - 1]
  }

  /// Ends a new column where the array now ends.
  package mutating func append(endingAt count: Int) {
    starts.append(count)
  }
}
