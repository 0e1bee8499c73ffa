extension UInt64 {
  /// Creates the number that ASCII decimal digits stand for; nil if there is no digit, another byte, or
  /// a number above `UInt64.max`. Reads bytes in place: counts and models have millions of lines.
  init?(digits: some Collection<UInt8>) {
    guard !digits.isEmpty else { return nil }
    self = 0
    for byte in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
      let (product, isLarge) = multipliedReportingOverflow(by: 10)
      let (sum, isLarger) = product.addingReportingOverflow(UInt64(byte - UInt8(ascii: "0")))
      guard !isLarge, !isLarger else { return nil }
      self = sum
    }
  }
}
