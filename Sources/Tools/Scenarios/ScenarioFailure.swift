/// A failed line of a script: an action that could not be carried out, or an unmet expectation.
package struct ScenarioFailure: Hashable, Sendable, CustomStringConvertible {
  /// The file name.
  package let file: String
  /// The line, counted from 1.
  package let line: Int
  /// The name of the scenario.
  package let scenario: String
  /// The expected and the actual state, or the reason why the action failed.
  package let message: String

  /// `file:line: scenario: message`.
  package var description: String { "\(file):\(line): \(scenario): \(message)" }
}
