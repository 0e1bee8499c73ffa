import DictionaryImage

/// An index of groups by the leading bits of their numbers. The numbers are hashes and so evenly
/// distributed: a lookup searches some twenty groups, in one page of the file instead of seventeen.
struct GroupDirectory: Sendable {
  private static let bits = 12
  /// The index of the first group of each part, and the number of groups.
  private var starts: [UInt32] = []

  /// Creates the index of group numbers in ascending order.
  init(of groups: ImageColumn<UInt64>) {
    starts.reserveCapacity(1 << Self.bits + 1)
    for index in 0..<groups.count {
      let part = Self.part(of: groups[index])
      while starts.count <= part { starts.append(UInt32(truncatingIfNeeded: index)) }
    }
    while starts.count <= 1 << Self.bits { starts.append(UInt32(truncatingIfNeeded: groups.count)) }
  }

  /// Returns the range of indices that contains a group, if the group exists.
  func positions(of group: UInt64) -> Range<Int> {
    let part = Self.part(of: group)
    return Int(starts[part])..<Int(starts[part + 1])
  }

  private static func part(of group: UInt64) -> Int {
    Int(truncatingIfNeeded: group >> UInt64(64 - bits))
  }
}
