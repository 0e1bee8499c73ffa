/// A set of readings, approximated by six bits of their numbers. Nearly every reading outside a
/// small set is excluded by one test in a register.
public struct ReadingSet: Hashable, Sendable {
  @usableFromInline let bits: UInt64

  /// Creates a set from its bits.
  init(bits: UInt64) { self.bits = bits }

  /// The empty set.
  public static let none = ReadingSet(bits: 0)

  /// Creates a set of one reading.
  public init(_ reading: ReadingNumber) { bits = 1 << (reading.number >> 58) }

  /// Returns false if a reading is not in the set; true if it may be.
  @inlinable @inline(__always)
  public func mayHave(_ reading: ReadingNumber) -> Bool { bits >> (reading.number >> 58) & 1 != 0 }

  func union(_ other: ReadingSet) -> ReadingSet { ReadingSet(bits: bits | other.bits) }
}
