import CalculatorKeyboard

extension CalculatorKey {
  /// Keys by their labels; `I` inserts, `N` is the next keyboard, spaces are only to be read.
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
  /// Presses keys, and tells what the last one led to.
  @discardableResult
  mutating func press(_ text: String) -> CalculatorOutcome {
    CalculatorKey.keys(text).reduce(.unchanged) { press($1) }
  }

  /// A calculator after some keys.
  static func after(_ text: String) -> Calculator {
    var calculator = Calculator()
    calculator.press(text)
    return calculator
  }
}
