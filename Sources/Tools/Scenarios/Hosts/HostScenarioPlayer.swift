import InputCore
import Keyboards

/// Plays scenarios in a host program with its keyboards.
///
/// ```
/// FOCUS name   TAP m a r i a   SERVES custom   FOCUS phone   SERVES phonePad
/// ```
package struct HostScenarioPlayer {
  private let program: HostProgram
  private let makeRegistry: KeyboardScenarioPlayer.RegistryMaker
  private let packaging: LanguagePackaging
  private let first: String?
  /// Called for every key of a custom keyboard and every moment of its life.
  package var onEntry: (HostLogEntry) -> Void = { _ in }
  /// Called after each line of a script with the state of the program.
  package var onStep: (Scenario.Step, HostView) -> Void = { _, _ in }

  /// Creates a player.
  ///
  /// - Parameters:
  ///   - program: The host program.
  ///   - packaging: Whether the host lists one keyboard or one per language.
  ///   - first: The keyboard of the first field. Nil takes the first of the list.
  ///   - makeRegistry: Creates the keyboards.
  package init(
    program: HostProgram, packaging: LanguagePackaging, first: String? = nil,
    makeRegistry: @escaping KeyboardScenarioPlayer.RegistryMaker
  ) {
    self.program = program
    self.makeRegistry = makeRegistry
    self.packaging = packaging
    self.first = first
  }

  /// Plays the scenarios of one script. Each starts with a newly opened program.
  ///
  /// - Parameter file: The file name for messages.
  /// - Returns: The failed lines.
  package func play(
    _ scenarios: [Scenario], file: String
  ) throws -> [ScenarioFailure] {
    let shared = try makeRegistry(KeyboardChoices())
    var failures: [ScenarioFailure] = []
    for scenario in scenarios {
      let registry = scenario.choices.isEmpty ? shared : try makeRegistry(scenario.choices)
      let stage = try HostStage(
        program, registry.plugins, packaging: packaging, first: first, log: onEntry)
      stage.line = scenario.line
      if let message = problem({ try stage.open() }) {
        failures.append(
          ScenarioFailure(
            file: file, line: scenario.line, scenario: scenario.name, message: message))
        continue
      }
      failures += scenario.play(on: stage, file: file, beforeStep: { $1.line = $0.line }) {
        onStep($0, $1.view)
      }
      stage.close()
    }
    return failures
  }
}
