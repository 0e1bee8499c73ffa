extension CalculatorNumber {
  /// Returns the sum.
  ///
  /// - Throws: `CalculatorError.tooLarge` if the result does not fit.
  public func adding(_ other: CalculatorNumber) throws(CalculatorError) -> CalculatorNumber {
    try Self.checked(units.addingReportingOverflow(other.units))
  }

  /// Returns the difference.
  ///
  /// - Throws: `CalculatorError.tooLarge` if the result does not fit.
  public func subtracting(_ other: CalculatorNumber) throws(CalculatorError) -> CalculatorNumber {
    try Self.checked(units.subtractingReportingOverflow(other.units))
  }

  /// Returns the product, truncated after five decimal places.
  ///
  /// - Throws: `CalculatorError.tooLarge` if the result does not fit.
  public func multiplied(by other: CalculatorNumber) throws(CalculatorError) -> CalculatorNumber {
    let product = units.magnitude.multipliedFullWidth(by: other.units.magnitude)
    return try Self.quotient(
      of: product, by: Self.unitsInOne, isNegative: (units < 0) != (other.units < 0))
  }

  /// Returns the quotient, truncated after five decimal places: `1 / 3` is `0.33333`, `-1 / 3` is
  /// `-0.33333`.
  ///
  /// - Throws: `CalculatorError.divisionByZero`, or `.tooLarge` if the result does not fit.
  public func divided(by other: CalculatorNumber) throws(CalculatorError) -> CalculatorNumber {
    guard other.units != 0 else { throw .divisionByZero }
    let dividend = units.magnitude.multipliedFullWidth(by: Self.unitsInOne)
    return try Self.quotient(
      of: dividend, by: other.units.magnitude, isNegative: (units < 0) != (other.units < 0))
  }

  private static func checked(
    _ result: (partialValue: Int64, overflow: Bool)
  ) throws(CalculatorError) -> CalculatorNumber {
    // The smallest `Int64` has no negation.
    guard !result.overflow, result.partialValue != .min else { throw .tooLarge }
    return CalculatorNumber(units: result.partialValue)
  }

  private static func quotient(
    of dividend: (high: UInt64, low: UInt64), by divisor: UInt64, isNegative: Bool
  ) throws(CalculatorError) -> CalculatorNumber {
    // The quotient would have more than 64 bits, and the division would trap.
    guard dividend.high < divisor else { throw .tooLarge }
    return try CalculatorNumber(
      magnitude: divisor.dividingFullWidth(dividend).quotient, isNegative: isNegative)
  }
}
