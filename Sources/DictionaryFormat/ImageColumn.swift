/// An array of little-endian integers inside a mapped image, read in place.
///
/// Every index is checked; one outside gives 0, so that a damaged image leads to odd candidates
/// and never to a trap. A column borrows the image's bytes: whoever holds columns holds the
/// `Image` too.
package struct ImageColumn<Element: FixedWidthInteger & BitwiseCopyable & Sendable>:
  @unchecked Sendable
{
  let base: UnsafeRawPointer?
  /// How many elements there are.
  package let count: Int

  package init(_ bytes: UnsafeRawBufferPointer) {
    base = bytes.baseAddress
    count = bytes.count / MemoryLayout<Element>.size
  }

  /// The element at an index, 0 outside.
  @inline(__always) func element(at index: Int) -> Element {
    guard let base, index >= 0, index < count else { return 0 }
    return Element(
      littleEndian: base.loadUnaligned(
        fromByteOffset: index &* MemoryLayout<Element>.size, as: Element.self))
  }
}

// One subscript for each type of element: other modules would call a generic one without knowing the
// type, which takes many times as long.
extension ImageColumn where Element == UInt8 {
  /// The element at an index, 0 outside.
  package subscript(index: Int) -> UInt8 { element(at: index) }
}

extension ImageColumn where Element == UInt16 {
  /// The element at an index, 0 outside.
  package subscript(index: Int) -> UInt16 { element(at: index) }
}

extension ImageColumn where Element == UInt32 {
  /// The element at an index, 0 outside.
  package subscript(index: Int) -> UInt32 { element(at: index) }
}

extension ImageColumn where Element == UInt32 {
  /// The range between two neighbours of a column of offsets, clamped to `0 ..< limit` and never
  /// reversed, whatever the file says.
  package func range(at index: Int, limit: Int) -> Range<Int> {
    let lower = min(Int(self[index]), limit)
    let upper = min(Int(self[index &+ 1]), limit)
    return lower..<max(lower, upper)
  }
}
