import SeededRandom

/// Places that are drawn as often as their likelihoods say.
struct WeightedPlaces {
  /// The likelihoods of the places up to each.
  private var sums: [Double] = []

  /// Adds a place behind the others.
  mutating func append(_ likelihood: Double) { sums.append((sums.last ?? 0) + likelihood) }

  /// A place by chance; nil where there is none.
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
