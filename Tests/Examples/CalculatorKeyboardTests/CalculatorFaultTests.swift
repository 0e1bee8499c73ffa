import CalculatorKeyboard
import Testing

/// Requirement 104: the faults of the tutorial's listing. (e), a missing brace, is the compiler's.
@Suite struct CalculatorFaultTests {
  // (a) Cutting off took the places away: 1.5 became "1.".
  @Test(arguments: [("1.5 + 0", "1.5"), ("3 % 2", "1.5"), ("1 % 7", "0.14285")])
  func placesStay(keys: String, display: String) {
    #expect(Calculator.after(keys + " =").display == display)
  }

  // (b) A digit did not ask for an operation, so that none was ever done.
  @Test func aDigitAsksForTheOperation() {
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

  // (c) After `=` the next operation was none, and doing it gave 0.
  @Test func calculatingGoesOnAfterEquals() {
    #expect(Calculator.after("1 + 2 = + 4 =").display == "7")
    #expect(Calculator.after("1 + 2 = X 4 =").display == "12")
    #expect(Calculator.after("1 + 2 = 5 +").display == "5")
    #expect(Calculator.after("1 + 2 = 5 =").display == "5")
    #expect(Calculator.after("1 + 2 = 5 + 1 =").display == "6")
  }

  // (d) The digit after a dot on a fresh display took the dot away.
  @Test func aDotBeginsANumber() {
    #expect(Calculator.after(".5").display == "0.5")
    #expect(Calculator.after("1 + .5 =").display == "1.5")
    #expect(Calculator.after("1 + 2 = .5").display == "0.5")
    #expect(Calculator.after("C .5 + .25 =").display == "0.75")
  }

  // (f) Dividing by zero gave infinity, whose conversion to `Int` stopped the program.
  @Test(
    arguments: [
      ("1 % 0 =", CalculatorError.divisionByZero), ("0 % 0 +", .divisionByZero),
      ("5 % 0.00000 X", .divisionByZero), ("90000000000000 X 2 =", .tooLarge),
      ("90000000000000 + 90000000000000 -", .tooLarge),
      ("0 - 90000000000000 - 90000000000000 =", .tooLarge), ("9000000000 % 0.00001 =", .tooLarge),
    ])
  func errorsAreShownAndLeftBehind(keys: String, error: CalculatorError) {
    let broken = Calculator.after(keys)
    #expect(broken.error == error)
    #expect(broken.display == error.displayText)
    #expect(broken.display.count <= 14)

    // Nothing goes on from an error but a new number or C.
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

  @Test func theNextKeyboardIsThereAfterAnErrorToo() {
    var calculator = Calculator.after("1 % 0 =")
    #expect(calculator.press(.nextKeyboard) == .advanceToNextInputMode)
  }
}
