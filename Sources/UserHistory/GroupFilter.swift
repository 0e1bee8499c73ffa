/// Which groups a history may have: a bit for each of 2²⁰ remainders of their numbers.
struct GroupFilter: Sendable {
  private static let count = 1 << 20
  private var bits = [UInt64](repeating: 0, count: count / 64)

  mutating func insert(_ group: UInt64) {
    let bit = Int(truncatingIfNeeded: group) & (Self.count - 1)
    bits[bit / 64] |= 1 << UInt64(bit % 64)
  }

  func mayHave(_ group: UInt64) -> Bool {
    let bit = Int(truncatingIfNeeded: group) & (Self.count - 1)
    return bits[bit / 64] & 1 << UInt64(bit % 64) != 0
  }
}
