/// Counts costs by steps, to find the limit below which a number of them lie without sorting.
struct CostHistogram: Sendable {
  private static let stepCount = 64
  private var counts = [UInt32](repeating: 0, count: stepCount + 2)

  /// Removes all costs.
  mutating func removeAll() { for index in counts.indices { counts[index] = 0 } }

  /// The width of a step for costs up to `limit`.
  static func step(upTo limit: Int32) -> Int32 { max(limit / Int32(stepCount), 1) }

  /// Counts a cost by its step; larger steps count as the last.
  mutating func add(_ step: Int32) {
    counts[min(max(Int(step), 0), counts.count - 1)] += 1
  }

  /// Returns the number of steps that hold at most `count` costs in all, at least 1.
  func steps(holding count: Int) -> Int32 {
    var sum = 0
    for step in counts.indices {
      sum += Int(counts[step])
      if sum > count { return Int32(max(step, 1)) }
    }
    return Int32(counts.count)
  }
}
