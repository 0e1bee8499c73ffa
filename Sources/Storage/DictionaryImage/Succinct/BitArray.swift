/// An array of bits in a mapped section, read in place. Bit 0 is the lowest bit of the first byte.
///
/// Every index is checked; bits out of range read as 0, so a damaged image leads to odd candidates
/// and never to a trap. The bytes are borrowed: the owner of the array must keep the `Image` alive.
/// It is public for the same reason as `ImageColumn`.
public struct BitArray: @unchecked Sendable {
  @usableFromInline let base: UnsafeRawPointer?
  /// The number of bytes without the padding.
  @usableFromInline let byteCount: Int

  /// The maximum width of an integer that one read returns.
  package static let readableWidth = 56

  /// The number of zero bytes at the end of a section, which allow reading eight bytes at every
  /// offset.
  package static let padding = 8

  /// Creates the array of a section that ends with padding.
  package init(_ bytes: UnsafeRawBufferPointer) {
    base = bytes.baseAddress
    byteCount = max(0, bytes.count - Self.padding)
  }

  /// The number of bits, rounded up to whole bytes.
  @inlinable public var count: Int { byteCount &* 8 }

  /// Returns the 64 bits of a word; 0 if the index is out of range.
  @inlinable @inline(__always)
  public func word(at index: Int) -> UInt64 {
    guard let base, index >= 0, index < (byteCount &+ 7) / 8 else { return 0 }
    let offset = index &* 8
    return UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Returns the bits that begin at a bit offset, at least 57 of them, without checking the offset.
  /// The caller must know that it is in range.
  @inlinable @inline(__always)
  package func unchecked(at bit: Int) -> UInt64 {
    let word = base.unsafelyUnwrapped.loadUnaligned(fromByteOffset: bit >> 3, as: UInt64.self)
    return UInt64(littleEndian: word) >> UInt64(truncatingIfNeeded: bit & 7)
  }

  /// Returns the integer of `width` bits (0 to 56) that begins at a bit offset; 0 if the offset is
  /// out of range.
  @inlinable @inline(__always)
  public func integer(at bit: Int, width: Int) -> UInt64 {
    let offset = bit >> 3
    guard let base, bit >= 0, offset < byteCount else { return 0 }
    let word = UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    return (word >> UInt64(truncatingIfNeeded: bit & 7))
      & ((1 << UInt64(truncatingIfNeeded: width & 63)) &- 1)
  }
}

/// Builds the bytes of a `BitArray`.
package struct BitArrayBuilder {
  private var bytes: [UInt8] = []
  /// The bits after the last whole byte, fewer than 8.
  private var pending: UInt64 = 0
  /// The number of bits.
  package private(set) var count = 0

  /// Creates an empty array.
  package init() {}

  /// Appends the lowest `width` bits (0 to 56) of `value`.
  package mutating func append(_ value: UInt64, width: Int) {
    let used = count & 7
    pending |= (value & ((1 << UInt64(width)) - 1)) << UInt64(used)
    count += width
    for _ in 0..<((used + width) / 8) {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
    }
  }

  /// Appends the bits of another builder.
  package mutating func append(_ other: BitArrayBuilder) {
    if count & 7 == 0 {
      bytes += other.bytes
      count += other.bytes.count * 8
    } else {
      for byte in other.bytes { append(UInt64(byte), width: 8) }
    }
    append(other.pending, width: other.count & 7)
  }

  /// Appends zeros up to the end of the byte.
  package mutating func alignToByte() { append(0, width: -count & 7) }

  /// The bytes with padding, a multiple of 8.
  package var padded: [UInt8] {
    let length = (count + 63) / 64 * 8
    var padded = bytes
    padded.reserveCapacity(length + BitArray.padding)
    if count & 7 != 0 { padded.append(UInt8(truncatingIfNeeded: pending)) }
    padded.append(
      contentsOf: repeatElement(0, count: length + BitArray.padding - padded.count))
    return padded
  }
}
