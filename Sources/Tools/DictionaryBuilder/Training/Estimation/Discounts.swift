/// The discounts of modified Kneser–Ney smoothing for one order.
///
/// `n₁ … n₄` are the numbers of n-grams that occur once to four times, and `Y = n₁ / (n₁ + 2n₂)`:
/// `D₁ = 1 − 2Y n₂/n₁`, `D₂ = 2 − 3Y n₃/n₂`, `D₃₊ = 3 − 4Y n₄/n₃`. (S. F. Chen and J. Goodman, "An
/// empirical study of smoothing techniques for language modeling", 1998.)
package struct Discounts: Sendable, Equatable {
  /// D₁, D₂ and D₃₊.
  package let values: [Double]

  /// Computes the discounts. If any count is 0, as in a small text, they are 0.5, 1 and 1.5.
  ///
  /// - Parameter n: The numbers of n-grams that occur once, twice, three and four times.
  package init(countsOfCounts n: [UInt64]) {
    let n = n.map { Double($0) }
    guard n.count >= 4, n[0] > 0, n[1] > 0, n[2] > 0, n[3] > 0 else {
      values = [0.5, 1, 1.5]
      return
    }
    let y = n[0] / (n[0] + 2 * n[1])
    let raw = [1 - 2 * y * n[1] / n[0], 2 - 3 * y * n[2] / n[1], 3 - 4 * y * n[3] / n[2]]
    values = raw.enumerated().map { min(max($1, 0.01), Double($0 + 1) - 0.01) }
  }

  /// Returns the amount to subtract from a count. A weighted count may be fractional; its discount
  /// is then interpolated between those of the neighbouring integers.
  package func discount(_ count: Double) -> Double {
    if count >= 3 { return values[2] }
    if count <= 1 { return values[0] * count }
    let lower = Int(count)
    return values[lower - 1] + (values[lower] - values[lower - 1]) * (count - Double(lower))
  }
}
