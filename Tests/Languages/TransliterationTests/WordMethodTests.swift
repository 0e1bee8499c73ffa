import InputCore
import TestSupport
import Testing
import ToolSupport
import Transliteration

/// Schemes without words, as a web page opens them, have the effects of the languages' own method.
@Suite struct WordMethodTests {
  @Test(arguments: ["am", "ar", "bn", "fa", "hi", "ta", "ur"])
  func bothMethodsHaveTheSameEffects(tag: String) throws {
    let path = Repository.root.appending(path: "Locales/\(tag)/transliteration.txt")
    let rules = try TransliterationRules(parsing: String(contentsOf: path, encoding: .utf8))
    var method = InputSession(
      method: Transliteration.inputMethod(rules: rules), keymap: .words)
    var words = InputSession(method: rules.wordMethod, keymap: .words)
    let keys = try KeyNotation.parse(
      "abcdefghijklmnopqrstuvwxyzADEGHIKLMNORSTUZ0123456789.,;:?!'\"-_~^|/"
        + "<Space><Space><BackSpace><BackSpace><Escape><Return><Left><Delete>")
    var random = SeededGenerator(seed: 33)
    var inserted = 0
    for _ in 0..<5000 {
      let key = try #require(keys.randomElement(using: &random))
      let effects = method.handle(key)
      #expect(words.handle(key) == effects, "\(key)")
      inserted += effects.count { if case .insertText = $0 { true } else { false } }
    }
    #expect(inserted > 500)
  }
}
