/// The times of single keys, and their percentiles.
package struct KeyTimes: Sendable {
  private var nanoseconds: [Int64] = []

  /// No time measured yet.
  package init() {}

  /// How many keys were measured.
  package var count: Int { nanoseconds.count }

  /// Adds the time of one key.
  package mutating func add(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    nanoseconds.append(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }

  /// The mean in milliseconds; 0 without keys.
  package var mean: Double {
    Double(nanoseconds.reduce(0, +)) / Double(max(nanoseconds.count, 1)) / 1_000_000
  }

  /// The time in milliseconds that a share of the keys, 0 to 1, did not exceed; 0 without keys.
  package func milliseconds(atShare share: Double) -> Double {
    guard !nanoseconds.isEmpty else { return 0 }
    let rank = Int((Double(nanoseconds.count) * share).rounded(.up)) - 1
    let index = min(max(rank, 0), nanoseconds.count - 1)
    return Double(nanoseconds.sorted()[index]) / 1_000_000
  }
}
