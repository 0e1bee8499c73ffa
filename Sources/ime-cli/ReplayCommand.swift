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

      A script with KEYBOARD lines is played on whole keyboards, with taps and hardware keys:

        KEYBOARD  fa touch
        SCENARIO  a greeting
        TAP       س ل ا م
        DOCUMENT  سلام|

      Lines that do something: KEYS, KEYBOARD, FIELD, LANGUAGE, TAP, TYPING. Lines that expect: PREEDIT, \
      CANDIDATES, OFFERS, COMMIT, DOCUMENT, ALERT, LAYER. The exit code is 1 when an expectation is \
      not met.
      """)

  @OptionGroup var language: LanguageOptions
  @OptionGroup var keyboards: KeyboardOptions

  @Argument(help: "The scripts; - reads standard input.")
  var files: [String]

  func run() throws {
    var output = StandardOutput()
    var played = 0
    var failed: Set<String> = []
    for file in files {
      let scenarios = try scenarios(in: file)
      played += scenarios.count
      for failure in try play(scenarios, file: file) {
        failed.insert("\(file) \(failure.scenario)")
        output.writeLine("\(failure)")
      }
    }
    let passed = played - failed.count
    output.writeLine(
      "\(passed) scenario\(passed == 1 ? "" : "s") passed, \(failed.count) failed")
    output.flush()
    if !failed.isEmpty { throw ExitCode.failure }
  }

  private func play(_ scenarios: [Scenario], file: String) throws -> [ScenarioFailure] {
    guard !scenarios.contains(where: \.needsKeyboard) else {
      return KeyboardScenarioPlayer(registry: try keyboards.registry()).play(scenarios, file: file)
    }
    let lexicon = try language.openLexicon()
    return try scenarios.flatMap { scenario in
      try player(of: scenario, file: file, lexicon: lexicon).play(scenario, file: file)
    }
  }

  private func player(
    of scenario: Scenario, file: String, lexicon: Lexicon
  ) throws -> ScenarioPlayer<MultistageMethod<PinyinConverter>> {
    do throws(PinyinTyping.UnknownName) {
      let typing = try PinyinTyping(names: scenario.typing)
      return ScenarioPlayer(
        method: Mandarin.inputMethod(lexicon: lexicon, typing: typing),
        keymap: Mandarin.keymap(for: typing))
    } catch {
      throw ToolError(.badInput, "\(file):\(scenario.line): TYPING: \(error)")
    }
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
