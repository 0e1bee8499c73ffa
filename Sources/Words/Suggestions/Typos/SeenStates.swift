/// The set of visited search states: a hash table of fixed size that is cleared in constant time.
/// When it is full, a state may be visited twice.
struct SeenStates: Sendable {
  private static let slotCount = 1 << 13
  private var keys: [UInt64] = []
  private var round: UInt64 = 0

  /// Removes all states. Call it before the first state is added.
  mutating func removeAll() {
    if keys.isEmpty { keys = [UInt64](repeating: 0, count: Self.slotCount) }
    round = (round + 1) & 0xFF_FFFF
  }

  /// Releases the memory of the set.
  mutating func release() { self = SeenStates() }

  /// Returns whether a state was visited before, and marks it as visited.
  @inline(__always) mutating func contains(_ node: UInt32, _ position: UInt8) -> Bool {
    let key = round << 40 | UInt64(position) << 32 | UInt64(node)
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 51)
    for _ in 0..<8 {
      if keys[slot] == key { return true }
      if keys[slot] >> 40 != round {
        keys[slot] = key
        return false
      }
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    return false
  }
}
