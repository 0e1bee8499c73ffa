import ComposerCommands
import InputCore
import KeyboardTestSupport
import Keyboards
import Suggestions
import TestSupport
import Testing
import TextDocument

/// Languages that are typed on their keyboards: words are suggested and corrected.
@Suite("Keyboards in a terminal")
struct TerminalKeyboardTests {
  private static let english = [
    ("the", 5000), ("and", 2500), ("receive", 900), ("received", 500),
  ]
  private static let russian: [(String, Int)] = [("привет", 900), ("правда", 800), ("мир", 700)]

  /// Types keys, with English (`en`) or Russian (`ru`) words.
  private func typing(
    _ keys: String, on id: String = "en", others: [TerminalLanguage] = []
  ) throws -> Typing {
    var contents = try LocaleFiles.contents(of: id)
    let lexicon = try SmallWords.lexicon(
      id == "ru" ? Self.russian : Self.english, language: id)
    let suggester = Suggester(
      lexicons: [lexicon], geometry: KeyGeometry(layout: contents.layout))
    contents.makeSuggester = { suggester }
    var typing = Typing(
      TerminalLanguage(name: id, keyboard: LanguageSession(contents)), others: others)
    for key in try KeyNotation.parse(keys) { _ = typing.handle(key) }
    return typing
  }

  @Test(
    "A suggested word is taken with Tab and a space or Return, or with Alt and its number",
    arguments: [
      ("recei<Tab><Space>", "receive "), ("recei<Tab><Tab><Return>x", "received x"),
      ("recei<S-Tab><Space>", "received "), ("recei<A-2>x", "received x"),
      // Without a highlight both keys type.
      ("receive<Space>", "receive "), ("receive<Return>", "receive\n"),
      // A closed row has nothing to take; the next key opens it again.
      ("recei<Escape><A-1>", "recei"), ("recei<Escape>v<A-1>", "receive "),
    ])
  func taking(keys: String, text: String) throws {
    #expect(try typing(keys).document.text == text)
  }

  @Test(
    "A space corrects a misspelled word, and Backspace right after it takes that back",
    arguments: [
      ("recieve<Space>", "receive "), ("recieve<Space><BackSpace>", "recieve "),
      ("recieve<Space>t<BackSpace><BackSpace>", "receive"),
      ("recieve<Space><BackSpace><BackSpace><Space>", "recieve "),
    ])
  func correcting(keys: String, text: String) throws {
    #expect(try typing(keys).document.text == text)
  }

  @Test("The row follows the text and the highlight")
  func row() throws {
    #expect(
      try typing("recei").screen.suggestions == SuggestionRow(["receive", "received"]))
    #expect(try typing("recei<Tab>").screen.suggestions?.highlighted == 0)
    #expect(try typing("recei<Escape>").screen.suggestions == nil)
    #expect(try typing("recei<Tab>x").screen.suggestions?.highlighted == nil)
  }

  @Test(
    "Letters of another script are typed by place, or as the terminal's own layout sends them",
    arguments: [
      ("ghbdtn<Space>vbh.", "привет мирю"), ("привет<Space>мир.", "привет мир."),
      ("ghbdtn<Space>мир,f,", "привет мир,аб"),
    ])
  func places(keys: String, text: String) throws {
    #expect(try typing(keys, on: "ru").document.text == text)
  }

  @Test(
    "Keys of the terminal move and delete",
    arguments: [
      ("the and<Left><Left>x", "the axnd"), ("the<Home>x", "xthe"), ("the<Home><Delete>", "he"),
      ("the and<C-BackSpace>", "the "), ("the<Home><End>x", "thex"),
    ])
  func plainKeys(keys: String, text: String) throws {
    #expect(try typing(keys).document.text == text)
  }

  @Test("A pasted text is not corrected, and takes the row away from the word before it")
  func paste() throws {
    var decoder = KeyDecoder()
    var typing = try typing("recei")
    for case .paste(let text) in decoder.decode(Array("\u{1B}[200~ recieve \u{1B}[201~".utf8)) {
      typing.paste(text)
    }
    #expect(typing.document.text == "recei recieve ")
    for key in try KeyNotation.parse("<BackSpace>") { _ = typing.handle(key) }
    #expect(typing.document.text == "recei recieve")
  }

  @Test("The next language takes over the text, and its keys the words before it")
  func nextLanguage() throws {
    let capitals = TerminalLanguage(name: "!", session: InputSession(method: CapitalsMethod()))
    let typing = try typing("the<C-Space>ab<Space><C-Space>recie", others: [capitals])
    #expect(typing.document.text == "theABrecie")
    #expect(typing.screen.title == "en")
  }
}
