import ArgumentParser
import InputCore
import LanguageDescription
import Scenarios
import ToolSupport

/// `ime-cli replay`: plays scripts and checks their expectations.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Play scripts of keys and check their expectations.",
    discussion: """
      A script lists keys to press and what must then be visible:

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

      Actions: KEYS, KEYBOARD, FIELD, LANGUAGE, TAP, TYPING, PHRASE, SETTING. Expectations: PREEDIT, \
      CANDIDATES, OFFERS, COMMIT, DOCUMENT, ALERT, LAYER. The clock of a script always shows \
      14:30:05 on 21 November 2026. METHOD lines replace --language, TYPING lines the typing \
      options, PHRASE lines --phrases, and SETTING lines set what --settings would. The exit code is 1 if an expectation fails.
      """)

  @OptionGroup var language: LanguageOptions
  @OptionGroup var method: MethodOptions
  @OptionGroup var keyboards: KeyboardOptions

  @Argument(help: "The scripts; - is standard input.")
  var files: [String]

  func run() throws {
    var output = StandardOutput()
    var played = 0
    // Scenarios of one script may have the same name on several keyboards.
    var failed: Set<String> = []
    for file in files {
      let scenarios = try scenarios(in: file)
      guard !scenarios.isEmpty else {
        throw ToolError(.badInput, "\(file): no scenario in it; each begins with a line SCENARIO")
      }
      played += scenarios.count
      for failure in try play(scenarios, file: file) {
        let start = scenarios.last { $0.line <= failure.line }?.line ?? 0
        failed.insert("\(file):\(start)")
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
      let usual = try method.phrases.open(clock: { Self.moment })
      return try KeyboardScenarioPlayer { choices in
        try keyboards.registry(
          phrases: choices.phrases.isEmpty ? usual : Self.timed(choices.phrases),
          changing: choices.settings)
      }.play(scenarios, file: file)
    }
    var opened: [String: OpenedLanguage] = [:]
    return try scenarios.flatMap { scenario in
      let options = try languageOptions(of: scenario, file: file)
      let language =
        try opened[options.language] ?? options.open(method, clock: { Self.moment })
      opened[options.language] = language
      return try play(scenario, in: language.language, language, file: file)
    }
  }

  /// Returns the options for the language of a METHOD line. A dictionary given on the command line
  /// applies only to `--language`.
  private func languageOptions(
    of scenario: Scenario, file: String
  ) throws(ToolError) -> LanguageOptions {
    guard let tag = scenario.method, tag != language.language else { return language }
    guard ProgramLanguages.composing(tag) != nil else {
      throw ToolError(
        .badInput,
        "\(file):\(scenario.line): METHOD: unknown language '\(tag)'; "
          + "it must be one of \(ProgramLanguages.tags)")
    }
    var options = language
    options.language = tag
    options.dictionary = nil
    return options
  }

  private func play(
    _ scenario: Scenario, in language: some ComposingLanguage, _ opened: OpenedLanguage,
    file: String
  ) throws -> [ScenarioFailure] {
    do {
      var choices = opened.typed(by: scenario.typing).choices
      if !scenario.choices.phrases.isEmpty {
        choices.phrases = Self.timed(scenario.choices.phrases)
      }
      let typed = try language.configured(choices)
      return ScenarioPlayer(method: typed.method, keymap: typed.keymap).play(scenario, file: file)
    } catch {
      throw ToolError(.badInput, "\(file):\(scenario.line): TYPING: \(error)")
    }
  }

  /// Returns the phrases with the clock of scripts.
  private static func timed(_ phrases: CustomPhrases) -> CustomPhrases {
    var phrases = phrases
    phrases.clock = { moment }
    return phrases
  }

  /// The fixed time of scripts, so that they give the same result every day.
  private static let moment = CalendarDate(year: 2026, month: 11, day: 21).flatMap { date in
    TimeOfDay(hour: 14, minute: 30, second: 5).map { LocalTime(date: date, time: $0) }
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
