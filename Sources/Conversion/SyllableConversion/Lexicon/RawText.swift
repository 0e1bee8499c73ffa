#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// UTF-8 as it stands in an image, compared in one go: words are looked for while a key waits.
extension UnsafeRawBufferPointer {
  /// Whether it stands before another text in the order of bytes.
  package func precedes(_ other: UnsafeRawBufferPointer) -> Bool {
    let order = commonOrder(with: other)
    return order == 0 ? count < other.count : order < 0
  }

  /// Whether it is the same text.
  package func hasSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
    count == other.count && commonOrder(with: other) == 0
  }

  /// How what both have room for compares.
  private func commonOrder(with other: UnsafeRawBufferPointer) -> Int32 {
    guard let own = baseAddress, let its = other.baseAddress else { return 0 }
    return memcmp(own, its, Swift.min(count, other.count))
  }
}
