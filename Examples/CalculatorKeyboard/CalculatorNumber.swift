/// An exact decimal number with five decimal places: `0.1 + 0.2` is `0.3`.
///
/// The number is stored in hundred-thousandths. Only products and quotients can have more
/// decimal places, which are truncated.
public struct CalculatorNumber: Hashable, Sendable {
  /// The value in hundred-thousandths.
  let units: Int64

  static let positions = 5
  static let unitsInOne: UInt64 = 100_000

  /// The number 0.
  public static let zero = CalculatorNumber(units: 0)

  /// The largest number. The smallest is its negation.
  public static let largest = CalculatorNumber(units: .max)

  init(units: Int64) { self.units = units }

  init(magnitude: UInt64, isNegative: Bool) throws(CalculatorError) {
    guard let units = Int64(exactly: magnitude) else { throw .tooLarge }
    self.units = isNegative ? -units : units
  }
}

extension CalculatorNumber: Comparable {
  /// Whether the left number is smaller than the right one.
  public static func < (left: CalculatorNumber, right: CalculatorNumber) -> Bool {
    left.units < right.units
  }
}

/// The reason why a calculation has no result. Pressing C or a digit continues.
public enum CalculatorError: String, Error, CaseIterable, Hashable, Sendable {
  /// A division by zero.
  case divisionByZero
  /// A result with too many digits.
  case tooLarge

  /// The text for the display, short enough to fit.
  public var displayText: String {
    switch self {
    case .divisionByZero: "Division by 0"
    case .tooLarge: "Too large"
    }
  }
}
