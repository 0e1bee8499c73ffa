/// A decimal number with five places, exact: `0.1 + 0.2` is `0.3`.
///
/// It is kept as a count of hundred-thousandths, so that there is nothing to round but the sixth
/// place of a product or a quotient, and that is cut off.
public struct CalculatorNumber: Hashable, Sendable {
  /// Hundred-thousandths.
  let units: Int64

  static let positions = 5
  static let unitsInOne: UInt64 = 100_000

  /// Nothing.
  public static let zero = CalculatorNumber(units: 0)

  /// The largest number; the smallest is its opposite.
  public static let largest = CalculatorNumber(units: .max)

  init(units: Int64) { self.units = units }

  init(magnitude: UInt64, isNegative: Bool) throws(CalculatorError) {
    guard let units = Int64(exactly: magnitude) else { throw .tooLarge }
    self.units = isNegative ? -units : units
  }
}

extension CalculatorNumber: Comparable {
  /// Whether the left number is the smaller one.
  public static func < (left: CalculatorNumber, right: CalculatorNumber) -> Bool {
    left.units < right.units
  }
}

/// Why there is no result. C or the next digit goes on from it.
public enum CalculatorError: String, Error, CaseIterable, Hashable, Sendable {
  /// A division by zero.
  case divisionByZero
  /// The result has too many digits.
  case tooLarge

  /// What the display shows, short enough for it.
  public var displayText: String {
    switch self {
    case .divisionByZero: "Division by 0"
    case .tooLarge: "Too large"
    }
  }
}
