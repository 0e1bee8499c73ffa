import KeyboardCatalog
import KeyboardTestSupport
import Keyboards
import Scenarios
import TestSupport
import Testing

/// Requirements 89 and 105: scripted hosts with different traits and policies.
@Suite struct HostScenarioTests {
  private static let plugins: [any KeyboardPlugin] = StandardKeyboards.descriptions.map {
    LanguageKeyboard($0, in: LocaleFolder(path: Repository.root.appending(path: "Locales").path))
  }

  private func play(
    _ script: String, in program: HostProgram, _ packaging: LanguagePackaging = .perLanguage,
    first: String? = nil
  ) throws -> (failures: [String], entries: [HostLogEntry]) {
    var entries: [HostLogEntry] = []
    var player = HostScenarioPlayer(program: program, packaging: packaging, first: first) { _ in
      try KeyboardRegistry(Self.plugins)
    }
    player.onEntry = { entries.append($0) }
    let failures = try player.play(try Scenario.parse(script, file: "f"), file: "f")
    return (failures.map(\.description), entries)
  }

  @Test(arguments: HostProgram.all.map(\.id), LanguagePackaging.allCases)
  func demonstrationsPass(id: String, packaging: LanguagePackaging) throws {
    let program = try #require(HostProgram.all.first { $0.id == id })
    let script = try #require(program.demonstration)
    #expect(script.contains("SERVES"))
    #expect(try play(script, in: program, packaging).failures == [])
  }

  private func effects(_ entries: [HostLogEntry]) -> [KeyboardEffect] {
    entries.compactMap {
      if case .moment(.effect(let effect, _)) = $0.event { effect } else { nil }
    }
  }

  @Test(arguments: HostProgram.all.map(\.id))
  func bothPackagingsHaveTheSameEffects(id: String) throws {
    let program = try #require(HostProgram.all.first { $0.id == id })
    let script = try #require(program.demonstration)
    let one = try play(script, in: program, .perLanguage)
    let other = try play(script, in: program, .dynamic)
    #expect(effects(one.entries) == effects(other.entries))
    // The bank's fields use the host's own keyboard from the first key on.
    #expect(effects(one.entries).isEmpty == (id == "bank"))
  }

  private func life(_ entries: [HostLogEntry]) -> [String] {
    entries.compactMap { entry in
      switch entry.event {
      case .moment(.lifecycle(let step, let keyboard)): "\(step) \(keyboard)"
      case .moment(.focus(let traits, _)): "focus \(traits.keyboardType)"
      case .moment(.service(.custom)): "custom"
      case .moment(.service(.host(let reason))): "\(reason)"
      default: nil
      }
    }
  }

  @Test func lifecycleIsLoggedInOrder() throws {
    let script = "FOCUS name\nTAP A\nFOCUS phone\nTAP 5\nFOCUS email\nLANGUAGE de\nDISMISS\n"
    let perLanguage = try play(script, in: .contacts)
    #expect(perLanguage.failures == [])
    let beginning = [
      "focus default", "custom", "viewDidLoad en", "viewWillAppear en", "viewWillDisappear en",
      "focus phonePad", "phonePad", "focus emailAddress", "custom", "viewWillAppear en",
    ]
    #expect(
      life(perLanguage.entries) == beginning + [
        "viewDidLoad de", "viewWillDisappear en", "viewWillAppear de", "viewWillDisappear de",
      ])
    // A single keyboard for all languages is loaded once and stays loaded.
    let dynamic = try play(script, in: .contacts, .dynamic)
    #expect(life(dynamic.entries) == beginning + ["viewWillDisappear de"])
  }

  /// The keys of the host's own keyboard are unknown to the log.
  @Test func keysOfTheHostKeyboardAreNotLogged() throws {
    let script = "FOCUS password\nTAP s e c r e t\nKEYS more\nDOCUMENT secretmore|\n"
    let played = try play(script, in: .browser)
    #expect(played.failures == [])
    #expect(life(played.entries) == ["focus default", "secureField"])
    #expect(played.entries.count == 2)
  }

  @Test func eachFieldKeepsItsText() throws {
    let script = """
      FOCUS address
      TAP a b
      FOCUS search
      DOCUMENT |
      TAP c
      FOCUS address
      DOCUMENT ab|
      FOCUS search
      DOCUMENT c|
      """
    #expect(try play(script, in: .browser).failures == [])
  }

  @Test func firstKeyboardCanBeChosen() throws {
    for packaging in LanguagePackaging.allCases {
      let played = try play("TAP س\nDOCUMENT س|\n", in: .search, packaging, first: "fa")
      #expect(played.failures == [])
      #expect(life(played.entries).contains("viewDidLoad fa"))
      #expect(!life(played.entries).contains("viewDidLoad en"))
    }
    #expect(throws: KeyboardError.self) { try play("TAP a", in: .search, first: "tlh") }
  }

  @Test(arguments: [
    ("TAP a", "no field has the focus; write FOCUS and one of name, phone, email"),
    ("FOCUS fax", "has no field 'fax'; it has name, phone, email"),
    ("FOCUS name\nDISMISS\nTAP a", "the keyboard is dismissed; write FOCUS and a field"),
    ("FOCUS phone\nTAP 5^2", "the host's own keyboard has no key"),
    ("FOCUS name\nPICK fa", "the list of keyboards is not shown"),
    ("FOCUS name\nTAP <next-keyboard>^\nPICK tlh", "no keyboard is called 'tlh'"),
    ("FIELD url", "write FOCUS and a field"),
    ("FOCUS name\nSERVES phonePad", "expected service 'phonePad', found 'custom'"),
    ("FOCUS name\nLIST en*", "expected list 'en*', found ''"),
    ("FOCUS name\nTAP <return>\nACTION done", "expected action 'done', found 'next'"),
    ("FOCUS name\nLANGUAGE tlh", "no keyboard types 'tlh'"),
  ])
  func invalidLinesAreReported(script: String, message: String) throws {
    let failures = try play(script, in: .contacts).failures
    let line = script.split(separator: "\n").count
    #expect(failures.last?.hasPrefix("f:\(line): ") == true, "\(failures)")
    #expect(failures.last?.contains(message) == true, "\(failures)")
  }

  @Test func hostLinesNeedAHost() throws {
    let player = KeyboardScenarioPlayer { _ in try KeyboardRegistry(Self.plugins) }
    for line in ["FOCUS name", "PICK fa"] {
      let scenarios = try Scenario.parse("KEYBOARD en touch\n\(line)\n", file: "f")
      let failures = try player.play(scenarios, file: "f")
      #expect(failures.map(\.message) == ["needs a host; play this script with a host program"])
    }
  }
}
