import NGrams

extension Cost {
  /// Returns the sum, clamped to `Cost.max`. Inputs of ten thousand letters stay comparable, and
  /// nothing traps on overflow.
  @inlinable
  package func addingClamped(_ other: Cost) -> Cost {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
