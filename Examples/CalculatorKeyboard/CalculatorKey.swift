/// A key of the calculator. The raw value is its label in the tutorial.
public enum CalculatorKey: String, CaseIterable, Hashable, Sendable {
  /// Types the digit 0.
  case zero = "0"
  /// Types the digit 1.
  case one = "1"
  /// Types the digit 2.
  case two = "2"
  /// Types the digit 3.
  case three = "3"
  /// Types the digit 4.
  case four = "4"
  /// Types the digit 5.
  case five = "5"
  /// Types the digit 6.
  case six = "6"
  /// Types the digit 7.
  case seven = "7"
  /// Types the digit 8.
  case eight = "8"
  /// Types the digit 9.
  case nine = "9"
  /// Begins the decimals.
  case dot = "."
  /// Addition.
  case plus = "+"
  /// Subtraction.
  case minus = "-"
  /// Multiplication.
  case times = "X"
  /// Division. The tutorial labels it `%`, although it does not compute percentages.
  case divide = "%"
  /// Computes the pending operation.
  case equals = "="
  /// Clears the display and the memory.
  case clear = "C"
  /// Inserts the number on the display into the document.
  case insert = "Insert"
  /// Switches to the next keyboard.
  case nextKeyboard = "Next Keyboard"

  /// The label of the tutorial, which writes the operations `+ - X %`.
  public var label: String { rawValue }

  /// The text drawn on the key: the sign of an operation (`+ − × ÷`), otherwise the label.
  public var symbol: String {
    switch self {
    case .minus: "−"
    case .times: "×"
    case .divide: "÷"
    default: label
    }
  }

  /// The key that a character of a computer's keyboard presses: its label, its symbol, or the sign that
  /// keyboards have for it. Nil if there is none.
  public init?(typedBy character: Character) {
    switch character {
    case "*", "x": self = .times
    case "/", ":": self = .divide
    case ",": self = .dot
    default:
      let typed = Self.allCases.first {
        $0.label == String(character) || $0.symbol == String(character)
      }
      guard let typed else { return nil }
      self = typed
    }
  }

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
