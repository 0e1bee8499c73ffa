import CalculatorKeyboard
import Testing
import ToolSupport

/// Decimal numbers with five decimals.
@Suite struct CalculatorNumberTests {
  @Test(
    arguments: [
      ("0", "0"), ("007", "7"), ("12.", "12"), ("12.50", "12.5"), ("0.00001", "0.00001"),
      ("-0.5", "-0.5"), ("-0", "0"), ("92233720368547.75807", "92233720368547.75807"),
      ("-92233720368547.75807", "-92233720368547.75807"), ("000000000000000000000000001", "1"),
    ])
  func parsing(text: String, expected: String) {
    #expect(CalculatorNumber(text)?.description == expected)
  }

  @Test(
    arguments: [
      "", ".", "-", "-.", ".5", "1.2.3", "1,5", "1e5", "+1", "--1", " 1", "1 ", "0.000001", "1.-5",
      "92233720368547.75808", "-92233720368547.75808", "184467440737095.51616", "inf", "nan", "١",
      "99999999999999999999999999999999",
    ])
  func malformedNumbers(text: String) {
    #expect(CalculatorNumber(text) == nil)
  }

  private func result(
    _ left: String, _ operation: String, _ right: String
  ) throws -> Result<CalculatorNumber, CalculatorError> {
    let left = try #require(CalculatorNumber(left))
    let right = try #require(CalculatorNumber(right))
    return Result { () throws(CalculatorError) in
      switch operation {
      case "+": try left.adding(right)
      case "-": try left.subtracting(right)
      case "*": try left.multiplied(by: right)
      default: try left.divided(by: right)
      }
    }
  }

  @Test(
    arguments: [
      ("0.1", "+", "0.2", "0.3"), ("1", "/", "3", "0.33333"), ("2", "/", "3", "0.66666"),
      ("-2", "/", "3", "-0.66666"), ("2", "/", "-3", "-0.66666"), ("-2", "/", "-3", "0.66666"),
      ("0.00001", "*", "0.5", "0"), ("-0.00001", "*", "0.99999", "0"),
      ("1.1", "*", "1.1", "1.21"), ("0.99999", "*", "0.99999", "0.99998"),
      ("1", "-", "0.00001", "0.99999"), ("0", "/", "7", "0"), ("0.3", "-", "0.1", "0.2"),
      ("92233720368547.75807", "*", "1", "92233720368547.75807"),
      ("92233720368547.75807", "/", "92233720368547.75807", "1"),
      ("9000000", "*", "9000000", "81000000000000"),
    ])
  func results(left: String, operation: String, right: String, expected: String) throws {
    #expect(try result(left, operation, right).get().description == expected)
  }

  @Test(
    arguments: [
      ("1", "/", "0", .divisionByZero), ("0", "/", "0", .divisionByZero),
      ("92233720368547.75807", "+", "0.00001", .tooLarge),
      ("-92233720368547.75807", "-", "0.00001", .tooLarge),
      ("92233720368547.75807", "-", "-92233720368547.75807", .tooLarge),
      ("10000000", "*", "10000000", .tooLarge), ("-10000000", "*", "10000000", .tooLarge),
      ("92233720368547", "*", "92233720368547", .tooLarge),
      ("92233720368547", "/", "0.00001", .tooLarge),
    ] as [(String, String, String, CalculatorError)])
  func errors(left: String, operation: String, right: String, expected: CalculatorError) throws {
    #expect(try result(left, operation, right) == .failure(expected))
  }

  /// Compares results with 128-bit arithmetic, whose division truncates too.
  @Test func randomResultsMatchWiderArithmetic() throws {
    var random = SeededGenerator(seed: 92)
    func text(_ units: Int128) -> String {
      let rest = String(100_000 + Int(units.magnitude % 100_000)).dropFirst()
      return "\(units < 0 ? "-" : "")\(units.magnitude / 100_000).\(rest)"
    }
    let largest = Int128(Int64.max)
    for _ in 0..<20_000 {
      let bits = (Int.random(in: 0..<63, using: &random), Int.random(in: 0..<63, using: &random))
      let left = Int128(Int64.random(in: -(1 << bits.0)...(1 << bits.0), using: &random))
      let right = Int128(Int64.random(in: -(1 << bits.1)...(1 << bits.1), using: &random))
      let expected: [(String, Int128?)] = [
        ("+", left + right), ("-", left - right), ("*", left * right / 100_000),
        ("/", right == 0 ? nil : left * 100_000 / right),
      ]
      for (operation, units) in expected {
        let actual = try result(text(left), operation, text(right))
        let wanted: Result<CalculatorNumber, CalculatorError> =
          switch units {
          case nil: .failure(.divisionByZero)
          case let units? where abs(units) > largest: .failure(.tooLarge)
          case let units?: .success(try #require(CalculatorNumber(text(units))))
          }
        guard actual == wanted else {
          Issue.record("\(text(left)) \(operation) \(text(right)): \(actual), not \(wanted)")
          return
        }
      }
    }
  }
}
