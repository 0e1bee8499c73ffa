extension CalculatorNumber {
  /// Parses digits with at most one dot and five decimal places, in the format of the display:
  /// `12`, `12.`, `12.50`, `-0.00001`. Nil for any other text, and for numbers that are too large.
  public init?(_ text: String) {
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    let digits = text.utf8.dropFirst(isNegative ? 1 : 0)
    let dot = digits.firstIndex(of: UInt8(ascii: ".")) ?? digits.endIndex
    let decimals = digits[dot...].dropFirst()
    guard dot > digits.startIndex, decimals.count <= Self.positions else { return nil }

    var magnitude: UInt64 = 0
    func append(_ byte: UInt8) -> Bool {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return false }
      let (tens, overflows) = magnitude.multipliedReportingOverflow(by: 10)
      let (sum, overflowsToo) = tens.addingReportingOverflow(UInt64(byte - UInt8(ascii: "0")))
      magnitude = sum
      return !overflows && !overflowsToo
    }
    guard digits[..<dot].allSatisfy(append), decimals.allSatisfy(append) else { return nil }
    for _ in decimals.count..<Self.positions where !append(UInt8(ascii: "0")) { return nil }
    guard let number = try? Self(magnitude: magnitude, isNegative: isNegative) else { return nil }
    self = number
  }
}

extension CalculatorNumber: CustomStringConvertible {
  /// The number in decimal digits, without trailing zeros. A whole number has no dot.
  public var description: String {
    let (whole, rest) = units.magnitude.quotientAndRemainder(dividingBy: Self.unitsInOne)
    let sign = units < 0 ? "-" : ""
    guard rest != 0 else { return "\(sign)\(whole)" }
    var decimals = String(rest)
    decimals = String(repeating: "0", count: Self.positions - decimals.count) + decimals
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(sign)\(whole).\(decimals)"
  }
}
