/// An array of little-endian integers in a mapped image, read in place.
///
/// Every index is checked; an index out of range gives 0, so a damaged image leads to odd
/// candidates and never to a trap. A column borrows the image's bytes: its owner must keep the
/// `Image` alive.
///
/// It is public because only public code is inlined into the modules that read images, where
/// reading an element takes a few instructions.
public struct ImageColumn<Element: FixedWidthInteger & BitwiseCopyable & Sendable>:
  @unchecked Sendable
{
  @usableFromInline let base: UnsafeRawPointer?
  /// The number of elements.
  public let count: Int

  package init(_ bytes: UnsafeRawBufferPointer) {
    base = bytes.baseAddress
    count = bytes.count / MemoryLayout<Element>.size
  }

  /// Returns the element at an index; 0 if it is out of range.
  @inlinable @inline(__always) func element(at index: Int) -> Element {
    guard let base, index >= 0, index < count else { return 0 }
    return Element(
      littleEndian: base.loadUnaligned(
        fromByteOffset: index &* MemoryLayout<Element>.size, as: Element.self))
  }
}

// One subscript per element type: a generic one is not always inlined.
extension ImageColumn where Element == UInt8 {
  /// The element at an index; 0 if it is out of range.
  @inlinable public subscript(index: Int) -> UInt8 { element(at: index) }
}

extension ImageColumn where Element == UInt16 {
  /// The element at an index; 0 if it is out of range.
  @inlinable public subscript(index: Int) -> UInt16 { element(at: index) }
}

extension ImageColumn where Element == UInt32 {
  /// The element at an index; 0 if it is out of range.
  @inlinable public subscript(index: Int) -> UInt32 { element(at: index) }
}

extension ImageColumn where Element == UInt64 {
  /// The element at an index; 0 if it is out of range.
  @inlinable public subscript(index: Int) -> UInt64 { element(at: index) }
}

extension ImageColumn where Element == UInt32 {
  /// Returns the range between two consecutive offsets of a column, clamped to `0 ..< limit` and
  /// never reversed, whatever the file contains.
  @inlinable public func range(at index: Int, limit: Int) -> Range<Int> {
    let lower = min(Int(self[index]), limit)
    let upper = min(Int(self[index &+ 1]), limit)
    return lower..<max(lower, upper)
  }
}
