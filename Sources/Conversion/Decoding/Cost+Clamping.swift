import NGrams

extension Cost {
  /// The sum, or the largest cost where it does not fit: ten thousand letters stay comparable, and
  /// nothing traps.
  @inlinable
  package func addingClamped(_ other: Cost) -> Cost {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
