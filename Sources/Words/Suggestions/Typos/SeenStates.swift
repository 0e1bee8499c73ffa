/// The states that a search has looked at: a table of fixed size that forgets all in no time. Where
/// it is full a state may be looked at twice.
struct SeenStates: Sendable {
  private static let slotCount = 1 << 13
  private var keys = [UInt64](repeating: 0, count: slotCount)
  private var round: UInt64 = 0

  /// Forgets all states.
  mutating func removeAll() { round = (round + 1) & 0xFF_FFFF }

  /// Whether a state was asked for before; it counts as seen from now on.
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
