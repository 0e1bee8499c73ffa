/// A table from trie nodes to indices: a hash table of fixed size that is cleared in constant time.
struct ReachedNodes: Sendable {
  private static let slotCount = 1 << 13
  private var keys = [UInt64](repeating: 0, count: slotCount)
  private var indices = [Int32](repeating: 0, count: slotCount)
  private var round: UInt64 = 0

  /// Removes all nodes.
  mutating func removeAll() { round = (round &+ 1) & 0x1FFF_FFFF }

  /// Returns the index stored for a node, or stores one.
  ///
  /// - Returns: The index that was stored before; nil if `index` is stored now, or if the table has
  ///   no room, so that a node may have two indices.
  @inline(__always) mutating func index(
    of node: UInt32, isOpen: Bool, isInner: Bool, orStore index: Int
  ) -> Int? {
    let key =
      (round + 1) << 34 | UInt64(node) << 2 | (isInner ? 2 : 0) | (isOpen ? 1 : 0)
    var slot = Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 51)
    for _ in 0..<16 {
      if keys[slot] == key { return Int(indices[slot]) }
      if keys[slot] >> 34 != round + 1 {
        keys[slot] = key
        indices[slot] = Int32(truncatingIfNeeded: index)
        return nil
      }
      slot = (slot + 1) & (Self.slotCount - 1)
    }
    return nil
  }
}
