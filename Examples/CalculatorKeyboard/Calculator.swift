/// A calculator with a display, a memory for one number and a pending operation. It computes from
/// left to right without precedence: `1 + 2 X 3` is 9.
///
/// ```
/// key   display   memory   next operation
///       0         0        addition          adding the first number to 0 remembers it
/// 1     1         0        addition
/// +     1         1        addition
/// 2     2         1        addition
/// X     3         3        multiplication    1 + 2 is computed now
/// 3     3         3        multiplication
/// =     9         9        none              the next number starts a new calculation
/// ```
public struct Calculator: Hashable, Sendable {
  /// An operation on the memory and the display.
  public enum Operation: String, CaseIterable, Hashable, Sendable {
    /// Computes the memory with the display.
    case addition, multiplication, subtraction, division
    /// No operation: after `=`, the number on the display is the result.
    case none
  }

  /// The text on the display: a number or an error.
  public private(set) var display = "0"
  /// The left operand of the next operation.
  public private(set) var internalMemory = CalculatorNumber.zero
  /// The pending operation, computed when its right operand is complete.
  public private(set) var nextOperation = Operation.addition
  /// Whether a number was typed since the last operation.
  public private(set) var shouldCompute = false
  /// Whether the next digit starts a new number.
  public private(set) var shouldClearDisplayBeforeInserting = true
  /// The error of the last calculation; nil if it had a result.
  public private(set) var error: CalculatorError?

  /// Creates a cleared calculator.
  public init() {}

  /// Presses a key and returns its outcome.
  public mutating func press(_ key: CalculatorKey) -> CalculatorOutcome {
    let before = display
    switch key {
    case .nextKeyboard: return .advanceToNextInputMode
    case .insert: return error == nil ? .insertText(display) : .unchanged
    case .clear: clearDisplay()
    case .dot: appendDot()
    case .plus, .minus, .times, .divide: remember(key.operation ?? .none)
    case .equals: if shouldCompute { computeLastOperation() }
    case .zero, .one, .two, .three, .four, .five, .six, .seven, .eight, .nine:
      append(key.label)
    }
    return display == before ? .unchanged : .displayChanged(display)
  }

  /// Shows 0 and clears the memory. The pending operation adds the first number to 0.
  public mutating func clearDisplay() { self = Calculator() }

  // MARK: Typing a number

  /// Appends a digit, unless the number has no room for it. The display thus always shows exactly
  /// the number used in calculations.
  private mutating func append(_ digit: String) {
    let text = shouldClearDisplayBeforeInserting || display == "0" ? digit : display + digit
    if CalculatorNumber(text) != nil { type(text) }
  }

  private mutating func appendDot() {
    if shouldClearDisplayBeforeInserting {
      type("0.")
    } else if !display.contains(".") {
      type(display + ".")
    }
  }

  private mutating func type(_ text: String) {
    display = text
    error = nil
    shouldClearDisplayBeforeInserting = false
    shouldCompute = true
  }

  // MARK: Calculating

  private mutating func remember(_ operation: Operation) {
    if shouldCompute { computeLastOperation() }
    if error == nil { nextOperation = operation }
  }

  private mutating func computeLastOperation() {
    do throws(CalculatorError) {
      let result = try result()
      display = result.description
      internalMemory = result
      nextOperation = .none
      shouldCompute = false
      shouldClearDisplayBeforeInserting = true
    } catch {
      clearDisplay()
      display = error.displayText
      self.error = error
    }
  }

  private func result() throws(CalculatorError) -> CalculatorNumber {
    // The number on the display is valid: `append` rejects others.
    let number = CalculatorNumber(display) ?? .zero
    return switch nextOperation {
    case .addition: try internalMemory.adding(number)
    case .subtraction: try internalMemory.subtracting(number)
    case .multiplication: try internalMemory.multiplied(by: number)
    case .division: try internalMemory.divided(by: number)
    case .none: number
    }
  }
}
