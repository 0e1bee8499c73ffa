extension CalculatorNumber {
  /// A number from digits, with at most one dot and at most five places behind it, as the display
  /// shows them: `12`, `12.`, `12.50`, `-0.00001`. Nil for anything else, and for what is too
  /// large.
  public init?(_ text: String) {
    let isNegative = text.utf8.first == UInt8(ascii: "-")
    let digits = text.utf8.dropFirst(isNegative ? 1 : 0)
    let dot = digits.firstIndex(of: UInt8(ascii: ".")) ?? digits.endIndex
    let places = digits[dot...].dropFirst()
    guard dot > digits.startIndex, places.count <= Self.places else { return nil }

    var magnitude: UInt64 = 0
    func append(_ byte: UInt8) -> Bool {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return false }
      let (tens, overflows) = magnitude.multipliedReportingOverflow(by: 10)
      let (sum, overflowsToo) = tens.addingReportingOverflow(UInt64(byte - UInt8(ascii: "0")))
      magnitude = sum
      return !overflows && !overflowsToo
    }
    guard digits[..<dot].allSatisfy(append), places.allSatisfy(append) else { return nil }
    for _ in places.count..<Self.places where !append(UInt8(ascii: "0")) { return nil }
    guard let number = try? Self(magnitude: magnitude, isNegative: isNegative) else { return nil }
    self = number
  }
}

extension CalculatorNumber: CustomStringConvertible {
  /// The number in digits. A whole number has no dot, and no number ends with a needless zero.
  public var description: String {
    let (whole, rest) = units.magnitude.quotientAndRemainder(dividingBy: Self.unitsInOne)
    let sign = units < 0 ? "-" : ""
    guard rest != 0 else { return "\(sign)\(whole)" }
    var places = String(rest)
    places = String(repeating: "0", count: Self.places - places.count) + places
    while places.hasSuffix("0") { places.removeLast() }
    return "\(sign)\(whole).\(places)"
  }
}
