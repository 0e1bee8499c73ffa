import CalculatorKeyboard

extension CalculatorKey {
  /// Returns the keys with these labels. `I` is Insert, `N` is Next Keyboard; spaces only separate.
  static func keys(_ text: String) -> [CalculatorKey] {
    text.split(separator: " ").flatMap { word in
      word.compactMap { letter in
        switch letter {
        case "I": .insert
        case "N": .nextKeyboard
        default: CalculatorKey(rawValue: String(letter))
        }
      }
    }
  }
}

extension Calculator {
  /// Presses keys and returns the outcome of the last one.
  @discardableResult
  mutating func press(_ text: String) -> CalculatorOutcome {
    CalculatorKey.keys(text).reduce(.unchanged) { press($1) }
  }

  /// Returns a calculator after pressing these keys.
  static func after(_ text: String) -> Calculator {
    var calculator = Calculator()
    calculator.press(text)
    return calculator
  }
}
