/// An array of little-endian integers inside a mapped image, read in place.
///
/// Every index is checked; one outside gives 0, so that a damaged image leads to odd candidates
/// and never to a trap. A column borrows the image's bytes: whoever holds columns holds the
/// `Image` too.
///
/// It is public because only public code is inlined into the modules that read images, where reading
/// an element is a few instructions.
public struct ImageColumn<Element: FixedWidthInteger & BitwiseCopyable & Sendable>:
  @unchecked Sendable
{
  @usableFromInline let base: UnsafeRawPointer?
  /// How many elements there are.
  public let count: Int

  package init(_ bytes: UnsafeRawBufferPointer) {
    base = bytes.baseAddress
    count = bytes.count / MemoryLayout<Element>.size
  }

  /// The element at an index, 0 outside.
  @inlinable @inline(__always) func element(at index: Int) -> Element {
    guard let base, index >= 0, index < count else { return 0 }
    return Element(
      littleEndian: base.loadUnaligned(
        fromByteOffset: index &* MemoryLayout<Element>.size, as: Element.self))
  }
}

// One subscript for each type of element: a generic one is not always inlined.
extension ImageColumn where Element == UInt8 {
  /// The element at an index, 0 outside.
  @inlinable public subscript(index: Int) -> UInt8 { element(at: index) }
}

extension ImageColumn where Element == UInt16 {
  /// The element at an index, 0 outside.
  @inlinable public subscript(index: Int) -> UInt16 { element(at: index) }
}

extension ImageColumn where Element == UInt32 {
  /// The element at an index, 0 outside.
  @inlinable public subscript(index: Int) -> UInt32 { element(at: index) }
}

extension ImageColumn where Element == UInt64 {
  /// The element at an index, 0 outside.
  @inlinable public subscript(index: Int) -> UInt64 { element(at: index) }
}

extension ImageColumn where Element == UInt32 {
  /// The range between two neighbours of a column of offsets, clamped to `0 ..< limit` and never
  /// reversed, whatever the file says.
  @inlinable public func range(at index: Int, limit: Int) -> Range<Int> {
    let lower = min(Int(self[index]), limit)
    let upper = min(Int(self[index &+ 1]), limit)
    return lower..<max(lower, upper)
  }
}
