/// Some readings, told apart by six bits of their numbers: of nearly all that are not among a few, one
/// look at registers shows it.
public struct ReadingSet: Hashable, Sendable {
  @usableFromInline let bits: UInt64

  /// A set by its bits.
  init(bits: UInt64) { self.bits = bits }

  /// No reading.
  public static let none = ReadingSet(bits: 0)

  /// One reading.
  public init(_ reading: ReadingNumber) { bits = 1 << (reading.number >> 58) }

  /// False where a reading is not among them.
  @inlinable @inline(__always)
  public func mayHave(_ reading: ReadingNumber) -> Bool { bits >> (reading.number >> 58) & 1 != 0 }

  func union(_ other: ReadingSet) -> ReadingSet { ReadingSet(bits: bits | other.bits) }
}
