extension Range<Int> {
  /// Returns the first index that does not satisfy `isBefore`, by binary search; the end of the range
  /// if all do. Indices that satisfy it precede all that do not.
  @inlinable
  package func partitionPoint(isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = low + (high - low) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
