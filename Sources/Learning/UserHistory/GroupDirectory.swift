import DictionaryImage

/// Where the groups begin whose numbers have the same first bits. The numbers are hashes and so evenly
/// spread: a group is found among some twenty, in one page of the file instead of seventeen.
struct GroupDirectory: Sendable {
  private static let bits = 12
  /// The place of the first group of each part, and of the end.
  private var starts: [UInt32] = []

  /// The directory of numbers in ascending order.
  init(of groups: ImageColumn<UInt64>) {
    starts.reserveCapacity(1 << Self.bits + 1)
    for position in 0..<groups.count {
      let part = Self.part(of: groups[position])
      while starts.count <= part { starts.append(UInt32(truncatingIfNeeded: position)) }
    }
    while starts.count <= 1 << Self.bits { starts.append(UInt32(truncatingIfNeeded: groups.count)) }
  }

  /// The places among which a group is, if there is one.
  func positions(of group: UInt64) -> Range<Int> {
    let part = Self.part(of: group)
    return Int(starts[part])..<Int(starts[part + 1])
  }

  private static func part(of group: UInt64) -> Int {
    Int(truncatingIfNeeded: group >> UInt64(64 - bits))
  }
}
