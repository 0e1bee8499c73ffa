/// A calculator with a display, one number in memory and one operation to do next. There are no
/// expression trees: `1 + 2 X 3` is 9.
///
/// ```
/// key   display   memory   next operation
///       0         0        addition          the first number is remembered by adding it to 0
/// 1     1         0        addition
/// +     1         1        addition
/// 2     2         1        addition
/// X     3         3        multiplication    1 + 2 is done now
/// 3     3         3        multiplication
/// =     9         9        none              the next number begins a new calculation
/// ```
public struct Calculator: Hashable, Sendable {
  /// An operation on the memory and the display.
  public enum Operation: String, CaseIterable, Hashable, Sendable {
    case addition, multiplication, subtraction, division
    /// None: after `=`, when the number on the display stands for itself.
    case none
  }

  /// What the display shows: a number, or the text of an error.
  public private(set) var display = "0"
  /// The number that the next operation is done on.
  public private(set) var internalMemory = CalculatorNumber.zero
  /// The operation to do when the next number is there.
  public private(set) var nextOperation = Operation.addition
  /// Whether a number was typed since the last operation.
  public private(set) var shouldCompute = false
  /// Whether the next digit begins a new number.
  public private(set) var shouldClearDisplayBeforeInserting = true
  /// Why there is no result; nil while there is one.
  public private(set) var error: CalculatorError?

  /// A calculator as it is opened: cleared.
  public init() {}

  /// Takes a key.
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

  /// Shows 0 and forgets everything. The next operation adds the first number to 0.
  public mutating func clearDisplay() { self = Calculator() }

  // MARK: Typing a number

  /// A digit that the number has no room for is left out, so that the display always shows exactly
  /// what is calculated with.
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
    // What was typed fits: `append` saw to it.
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
