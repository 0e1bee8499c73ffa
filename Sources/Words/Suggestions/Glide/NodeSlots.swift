/// The position of each trie node in a list: a hash table of fixed size that is cleared in constant
/// time. When its neighbourhood is full, a node may get two positions.
struct NodeSlots: Sendable {
  private static let bits: UInt64 = 14
  private static let slotCount = 1 << Int(bits)
  private var keys = [UInt64](repeating: 0, count: slotCount)
  private var positions = [UInt32](repeating: 0, count: slotCount)
  private var round: UInt64 = 1

  /// Removes all nodes.
  mutating func removeAll() { round = (round + 1) & 0xFFFF_FFFF }

  /// Returns the position of a node, which is `position` if the node is new.
  @inline(__always) mutating func slot(of node: UInt32, else position: Int) -> Int {
    let key = round << 32 | UInt64(node)
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> (64 - Self.bits))
    for _ in 0..<8 {
      if keys[slot] == key { return Int(positions[slot]) }
      if keys[slot] >> 32 != round {
        keys[slot] = key
        positions[slot] = UInt32(truncatingIfNeeded: position)
        return position
      }
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    return position
  }
}
