import CalculatorKeyboard
import Testing

/// Requirement 104: the bugs in the tutorial's listing. The compiler finds (e), a missing brace.
@Suite struct CalculatorFaultTests {
  // (a) Truncating removed the decimals: 1.5 became "1.".
  @Test(arguments: [("1.5 + 0", "1.5"), ("3 % 2", "1.5"), ("1 % 7", "0.14285")])
  func decimalsAreKept(keys: String, display: String) {
    #expect(Calculator.after(keys + " =").display == display)
  }

  // (b) A digit did not request the pending operation, so no operation was ever performed.
  @Test func digitRequestsThePendingOperation() {
    var calculator = Calculator()
    #expect(!calculator.shouldCompute)
    calculator.press("1")
    #expect(calculator.shouldCompute)
    calculator.press("+")
    #expect(!calculator.shouldCompute)
    calculator.press(".")
    #expect(calculator.shouldCompute)
    #expect(calculator.press("5 =") == .displayChanged("1.5"))
  }

  // (c) After `=` there was no next operation, and performing it gave 0.
  @Test func calculationContinuesAfterEquals() {
    #expect(Calculator.after("1 + 2 = + 4 =").display == "7")
    #expect(Calculator.after("1 + 2 = X 4 =").display == "12")
    #expect(Calculator.after("1 + 2 = 5 +").display == "5")
    #expect(Calculator.after("1 + 2 = 5 =").display == "5")
    #expect(Calculator.after("1 + 2 = 5 + 1 =").display == "6")
  }

  // (d) The first digit after a dot on a cleared display removed the dot.
  @Test func dotStartsANumber() {
    #expect(Calculator.after(".5").display == "0.5")
    #expect(Calculator.after("1 + .5 =").display == "1.5")
    #expect(Calculator.after("1 + 2 = .5").display == "0.5")
    #expect(Calculator.after("C .5 + .25 =").display == "0.75")
  }

  // (f) Division by zero gave infinity, and converting that to `Int` stopped the program.
  @Test(
    arguments: [
      ("1 % 0 =", CalculatorError.divisionByZero), ("0 % 0 +", .divisionByZero),
      ("5 % 0.00000 X", .divisionByZero), ("90000000000000 X 2 =", .tooLarge),
      ("90000000000000 + 90000000000000 -", .tooLarge),
      ("0 - 90000000000000 - 90000000000000 =", .tooLarge), ("9000000000 % 0.00001 =", .tooLarge),
    ])
  func errorsAreShownAndCleared(keys: String, error: CalculatorError) {
    let broken = Calculator.after(keys)
    #expect(broken.error == error)
    #expect(broken.display == error.displayText)
    #expect(broken.display.count <= 14)

    // Only a new number or C clears an error.
    for key in "+-X%=I" {
      var calculator = broken
      #expect(calculator.press(String(key)) == .unchanged)
      #expect(calculator == broken)
    }
    var calculator = broken
    #expect(calculator.press(.clear) == .displayChanged("0"))
    #expect(calculator == Calculator())
    for (recovery, result) in [("7 + 1 =", "8"), (". 5 + 1 =", "1.5"), ("0 5 =", "5")] {
      var calculator = broken
      calculator.press(recovery)
      #expect(calculator.display == result)
      #expect(calculator.error == nil)
    }
  }

  @Test func nextKeyboardWorksAfterAnError() {
    var calculator = Calculator.after("1 % 0 =")
    #expect(calculator.press(.nextKeyboard) == .advanceToNextInputMode)
  }
}
