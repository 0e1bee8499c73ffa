/// A line of a script that could not be done, or an expectation that was not met.
package struct ScenarioFailure: Hashable, Sendable, CustomStringConvertible {
  /// The file.
  package let file: String
  /// The line, counted from 1.
  package let line: Int
  /// The name of the scenario.
  package let scenario: String
  /// What was expected, and what was there.
  package let message: String

  /// `file:line: scenario: message`.
  package var description: String { "\(file):\(line): \(scenario): \(message)" }
}
