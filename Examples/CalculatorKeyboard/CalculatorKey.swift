/// A key of the calculator. The raw value is its label.
public enum CalculatorKey: String, CaseIterable, Hashable, Sendable {
  case zero = "0"
  case one = "1"
  case two = "2"
  case three = "3"
  case four = "4"
  case five = "5"
  case six = "6"
  case seven = "7"
  case eight = "8"
  case nine = "9"
  case dot = "."
  case plus = "+"
  case minus = "-"
  case times = "X"
  /// Division: the label is the tutorial's, and means no percentage.
  case divide = "%"
  case equals = "="
  case clear = "C"
  /// Puts what the display shows into the document.
  case insert = "Insert"
  /// The next keyboard.
  case nextKeyboard = "Next Keyboard"

  /// What the key shows.
  public var label: String { rawValue }

  /// The operation that the key stands for, if any.
  public var operation: Calculator.Operation? {
    switch self {
    case .plus: .addition
    case .minus: .subtraction
    case .times: .multiplication
    case .divide: .division
    default: nil
    }
  }

  /// What is read out for it.
  public var accessibilityLabel: String {
    switch self {
    case .dot: "decimal point"
    case .plus: "plus"
    case .minus: "minus"
    case .times: "times"
    case .divide: "divided by"
    case .equals: "equals"
    case .clear: "clear"
    case .insert: "insert the result"
    case .nextKeyboard: "next keyboard"
    default: label
    }
  }
}
