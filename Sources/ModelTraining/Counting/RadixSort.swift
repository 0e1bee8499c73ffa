/// Sorts integers of up to 64 bits, digit by digit from the lowest.
enum RadixSort {
  private static let digitBits = 11

  /// Sorts `keys`, of which only the lowest `bits` may be set. `spare` is working space.
  static func sort(_ keys: inout [UInt64], bits: Int, spare: inout [UInt64]) {
    let count = keys.count
    if spare.count < count {
      spare.append(contentsOf: repeatElement(0, count: count - spare.count))
    }
    let digits = 1 << digitBits
    var shift = 0
    while shift < bits {
      var starts = [Int](repeating: 0, count: digits + 1)
      let mask = UInt64(digits - 1)
      keys.withUnsafeBufferPointer { keys in
        for key in keys { starts[Int(key >> UInt64(shift) & mask) + 1] += 1 }
      }
      for digit in 0..<digits { starts[digit + 1] += starts[digit] }
      keys.withUnsafeMutableBufferPointer { keys in
        spare.withUnsafeMutableBufferPointer { spare in
          starts.withUnsafeMutableBufferPointer { starts in
            for key in keys {
              let digit = Int(key >> UInt64(shift) & mask)
              spare[starts[digit]] = key
              starts[digit] += 1
            }
          }
          keys.baseAddress?.update(from: spare.baseAddress ?? keys.baseAddress!, count: count)
        }
      }
      shift += digitBits
    }
  }
}
