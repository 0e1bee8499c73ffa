import InputCore
import Scenarios
import TestSupport
import Testing
import Vietnamese

/// The Vietnamese scripts, which `ime-cli replay` plays too.
@Suite struct ScenarioTests {
  @Test func telex() throws {
    let path = "Tests/Scenarios/vi/telex.txt"
    let scenarios = try Scenario.parse(try Repository.text(of: path), file: path)
    #expect(!scenarios.isEmpty)
    for scenario in scenarios {
      let method = Vietnamese.inputMethod(
        options: try VietnameseOptions(names: scenario.typing))
      let failures = ScenarioPlayer(method: method, keymap: .words).play(scenario, file: path)
      #expect(failures.map(\.description) == [])
    }
  }

  @Test func unknownOptionNamesAreRejected() {
    #expect(throws: UnknownName.self) {
      try VietnameseOptions(names: ["telex", "tlex"])
    }
  }
}
