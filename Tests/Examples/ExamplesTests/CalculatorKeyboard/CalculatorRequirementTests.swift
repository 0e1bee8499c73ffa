import CalculatorKeyboard
import Testing

/// Requirements 95 to 103, each marked with its number.
@Suite struct CalculatorRequirementTests {
  // 95
  @Test func showsZeroWhenOpenedAndAfterC() {
    #expect(Calculator().display == "0")
    var calculator = Calculator.after("12.5")
    #expect(calculator.press(.clear) == .displayChanged("0"))
    #expect(calculator == Calculator())
    #expect(calculator.press(.clear) == .unchanged)
  }

  // 96
  @Test(
    arguments: [
      ("5", "5"), ("12", "12"), ("0", "0"), ("00", "0"), ("05", "5"), ("1020", "1020"),
      ("1+2", "2"), ("1+05", "5"), ("1.50", "1.50"), ("1.00", "1.00"), ("9876543210", "9876543210"),
    ])
  func digits(keys: String, display: String) {
    let calculator = Calculator.after(keys)
    #expect(calculator.display == display)
    #expect(!calculator.shouldClearDisplayBeforeInserting)
  }

  @Test(
    arguments: [
      ("99999999999999", "9999999999999"), ("92233720368547.75807", "92233720368547.75807"),
      ("92233720368547.75808", "92233720368547.7580"), ("92233720368548", "9223372036854"),
      ("1.123456789", "1.12345"), ("922337203685470", "92233720368547"),
    ])
  func digitsBeyondTheLimitAreIgnored(keys: String, display: String) {
    #expect(Calculator.after(keys).display == display)
  }

  // 97
  @Test(
    arguments: [("1.", "1."), ("1..", "1."), ("1.5.", "1.5"), ("1.5.2", "1.52"), (".", "0.")])
  func dots(keys: String, display: String) {
    #expect(Calculator.after(keys).display == display)
  }

  // 98
  @Test(arguments: ["", "12", "12.", "1 + 2 =", "1 - 3 =", "1 % 3 =", "7 +", "0.50"])
  func insertReturnsTheDisplayedText(keys: String) {
    var calculator = Calculator.after(keys)
    let before = calculator
    #expect(calculator.press(.insert) == .insertText(before.display))
    #expect(calculator == before)
  }

  @Test func errorsAreNotInserted() {
    var calculator = Calculator.after("1 % 0 =")
    #expect(calculator.press(.insert) == .unchanged)
  }

  // 99
  @Test func documentedSixStepExample() {
    let steps: [(key: CalculatorKey, display: String, memory: String, Calculator.Operation)] = [
      (.one, "1", "0", .addition), (.plus, "1", "1", .addition), (.two, "2", "1", .addition),
      (.times, "3", "3", .multiplication), (.three, "3", "3", .multiplication),
      (.equals, "9", "9", .none),
    ]
    var calculator = Calculator()
    for (number, step) in steps.enumerated() {
      let before = calculator.display
      let outcome = calculator.press(step.key)
      #expect(calculator.display == step.display, "step \(number)")
      #expect(calculator.internalMemory.description == step.memory, "step \(number)")
      #expect(calculator.nextOperation == step.3, "step \(number)")
      let changed = before != step.display
      #expect(outcome == (changed ? .displayChanged(step.display) : .unchanged), "step \(number)")
    }
  }

  // 100
  @Test(
    arguments: [("+", "9"), ("-", "5"), ("X", "14"), ("%", "3.5")])
  func theNextOperationIsRemembered(label: String, result: String) throws {
    var calculator = Calculator.after("7")
    let key = try #require(CalculatorKey(rawValue: label))
    _ = calculator.press(key)
    #expect(calculator.nextOperation == key.operation)
    #expect(calculator.press("2 =") == .displayChanged(result))
  }

  @Test func operatorsAndEqualsApplyThePendingOperation() {
    #expect(Calculator.after("8 - 3 =").display == "5")
    #expect(Calculator.after("8 - 3 +").display == "5")
    #expect(Calculator.after("8 - 3 X 2 % 4 =").display == "2.5")
    // Only after a number.
    #expect(Calculator.after("8 - 3 = = =").display == "5")
    #expect(Calculator.after("8 - =").display == "8")
    #expect(Calculator.after("8 - = 3 =").display == "5")
    #expect(Calculator.after("= = =").display == "0")
  }

  @Test func lastOfSeveralOperatorsWins() {
    #expect(Calculator.after("7 + - X % 2 =").display == "3.5")
    #expect(Calculator.after("7 % X - + 2 =").display == "9")
    #expect(Calculator.after("- 7 =").display == "-7")
    #expect(Calculator.after("X 7 =").display == "0")
  }

  @Test func theDisplayIsUpdated() {
    var calculator = Calculator.after("1.50")
    #expect(calculator.press(.plus) == .displayChanged("1.5"))
    #expect(calculator.press("2") == .displayChanged("2"))
    #expect(calculator.press(.minus) == .displayChanged("3.5"))
  }

  @Test func theDisplayIsClearedBeforeTheNextNumber() {
    for keys in ["12 +", "12 + 3 =", "12 % 0 ="] {
      var calculator = Calculator.after(keys)
      #expect(calculator.shouldClearDisplayBeforeInserting)
      #expect(calculator.press("4") == .displayChanged("4"))
      #expect(calculator.press("5") == .displayChanged("45"))
    }
  }

  // 101
  @Test func stateAndLabels() {
    let calculator = Calculator()
    #expect(calculator.internalMemory == .zero)
    #expect(!calculator.shouldCompute)
    #expect(
      Calculator.Operation.allCases.map(\.rawValue)
        == ["addition", "multiplication", "subtraction", "division", "none"])
    let labels = CalculatorKey.allCases.filter { $0.operation != nil }.map {
      "\($0.label) \($0.operation?.rawValue ?? "")"
    }
    #expect(labels == ["+ addition", "- subtraction", "X multiplication", "% division"])
  }

  // 102
  @Test(
    arguments: [
      ("4 % 2", "2"), ("2.5 + 2.5", "5"), ("1 % 3", "0.33333"), ("2 % 3", "0.66666"),
      ("1 - 3", "-2"), ("0 - 1 % 3", "-0.33333"), ("0 - 2 % 3", "-0.66666"),
      ("0.1 + 0.2", "0.3"), ("1.1 X 1.1", "1.21"), ("0.00001 X 0.9", "0"),
      ("0 - 0.00001 X 0.9", "0"), ("1 % 8", "0.125"), ("100 X 0.5", "50"),
    ])
  func results(keys: String, display: String) {
    let calculator = Calculator.after(keys + " =")
    #expect(calculator.display == display)
    #expect(calculator.internalMemory.description == display)
    #expect(calculator.nextOperation == .none)
    #expect(!calculator.shouldCompute)
    #expect(calculator.shouldClearDisplayBeforeInserting)
  }

  /// Calculations continue with the displayed number.
  @Test func calculationContinuesWithTheDisplayedResult() {
    #expect(Calculator.after("1 % 3 X 3 =").display == "0.99999")
  }

  // 103
  @Test func clearingAddsTheNextNumberToZero() {
    var calculator = Calculator.after("8 X 3 = C")
    #expect(calculator.internalMemory == .zero)
    #expect(calculator.nextOperation == .addition)
    calculator.press("6 X 2 =")
    #expect(calculator.display == "12")
    #expect(Calculator.after("8 X 3 C 6 =").display == "6")
  }
}
