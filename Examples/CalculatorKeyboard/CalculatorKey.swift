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
  /// Division. The tutorial labels it `%`, although it does not compute percentages.
  case divide = "%"
  case equals = "="
  case clear = "C"
  /// Inserts the number on the display into the document.
  case insert = "Insert"
  /// Switches to the next keyboard.
  case nextKeyboard = "Next Keyboard"

  /// The label of the key.
  public var label: String { rawValue }

  /// The operation of the key; nil for other keys.
  public var operation: Calculator.Operation? {
    switch self {
    case .plus: .addition
    case .minus: .subtraction
    case .times: .multiplication
    case .divide: .division
    default: nil
    }
  }

  /// The label for screen readers.
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
