/// A Bloom filter (one hash) of the groups and contexts of a history: 2¹⁸ bits for groups of words,
/// 2¹⁹ for groups of pairs, 2¹⁶ for contexts. It is the most frequent lookup. Words are looked up
/// more than pairs, so their part is small enough to stay in the processor's cache.
@usableFromInline
struct GroupFilter: Sendable {
  /// The number of 64-bit words in the part of words. The part of pairs follows and has twice as
  /// many.
  @usableFromInline static let wordPart = 1 << 12
  private static let contextPart = 1 << 10
  @usableFromInline var bits = [UInt64](repeating: 0, count: 3 * wordPart)
  private var contexts = [UInt64](repeating: 0, count: contextPart)

  mutating func insert(_ group: HistoryGroup) {
    let (position, bit) = position(of: group)
    bits[position] |= bit
  }

  mutating func insert(_ context: HistoryContext) {
    let (position, bit) = Self.position(of: context)
    contexts[position] |= bit
  }

  @inlinable @inline(__always)
  func mayHave(_ group: HistoryGroup) -> Bool {
    let (position, bit) = position(of: group)
    return bits[position] & bit != 0
  }

  func mayHave(_ context: HistoryContext) -> Bool {
    let (position, bit) = Self.position(of: context)
    return contexts[position] & bit != 0
  }

  @inlinable @inline(__always)
  func position(of group: HistoryGroup) -> (position: Int, bit: UInt64) {
    let part = group.isOfPairs ? Self.wordPart : 0
    let position = Int(truncatingIfNeeded: group.number >> 7) & (Self.wordPart &- 1 | part)
    return (position &+ part, 1 << (group.number >> 1 & 63))
  }

  private static func position(of context: HistoryContext) -> (position: Int, bit: UInt64) {
    (
      Int(truncatingIfNeeded: context.number >> 7) & (contextPart - 1),
      1 << (context.number >> 1 & 63)
    )
  }
}
