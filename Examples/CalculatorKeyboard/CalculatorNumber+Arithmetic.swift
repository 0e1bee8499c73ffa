extension CalculatorNumber {
  /// The sum.
  public func adding(_ other: CalculatorNumber) throws(CalculatorError) -> CalculatorNumber {
    try Self.checked(units.addingReportingOverflow(other.units))
  }

  /// The difference.
  public func subtracting(_ other: CalculatorNumber) throws(CalculatorError) -> CalculatorNumber {
    try Self.checked(units.subtractingReportingOverflow(other.units))
  }

  /// The product, cut off after five places.
  public func multiplied(by other: CalculatorNumber) throws(CalculatorError) -> CalculatorNumber {
    let product = units.magnitude.multipliedFullWidth(by: other.units.magnitude)
    return try Self.quotient(
      of: product, by: Self.unitsInOne, isNegative: (units < 0) != (other.units < 0))
  }

  /// The quotient, cut off after five places: `1 / 3` is `0.33333`, `-1 / 3` is `-0.33333`.
  public func divided(by other: CalculatorNumber) throws(CalculatorError) -> CalculatorNumber {
    guard other.units != 0 else { throw .divisionByZero }
    let dividend = units.magnitude.multipliedFullWidth(by: Self.unitsInOne)
    return try Self.quotient(
      of: dividend, by: other.units.magnitude, isNegative: (units < 0) != (other.units < 0))
  }

  private static func checked(
    _ result: (partialValue: Int64, overflow: Bool)
  ) throws(CalculatorError) -> CalculatorNumber {
    // The smallest `Int64` has no opposite.
    guard !result.overflow, result.partialValue != .min else { throw .tooLarge }
    return CalculatorNumber(units: result.partialValue)
  }

  private static func quotient(
    of dividend: (high: UInt64, low: UInt64), by divisor: UInt64, isNegative: Bool
  ) throws(CalculatorError) -> CalculatorNumber {
    // A quotient of more than 64 bits: the division itself would trap.
    guard dividend.high < divisor else { throw .tooLarge }
    return try CalculatorNumber(
      magnitude: divisor.dividingFullWidth(dividend).quotient, isNegative: isNegative)
  }
}
