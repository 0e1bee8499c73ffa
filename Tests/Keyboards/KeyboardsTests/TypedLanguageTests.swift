import KeyboardTestSupport
import Suggestions
import TestSupport
import Testing

/// The keyboard follows the language that is typed.
@Suite struct TypedLanguageTests {
  typealias Switcher = KeyboardSwitcher<InMemoryDocument>

  private func switcher(_ packaging: LanguagePackaging) throws -> Switcher {
    let ids = ["en", "de", "fr"]
    let switcher = try Switcher(
      ids.map { try LocaleFiles.plugin($0) }, packaging: packaging, document: InMemoryDocument())
    switcher.typedLanguages = TypedLanguages(
      ids.map { id in (id: id, open: { try DefaultDictionary.words(of: id) }) })
    try switcher.focus(InputTraits(), in: SwitcherTests.letters)
    return switcher
  }

  /// Types text on a hardware keyboard with American letters.
  private func type(_ text: String, _ switcher: Switcher) throws {
    for character in text {
      let key = try #require(HardwareKey(onUSKeyboard: KeyEvent(character)))
      switcher.handle(KeyboardEvent(.hardware(key)))
    }
  }

  @Test(arguments: LanguagePackaging.allCases)
  func anotherLanguageTakesOver(packaging: LanguagePackaging) throws {
    let switcher = try switcher(packaging)
    try type("i saw it ", switcher)
    #expect(switcher.primaryLanguage == "en-US")
    try type("ich habe gestern nichts ", switcher)
    #expect(switcher.primaryLanguage == "de-DE")
    #expect(switcher.trace.filter { $0.contains("de-DE") }.count == 1)
    #expect(switcher.registry.mostRecentlyUsed == ["de", "en", "fr"])
  }

  /// The first word of a sentence switches, as people change their language there.
  @Test(arguments: [
    ("i saw it. ich ", "de-DE"), ("i saw it! \"und ", "de-DE"), ("nous ", "fr-FR"),
    ("i saw it.ich ", "en-US"), ("i saw ich-habe und-nicht ", "en-US"), ("i saw it: ich ", "en-US"),
    ("i saw it, ich ", "en-US"), ("hello. michel ", "en-US"),
  ])
  func sentencesBegin(text: String, language: String) throws {
    let switcher = try switcher(.dynamic)
    try type(text, switcher)
    #expect(switcher.primaryLanguage == language)
  }

  /// Borrowed words, names and words that are not finished do not switch.
  @Test(arguments: [
    "the zeitgeist of the time is ", "we had a rendezvous with michel in paris ",
    "he is a doppelganger of the president ", "qwrtz xkcd asdf the ", "i saw ich", "",
  ])
  func oneWordIsNoProof(text: String) throws {
    let switcher = try switcher(.dynamic)
    try type(text, switcher)
    #expect(switcher.primaryLanguage == "en-US")
  }

  /// A keyboard that the user picks after a switch stays until the field loses the focus.
  @Test func usersOverrule() throws {
    let switcher = try switcher(.dynamic)
    try type("ich habe das nicht gesehen ", switcher)
    #expect(switcher.primaryLanguage == "de-DE")
    try switcher.pick("en")
    try type("und ich habe es auch nicht gekauft ", switcher)
    #expect(switcher.primaryLanguage == "en-US")
    try switcher.focus(InputTraits(), in: SwitcherTests.letters)
    try type("und ich habe es auch nicht gekauft ", switcher)
    #expect(switcher.primaryLanguage == "de-DE")
  }

  @Test func secureFieldsAreNotRead() throws {
    let switcher = try switcher(.dynamic)
    try switcher.focus(InputTraits(isSecure: true), in: SwitcherTests.letters)
    try type("ich habe das nicht gesehen ", switcher)
    #expect(switcher.primaryLanguage == "en-US")
  }

  /// Without words nothing is followed, and one language cannot be left.
  @Test func lostWordsChangeNothing() throws {
    struct Lost: Error {}
    let switcher = try switcher(.dynamic)
    switcher.typedLanguages = TypedLanguages([
      (id: "en", open: { try DefaultDictionary.words(of: "en") }),
      (id: "de", open: { throw Lost() }),
    ])
    try type("ich habe das nicht gesehen ", switcher)
    #expect(switcher.primaryLanguage == "en-US")
  }
}
