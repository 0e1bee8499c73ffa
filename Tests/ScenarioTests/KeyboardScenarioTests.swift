import InputCore
import Keyboards
import LanguageKeyboards
import Mandarin
import Scenarios
import TestSupport
import Testing

/// The scripts of the keyboards that compose, on those keyboards.
@Suite struct KeyboardScenarioTests {
  @Test(arguments: [Mandarin.languageTag, Mandarin.nineKeyTag])
  func composing(id: String) throws {
    let path = "Tests/Scenarios/\(id)/keyboard.txt"
    let scenarios = try Scenario.parse(try Repository.text(of: path), file: path)
    #expect(!scenarios.isEmpty)
    let player = KeyboardScenarioPlayer(registry: try registry())
    #expect(player.play(scenarios, file: path).map(\.description) == [])
  }

  private func registry() throws -> KeyboardRegistry {
    let lexicon = try DefaultDictionary.mandarin.get()
    let folder = LocaleFolder(path: Repository.root.appending(path: "Locales").path)
    let engines: [String: LanguageKeyboard.EngineOpener] = [
      Mandarin.languageTag: {
        { InputSession(method: Mandarin.inputMethod(lexicon: lexicon)) }
      },
      Mandarin.nineKeyTag: {
        {
          InputSession(
            method: Mandarin.nineKeyMethod(lexicon: lexicon), keymap: .nineKeyBesideDigits)
        }
      },
    ]
    return try KeyboardRegistry(
      StandardKeyboards.descriptions.map {
        LanguageKeyboard($0, in: folder, engine: engines[$0.id])
      })
  }
}
