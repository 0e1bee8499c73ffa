/// Reading of the numbers that options take. Each function returns a closure for the `transform` of
/// an option, so that the range is stated where the option is.
///
/// ```swift
/// @Option(help: "The maximum number of lines.", transform: NumberOption.whole(from: 1))
/// var limit: Int?
/// ```
package enum NumberOption {
  /// Returns a reader of decimal whole numbers in a range.
  ///
  /// The reader throws `InvalidNumber` for other text, and for numbers outside the range or the
  /// type.
  package static func whole<Number: FixedWidthInteger & Sendable>(
    _ range: ClosedRange<Number>
  ) -> @Sendable (String) throws -> Number {
    { text in
      guard let number = Number(text), range.contains(number) else {
        throw InvalidNumber(
          reason: range.upperBound == .max
            ? "it must be a whole number of \(range.lowerBound) or more"
            : "it must be a whole number from \(range.lowerBound) to \(range.upperBound)")
      }
      return number
    }
  }

  /// Returns a reader of decimal whole numbers that are not below `least`.
  package static func whole<Number: FixedWidthInteger & Sendable>(
    from least: Number
  ) -> @Sendable (String) throws -> Number {
    whole(least...Number.max)
  }

  /// Returns a reader of decimal fractions in a range. It rejects infinities and NaN.
  package static func decimal(
    _ range: ClosedRange<Double>
  ) -> @Sendable (String) throws -> Double {
    { text in
      guard let number = Double(text), range.contains(number) else {
        throw InvalidNumber(
          reason: "it must be a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))")
      }
      return number
    }
  }

  /// Returns the arguments with each negative number joined to the option before it: `--limit -3`
  /// becomes `--limit=-3`.
  ///
  /// The argument parser takes `-3` for an option, and then says that `--limit` has no value.
  /// Arguments after `--` stay as they are.
  package static func joiningNegativeNumbers(_ arguments: [String]) -> [String] {
    var joined: [String] = []
    var isBeforeTerminator = true
    for argument in arguments {
      if isBeforeTerminator, isNegative(argument), let option = joined.last, isOption(option) {
        joined[joined.count - 1] = "\(option)=\(argument)"
      } else {
        joined.append(argument)
      }
      if argument == "--" { isBeforeTerminator = false }
    }
    return joined
  }

  /// Whether text is a minus and the start of a number: `-3`, `-.5`, `-16MB`. No option begins so.
  private static func isNegative(_ text: String) -> Bool {
    guard text.first == "-" else { return false }
    let number = text.dropFirst().drop { $0 == "." }
    return number.first.map { $0.isASCII && $0.isNumber } ?? false
  }

  /// Whether an argument is the name of an option that can take the next argument as its value.
  private static func isOption(_ argument: String) -> Bool {
    argument.count > 1 && argument.first == "-" && argument != "--" && !argument.contains("=")
      && !isNegative(argument)
  }
}

/// The error of an option whose value is no number, or a number outside its range.
package struct InvalidNumber: Error, Equatable, CustomStringConvertible {
  /// The range, as the end of a sentence that names the option and the value.
  package let reason: String

  /// The reason.
  package var description: String { reason }
}
