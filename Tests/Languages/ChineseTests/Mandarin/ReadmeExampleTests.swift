import GlobeKey
import Mandarin
import TestSupport
import Testing

/// The code examples of the README and of the guide to deletion.
@Suite struct ReadmeExampleTests {
  @Test func composing() throws {
    let lexicon = try Lexicon(path: DefaultDictionary.path(of: "zh-Hans"))
    var session = InputSession(method: Mandarin.inputMethod(lexicon: lexicon))
    var document = InMemoryDocument()
    for key in try KeyNotation.parse("nihao<Space>") {
      for effect in session.handle(key) { document.apply(effect) }
    }
    #expect(document.text == "你好")
  }

  @Test func deleting() {
    let units = TextUnitFinder(language: "en")
    var letter = InMemoryDocument(before: "Hello Dr. Smith.  Bye.")
    letter.delete(.sentence, with: units)
    #expect(letter.text == "Hello Dr. Smith.  ")
  }
}
