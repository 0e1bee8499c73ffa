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
    let (place, bit) = place(of: group)
    bits[place] |= bit
  }

  mutating func insert(_ context: HistoryContext) {
    let (place, bit) = Self.place(of: context)
    contexts[place] |= bit
  }

  @inlinable @inline(__always)
  func mayHave(_ group: HistoryGroup) -> Bool {
    let (place, bit) = place(of: group)
    return bits[place] & bit != 0
  }

  func mayHave(_ context: HistoryContext) -> Bool {
    let (place, bit) = Self.place(of: context)
    return contexts[place] & bit != 0
  }

  @inlinable @inline(__always)
  func place(of group: HistoryGroup) -> (place: Int, bit: UInt64) {
    let part = group.isOfPairs ? Self.wordPart : 0
    let place = Int(truncatingIfNeeded: group.number >> 7) & (Self.wordPart &- 1 | part)
    return (place &+ part, 1 << (group.number >> 1 & 63))
  }

  private static func place(of context: HistoryContext) -> (place: Int, bit: UInt64) {
    (
      Int(truncatingIfNeeded: context.number >> 7) & (contextPart - 1),
      1 << (context.number >> 1 & 63)
    )
  }
}
