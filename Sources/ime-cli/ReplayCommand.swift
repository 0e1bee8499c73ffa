import ArgumentParser
import InputCore
import Mandarin
import Scenarios
import ToolSupport

/// `ime-cli replay`: scripts of keys and expectations.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Play scripts of keys and check what they expect.",
    discussion: """
      A script says what to press and what must be seen then:

        SCENARIO  a greeting
        KEYS      nihao
        PREEDIT   ni hao|
        KEYS      <Space>
        DOCUMENT  你好|

        $ ime-cli replay Tests/Scenarios/zh-Hans/compose.txt

      Lines: SCENARIO, KEYS, PREEDIT, CANDIDATES, OFFERS, COMMIT, DOCUMENT, ALERT. The exit code is \
      1 when an expectation is not met.
      """)

  @OptionGroup var language: LanguageOptions

  @Argument(help: "The scripts; - reads standard input.")
  var files: [String]

  func run() throws {
    let player = ScenarioPlayer(method: Mandarin.inputMethod(lexicon: try language.openLexicon()))
    var output = StandardOutput()
    var played = 0
    var failed = 0
    for file in files {
      for scenario in try scenarios(in: file) {
        let failures = player.play(scenario, file: file)
        played += 1
        if !failures.isEmpty { failed += 1 }
        for failure in failures { output.writeLine("\(failure)") }
      }
    }
    output.writeLine("\(played - failed) scenarios passed, \(failed) failed")
    output.flush()
    if failed > 0 { throw ExitCode.failure }
  }

  private func scenarios(in file: String) throws -> [Scenario] {
    let lines = try textLines(of: file)
    do throws(Scenario.ParsingError) {
      return try Scenario.parse(lines.joined(separator: "\n"), file: file)
    } catch {
      throw ToolError(.badInput, error.description)
    }
  }
}
