import CalculatorKeyboard
import Testing
import ToolSupport

/// Random keys never trap, and the display always shows a number or an error.
@Suite struct CalculatorPropertyTests {
  private static let keys = CalculatorKey.allCases

  @Test(arguments: 0..<20 as Range<UInt64>)
  func displayIsANumberOrAnError(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var calculator = Calculator()
    var errors = 0
    for step in 0..<10_000 {
      // At least two thirds are digits, so that numbers grow to the limit. C is rare, and errors do
      // not last.
      let digits = Int.random(in: 0..<3, using: &random) < 2
      let key = Self.keys[Int.random(in: 0..<(digits ? 10 : Self.keys.count), using: &random)]
      let before = calculator
      let outcome = calculator.press(key)
      if calculator.error != nil { errors += 1 }

      let isNumber = CalculatorNumber(calculator.display) != nil
      let isSound =
        calculator.error.map { calculator.display == $0.displayText && !isNumber } ?? isNumber
      let isTold =
        switch outcome {
        case .displayChanged(let text): text == calculator.display && text != before.display
        case .unchanged: before.display == calculator.display
        case .insertText(let text):
          key == .insert && text == before.display && calculator == before
            && CalculatorNumber(text) != nil
        case .advanceToNextInputMode: key == .nextKeyboard && calculator == before
        }
      guard isSound, isTold else {
        Issue.record("seed \(seed) step \(step): \(key) on \(before) gave \(calculator)")
        return
      }
    }
    #expect(errors > 0)
  }

  /// C resets the calculator from any state.
  @Test func clearingResetsFromAnyState() {
    var random = SeededGenerator(seed: 95)
    var calculator = Calculator()
    for _ in 0..<2000 {
      _ = calculator.press(Self.keys[Int.random(in: 0..<Self.keys.count, using: &random)])
      var cleared = calculator
      _ = cleared.press(.clear)
      #expect(cleared == Calculator())
    }
  }
}
