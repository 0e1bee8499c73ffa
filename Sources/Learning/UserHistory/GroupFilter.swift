/// Which groups a history may have: a bit for each of 2¹⁸ remainders of the numbers of words and 2¹⁹ of
/// those of pairs; and which contexts: 2¹⁶. Nothing is asked as often, and words more than pairs, so
/// theirs are few enough to stay near the processor.
@usableFromInline
struct GroupFilter: Sendable {
  /// How many numbers of 64 bits the part of words has; that of pairs, behind it, has twice as many.
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
