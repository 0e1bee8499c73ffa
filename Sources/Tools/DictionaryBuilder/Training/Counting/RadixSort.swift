/// Sorts integers of up to 64 bits with a least-significant-digit radix sort.
package enum RadixSort {
  private static let digitBits = 11

  /// Sorts `keys` in ascending order.
  ///
  /// - Parameters:
  ///   - keys: The keys; only their lowest `bits` bits may be set.
  ///   - bits: The number of significant bits.
  ///   - spare: Working space. If both arrays have capacity for the keys, nothing but a table of
  ///     counts is allocated.
  /// - Complexity: O(n · bits / 11).
  package static func sort(_ keys: inout [UInt64], bits: Int, spare: inout [UInt64]) {
    let count = keys.count
    spare.removeLast(max(spare.count - count, 0))
    spare.append(contentsOf: repeatElement(0, count: count - spare.count))
    var starts = [Int](repeating: 0, count: 1 << digitBits)
    for shift in stride(from: 0, to: bits, by: digitBits) {
      if distribute(keys, by: UInt64(shift), to: &spare, starts: &starts) { swap(&keys, &spare) }
    }
  }

  /// Writes the keys to `result` in the order of one digit; keys with equal digits keep their
  /// order.
  ///
  /// - Returns: false, with nothing written, if all digits are equal.
  private static func distribute(
    _ keys: [UInt64], by shift: UInt64, to result: inout [UInt64], starts: inout [Int]
  ) -> Bool {
    let mask = UInt64(starts.count - 1)
    for digit in starts.indices { starts[digit] = 0 }
    return starts.withUnsafeMutableBufferPointer { starts in
      for key in keys { starts[Int(key >> shift & mask)] += 1 }
      guard let first = keys.first, starts[Int(first >> shift & mask)] < keys.count else {
        return false
      }
      var sum = 0
      for digit in starts.indices {
        let count = starts[digit]
        starts[digit] = sum
        sum += count
      }
      result.withUnsafeMutableBufferPointer { result in
        for key in keys {
          let digit = Int(key >> shift & mask)
          result[starts[digit]] = key
          starts[digit] += 1
        }
      }
      return true
    }
  }
}
