/// The durations of single keys, with their mean and percentiles.
package struct KeyTimes: Sendable {
  private var nanoseconds: [Int64] = []

  /// Creates an empty measurement.
  package init() {}

  /// The number of measured keys.
  package var count: Int { nanoseconds.count }

  /// Adds the duration of one key.
  package mutating func add(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    nanoseconds.append(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }

  /// The mean duration in milliseconds; 0 without keys.
  package var mean: Double {
    Double(nanoseconds.reduce(0, +)) / Double(max(nanoseconds.count, 1)) / 1_000_000
  }

  /// Returns a percentile in milliseconds: the time that this share of the keys, 0 to 1, does not
  /// exceed. 0 without keys.
  package func milliseconds(atShare share: Double) -> Double {
    guard !nanoseconds.isEmpty else { return 0 }
    let rank = Int((Double(nanoseconds.count) * share).rounded(.up)) - 1
    let index = min(max(rank, 0), nanoseconds.count - 1)
    return Double(nanoseconds.sorted()[index]) / 1_000_000
  }
}
