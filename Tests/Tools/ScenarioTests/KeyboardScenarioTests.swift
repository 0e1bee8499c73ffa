import Foundation
import InputCore
import KeyboardTestSupport
import LanguageCatalog
import Scenarios
import TestSupport
import Testing

/// The keyboard scenarios in `Tests/Scenarios`: typical first texts in each language.
@Suite struct KeyboardScenarioTests {
  static let folder = Repository.root.appending(path: "Tests/Scenarios").path
  static let languages =
    (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
  static let scripts = languages.flatMap { language in
    let files =
      (try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(language)")) ?? []
    return files.sorted().filter { $0.hasSuffix(".txt") }.map {
      "Tests/Scenarios/\(language)/\($0)"
    }
  }

  /// Returns the standard keyboards with their engines and words.
  private func registry(_ choices: KeyboardChoices) throws -> KeyboardRegistry {
    var phrases = choices.phrases
    var settings = TypingSettings()
    for change in choices.settings {
      let isSet = settings.set(change.key, to: change.value)
      #expect(isSet, "\(change)")
    }
    phrases.clock = {
      CalendarDate(year: 2026, month: 11, day: 21).flatMap { date in
        TimeOfDay(hour: 14, minute: 30, second: 5).map { LocalTime(date: date, time: $0) }
      }
    }
    let engines = KeyboardEngines(
      of: LanguageCatalog.standard.languages, settings: settings, in: LocaleFiles.folder,
      phrases: phrases, clock: phrases.clock
    ) {
      try DefaultDictionary.path(of: $0)
    }
    return try KeyboardRegistry(engines.keyboards)
  }

  /// Plays every script that uses a keyboard.
  @Test(arguments: scripts)
  func everyScriptPlays(path: String) throws {
    let scenarios = try Scenario.parse(try Repository.text(of: path), file: path)
    #expect(!scenarios.isEmpty)
    guard scenarios.contains(where: \.needsKeyboard) else {
      #expect(!path.hasSuffix("/keyboard.txt"))
      return
    }
    let failures = try KeyboardScenarioPlayer(makeRegistry: registry).play(scenarios, file: path)
    #expect(failures.map(\.description) == [])
  }

  /// Every language in the folder of locales has a keyboard script for touch and hardware.
  @Test(arguments: LocaleFiles.languages)
  func everyLanguageHasAScript(language: String) throws {
    let path = "Tests/Scenarios/\(language)/keyboard.txt"
    let scenarios = try Scenario.parse(try Repository.text(of: path), file: path)
    var forms: Set<Bool> = []
    for step in scenarios.flatMap(\.steps) {
      if case .keyboard(_, let isHardware) = step.action { forms.insert(isHardware) }
    }
    #expect(forms == [true, false])
    #expect(scenarios.count >= 5)
  }

  private func failures(_ script: String) throws -> [String] {
    let scenarios = try Scenario.parse(script, file: "f")
    return try KeyboardScenarioPlayer(makeRegistry: registry).play(scenarios, file: "f")
      .map { $0.description }
  }

  @Test func everyLine() throws {
    let script = """
      SCENARIO   on touch
      KEYBOARD   en touch
      LAYER      shift
      TAP        H e^2 y
      LAYER      base
      DOCUMENT   Hèy|
      TAP        <space> <space>
      DOCUMENT   Hèy. |
      TAP        <backspace>
      DOCUMENT   Hèy  |
      FIELD      emailAddress
      TAP        a @ .^
      DOCUMENT   Hèy  a@.com|
      LANGUAGE   fa-IR
      TAP        <to-letters> س
      SCENARIO   the keyboard stays
      DOCUMENT   |
      TAP        I
      COMMIT     I
      SCENARIO   on hardware
      KEYBOARD   de hardware
      KEYS       yz<A-q><BackSpace>
      DOCUMENT   zy|
      """
    #expect(try failures(script) == [])
  }

  @Test func failuresExplainWhatIsAvailable() throws {
    #expect(
      try failures("KEYBOARD xx touch\nTAP a\n").first?.contains("no keyboard types 'xx'") == true)
    let keys = try failures("KEYBOARD en touch\nKEYS a\n")
    #expect(keys.first?.contains("write TAP for a touch keyboard") == true)
    let tap = try failures("KEYBOARD en touch\nTAP ж\n")
    #expect(tap.first?.hasPrefix("f:2: : the layer 'shift' has no key for") == true)
    let letter = try failures("KEYBOARD en hardware\nKEYS ж\n")
    #expect(letter.first?.contains("no key of a US keyboard types 'ж'") == true)
    let layer = try failures("KEYBOARD en touch\nLAYER symbols\n")
    #expect(layer == ["f:2: : expected layer 'symbols', found 'shift'"])
    let language = try failures("KEYBOARD en touch\nLANGUAGE xx\n")
    #expect(language.first?.contains("no keyboard types 'xx'") == true)
  }

  @Test(arguments: [
    ("KEYBOARD en\n", 1), ("\nKEYBOARD en tablet\n", 2), ("KEYBOARD\n", 1),
    ("KEYBOARD en touch now\n", 1), ("FIELD mail\n", 1), ("FIELD\n", 1), ("TAPS a\n", 1),
    ("KEYBOARD en touch\nFIELD URL\n", 2),
  ])
  func malformedLines(script: String, line: Int) {
    let error = #expect(throws: Scenario.ParsingError.self) {
      try Scenario.parse(script, file: "f")
    }
    #expect(error?.line == line)
    #expect(error?.description.hasPrefix("f:\(line): ") == true)
  }

  /// An entry of a TAP line, with the key and gesture it means.
  @Test(arguments: [
    ("e", KeyTap.Target.text("e"), KeyTap.Gesture.tap), ("<shift>", .id("shift"), .tap),
    ("e^2", .text("e"), .longPress(choice: 1)), ("e^", .text("e"), .longPress(choice: nil)),
    ("<a-b>^3", .id("a-b"), .longPress(choice: 2)), ("あ/n", .text("あ"), .flick(directions: "n")),
    ("あ/nw-se", .text("あ"), .flick(directions: "nw se")), ("b*3", .text("b"), .multiTap(count: 3)),
    // Marks that are keys themselves.
    ("^", .text("^"), .tap), ("*", .text("*"), .tap), ("/", .text("/"), .tap),
    ("<", .text("<"), .tap),
    (">", .text(">"), .tap), ("<>", .text("<>"), .tap), ("^^", .text("^"), .longPress(choice: nil)),
    ("*^2", .text("*"), .longPress(choice: 1)), ("**2", .text("*"), .multiTap(count: 2)),
    ("//s", .text("/"), .flick(directions: "s")), ("<^", .text("<"), .longPress(choice: nil)),
    // Texts that only look like a gesture.
    ("e^0", .text("e^0"), .tap), ("e^x", .text("e^x"), .tap), ("b*1", .text("b*1"), .tap),
    ("b*", .text("b*"), .tap), ("a/", .text("a/"), .tap), ("a/q", .text("a/q"), .tap),
    (".com", .text(".com"), .tap), ("1/2", .text("1/2"), .tap),
  ])
  func keyTaps(word: String, target: KeyTap.Target, gesture: KeyTap.Gesture) throws {
    let step = try #require(try Scenario.parse("TAP \(word)", file: "f").first?.steps.first)
    guard case .tap(let taps) = step.action else {
      Issue.record("no tap")
      return
    }
    #expect(taps.map(\.target) == [target])
    #expect(taps.map(\.gesture) == [gesture])
  }

  @Test func severalTapsOnALine() throws {
    let step = try Scenario.parse("TAP  a\t<b> c^2  ", file: "f").first?.steps.first
    guard case .tap(let taps) = step?.action else {
      Issue.record("no taps")
      return
    }
    #expect(taps.count == 3)
  }
}
