import ToolSupport

/// Indices drawn at random with given weights.
struct WeightedPlaces {
  /// The cumulative sums of the weights.
  private var sums: [Double] = []

  /// Appends an index with its weight.
  mutating func append(_ likelihood: Double) { sums.append((sums.last ?? 0) + likelihood) }

  /// Returns a random index; nil if there are none.
  func random(_ random: inout SeededGenerator) -> Int? {
    let drawn = Double.random(in: 0..<(sums.last ?? 1), using: &random)
    var range = sums.indices
    while range.count > 1 {
      let middle = range.lowerBound + range.count / 2
      range = sums[middle - 1] > drawn ? range.lowerBound..<middle : middle..<range.upperBound
    }
    return range.first
  }
}
