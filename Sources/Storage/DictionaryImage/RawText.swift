import LibC

/// UTF-8 text in an image, compared without decoding it: word searches run while the user waits for
/// a key.
extension UnsafeRawBufferPointer {
  /// Returns whether this text precedes another one in byte order.
  package func precedes(_ other: UnsafeRawBufferPointer) -> Bool {
    let order = commonOrder(with: other)
    return order == 0 ? count < other.count : order < 0
  }

  /// Returns whether the texts are equal.
  package func hasSameBytes(as other: UnsafeRawBufferPointer) -> Bool {
    count == other.count && commonOrder(with: other) == 0
  }

  /// Returns whether this text contains another one.
  package func containsBytes(of other: UnsafeRawBufferPointer) -> Bool {
    guard let own = baseAddress, let its = other.baseAddress, count >= other.count else {
      return other.isEmpty
    }
    return (0...(count - other.count)).contains {
      self[$0] == other[0] && memcmp(own + $0, its, other.count) == 0
    }
  }

  /// Compares the common length of both texts, like `memcmp`.
  private func commonOrder(with other: UnsafeRawBufferPointer) -> Int32 {
    guard let own = baseAddress, let its = other.baseAddress else { return 0 }
    return memcmp(own, its, Swift.min(count, other.count))
  }
}
