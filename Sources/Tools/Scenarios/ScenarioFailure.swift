/// A line of a script that could not be done, or an expectation that was not met.
public struct ScenarioFailure: Hashable, Sendable, CustomStringConvertible {
  /// The file.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// The name of the scenario.
  public let scenario: String
  /// What was expected, and what was there.
  public let message: String

  /// `file:line: scenario: message`.
  public var description: String { "\(file):\(line): \(scenario): \(message)" }
}
