/// A few values that stand for many: the nearest one is written instead of each.
///
/// They are chosen so that the squares of the differences add up to little (S. Lloyd, "Least squares
/// quantization in PCM", 1982), starting from values that stand for equally many.
struct Codebook {
  /// The values in ascending order, in thousandths of a nat.
  let values: [Int32]

  private static let rounds = 40

  /// A codebook of at most `size` values for some costs.
  init(of costs: [Int32], size: Int) {
    var histogram: [Int32: Int] = [:]
    for cost in costs { histogram[cost, default: 0] += 1 }
    let bins = histogram.sorted { $0.key < $1.key }
    guard bins.count > size else {
      values = bins.isEmpty ? [0] : bins.map(\.key)
      return
    }
    var centres = Self.quantiles(of: bins, total: costs.count, size: size)
    for _ in 0..<Self.rounds {
      var sums = [Double](repeating: 0, count: size)
      var weights = [Double](repeating: 0, count: size)
      var centre = 0
      for (value, count) in bins {
        while centre + 1 < size,
          abs(centres[centre + 1] - Double(value)) <= abs(centres[centre] - Double(value))
        { centre += 1 }
        sums[centre] += Double(value) * Double(count)
        weights[centre] += Double(count)
      }
      for index in 0..<size where weights[index] > 0 {
        centres[index] = sums[index] / weights[index]
      }
      centres.sort()
    }
    values = Array(Set(centres.map { Int32($0.rounded()) })).sorted()
  }

  private static func quantiles(
    of bins: [(key: Int32, value: Int)], total: Int, size: Int
  ) -> [Double] {
    var centres: [Double] = []
    var passed = 0
    for (value, count) in bins {
      passed += count
      while centres.count < size, passed * size > centres.count * total {
        centres.append(Double(value))
      }
    }
    return centres
  }

  /// The number of the value nearest to `cost`.
  func code(for cost: Int32) -> UInt64 {
    var low = 0
    var high = values.count - 1
    while low < high {
      let middle = (low + high) / 2
      // Between two values the boundary is half-way.
      if cost - values[middle] > values[middle + 1] - cost {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return UInt64(low)
  }
}
