/// A scalar quantizer: a few values that replace many, each by its nearest.
///
/// The values minimize the squared error (S. Lloyd, "Least squares quantization in PCM", 1982). The
/// initial spacing follows the cube root of the density (P. F. Panter and W. Dite, "Quantization
/// distortion in pulse-count modulation with nonuniform spacing of levels", 1951).
package struct Codebook {
  /// The values in ascending order, in nats × 1000.
  package let values: [Int32]

  private static let rounds = 40

  /// Creates a codebook of at most `size` values for `costs`.
  package init(of costs: [Int32], size: Int) {
    var histogram: [Int32: Int] = [:]
    for cost in costs { histogram[cost, default: 0] += 1 }
    let bins = histogram.sorted { $0.key < $1.key }
    guard bins.count > size else {
      values = bins.isEmpty ? [0] : bins.map(\.key)
      return
    }
    var centres = Self.spread(bins, size: size)
    let size = centres.count
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

  /// Returns at most `size` bins that divide the integral of the cube root of the density evenly.
  /// The bins are in ascending order.
  private static func spread(_ bins: [(key: Int32, value: Int)], size: Int) -> [Double] {
    let shares = bins.indices.map { index -> Double in
      let width = bins[min(index + 1, bins.count - 1)].key - bins[max(index - 1, 0)].key
      return cubeRoot(Double(bins[index].value) * Double(width) * Double(width))
    }
    let total = shares.reduce(0, +)
    var centres: [Double] = []
    var passed = 0.0
    for (share, bin) in zip(shares, bins) {
      passed += share
      // At most one value per bin. The remaining values are left for the following bins.
      if centres.count < size, passed * Double(size) > (Double(centres.count) + 0.5) * total {
        centres.append(Double(bin.key))
      }
    }
    return centres
  }

  /// Returns the index of the value nearest to `cost`.
  package func code(for cost: Int32) -> UInt64 {
    var low = 0
    var high = values.count - 1
    while low < high {
      let middle = (low + high) / 2
      // The boundary between two values is half-way.
      if cost - values[middle] > values[middle + 1] - cost {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return UInt64(low)
  }
}
