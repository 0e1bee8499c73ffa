import Cantonese
import Foundation
import InputCore
import Japanese
import Korean
import Mandarin
import Scenarios
import TestSupport
import Testing

@Suite struct ScenarioTests {
  /// The scripts in `Tests/Scenarios/zh-Hans`, which `ime-cli replay` plays too.
  @Test(
    arguments: try FileManager.default
      .contentsOfDirectory(atPath: Repository.root.appending(path: "Tests/Scenarios/zh-Hans").path)
      .filter { $0.hasSuffix(".txt") && $0 != "keyboard.txt" }.sorted())
  func mandarin(file: String) throws {
    let path = "Tests/Scenarios/zh-Hans/\(file)"
    let scenarios = try Scenario.parse(try Repository.text(of: path), file: path)
    #expect(!scenarios.isEmpty)
    // Keyboard scripts are played by `KeyboardScenarioTests`.
    guard !scenarios.contains(where: \.needsKeyboard) else { return }
    try play(scenarios, path, output: .simplified)
  }

  /// The scripts of the other forms of Chinese: `ime-cli replay --output FORM`.
  @Test(arguments: OutputForm.allCases.filter { $0 != .simplified })
  func otherForms(output: OutputForm) throws {
    let path = "Tests/Scenarios/zh-Hans/output/\(output.rawValue).txt"
    let scenarios = try Scenario.parse(try Repository.text(of: path), file: path)
    #expect(!scenarios.isEmpty)
    try play(scenarios, path, output: output)
  }

  /// The Korean scripts, played on the input method instead of a keyboard.
  @Test func korean() throws {
    let path = "Tests/Scenarios/ko/hangul.txt"
    let scenarios = try Scenario.parse(try Repository.text(of: path), file: path)
    #expect(!scenarios.isEmpty && scenarios.allSatisfy { $0.method == "ko" })
    for scenario in scenarios {
      let method = Korean.inputMethod(
        hanja: try DefaultDictionary.hanja.get(), options: try KoreanOptions(names: scenario.typing)
      )
      let player = ScenarioPlayer(method: method, keymap: Korean.keymap)
      #expect(player.play(scenario, file: path).map(\.description) == [])
    }
  }

  /// The Japanese scripts: romaji, kana keys, and user phrases.
  @Test(arguments: ["romaji", "kana-keys", "phrases"])
  func japanese(name: String) throws {
    let path = "Tests/Scenarios/ja/\(name).txt"
    let scenarios = try Scenario.parse(try Repository.text(of: path), file: path)
    #expect(!scenarios.isEmpty && scenarios.allSatisfy { $0.method == "ja" })
    let now = try now
    for scenario in scenarios {
      let method = Japanese.inputMethod(
        lexicon: try DefaultDictionary.japanese.get(),
        options: try JapaneseOptions(names: scenario.typing), clock: { now })
      let player = ScenarioPlayer(method: method, keymap: Japanese.keymap)
      #expect(player.play(scenario, file: path).map(\.description) == [])
    }
  }

  /// The Cantonese scripts.
  @Test func cantonese() throws {
    let path = "Tests/Scenarios/yue/jyutping.txt"
    let scenarios = try Scenario.parse(try Repository.text(of: path), file: path)
    #expect(!scenarios.isEmpty && scenarios.allSatisfy { $0.method == "yue" })
    for scenario in scenarios {
      let options = try CantoneseOptions(names: scenario.typing)
      let player = ScenarioPlayer(
        method: Cantonese.inputMethod(
          lexicon: try DefaultDictionary.cantonese.get(), options: options),
        keymap: Cantonese.keymap(for: options))
      #expect(player.play(scenario, file: path).map(\.description) == [])
    }
  }

  /// The fixed time of scripts.
  private var now: LocalTime {
    get throws {
      LocalTime(
        date: try #require(CalendarDate(year: 2026, month: 11, day: 21)),
        time: try #require(TimeOfDay(hour: 14, minute: 30, second: 5)))
    }
  }

  private func play(_ scenarios: [Scenario], _ path: String, output: OutputForm) throws {
    let now = try now
    let lexicon = try DefaultDictionary.mandarin.get()
    var options = try MandarinOptions(
      output: output, tables: DefaultDictionary.chineseTables.get(),
      clock: { now })
    for scenario in scenarios {
      options.typing = try PinyinTyping(names: scenario.typing)
      var method = Mandarin.inputMethod(lexicon: lexicon, options: options)
      method.phrases = scenario.choices.phrases
      method.phrases.clock = options.clock
      let player = ScenarioPlayer(
        method: method,
        keymap: Mandarin.keymap(for: options.typing))
      #expect(player.play(scenario, file: path).map(\.description) == [])
    }
  }

  @Test func failuresNameFileLineAndResult() throws {
    let script = "SCENARIO wrong\nKEYS nihao\nPREEDIT nihao|\nOFFERS 猫\nALERT edge\nDOCUMENT x\n"
    let scenario = try #require(try Scenario.parse(script, file: "f").first)
    let player = ScenarioPlayer(
      method: Mandarin.inputMethod(lexicon: try DefaultDictionary.mandarin.get()))
    let failures = player.play(scenario, file: "f")
    #expect(failures.map(\.line) == [3, 4, 5, 6])
    #expect(failures.first?.description == "f:3: wrong: expected preedit 'nihao|', found 'ni hao|'")
  }

  @Test(arguments: [
    ("KEYS ni\nKYES hao\n", 2), ("\n# note\nKEYS <Sapce>\n", 3), ("KEYS ni<\n", 1),
    ("PHRASE dz\t上海\nPHRASE d z\t上海\n", 2), ("PHRASE dz\n", 1), ("PHRASE dz\t上海\t0\n", 1),
    ("PHRASE dz\t{nothing}\n", 1), ("PHRASE dz\t上海\nKEYS dz\nPHRASE dz\t上海\n", 3),
  ])
  func errorsInScriptsNameTheLine(script: String, line: Int) {
    let error = #expect(throws: Scenario.ParsingError.self) {
      try Scenario.parse(script, file: "f")
    }
    #expect(error?.line == line)
  }
}
