import Keyboards
import Scenarios
import ToolSupport

/// Plays a script several times in one process. Every run uses new keyboards, so its log must equal
/// that of the first run. A difference means that a closed keyboard left something behind.
struct HostRuns {
  let player: HostScenarioPlayer
  let scenarios: [Scenario]
  let file: String
  var log: LogFile?
  var withText = false
  /// The number of log entries of a run.
  private(set) var entryCount = 0

  init(player: HostScenarioPlayer, scenarios: [Scenario], file: String) {
    self.player = player
    self.scenarios = scenarios
    self.file = file
  }

  /// Plays the script `count` times and returns the failures. `onStep` is called only in the first
  /// run.
  mutating func play(
    count: Int, onStep: @escaping (Scenario.Step, HostView) -> Void
  ) throws -> [String] {
    var first: [HostLogEntry] = []
    var failures: [String] = []
    for run in 1...count {
      try log?.writeLine(RunLogEntry(run: run).json())
      let recorder = HostRecorder(log: log, withText: withText, keepsEntries: count > 1)
      var player = player
      player.onEntry = recorder.record
      if run == 1 { player.onStep = onStep }
      let found = try played(by: player)
      if let problem = recorder.problem { throw problem }
      if run == 1 {
        (first, entryCount) = (recorder.entries, recorder.entries.count)
        failures = found
      } else if recorder.entries != first || found != failures {
        failures.append("\(file): run \(run) differs from the first")
      }
    }
    return failures
  }

  private func played(by player: HostScenarioPlayer) throws -> [String] {
    do {
      return try player.play(scenarios, file: file).map(\.description)
    } catch let error as KeyboardError {
      throw ToolError(.badInput, error.description)
    }
  }
}

/// Receives the log entries of one run, writes them, and keeps them if runs are compared.
private final class HostRecorder {
  private let log: LogFile?
  private let withText: Bool
  private let keepsEntries: Bool
  private(set) var entries: [HostLogEntry] = []
  /// The error of writing the log, if any.
  private(set) var problem: (any Error)?

  init(log: LogFile?, withText: Bool, keepsEntries: Bool) {
    self.log = log
    self.withText = withText
    self.keepsEntries = keepsEntries
  }

  func record(_ entry: HostLogEntry) {
    if keepsEntries { entries.append(entry) }
    guard let log, problem == nil else { return }
    do {
      try log.writeLine(RunLogEntry(entry, withText: withText).json())
    } catch {
      problem = error
    }
  }
}
