import ComposerCommands
import InputCore
import Synchronization
import Testing
import TextDocument

@Suite("Typing")
struct TypingTests {
  private func typing(_ keys: String, in languages: [TerminalLanguage] = []) throws -> Typing {
    let plain = TerminalLanguage(name: "plain", session: InputSession(method: CapitalsMethod()))
    var typing = Typing(plain, others: languages)
    for key in try KeyNotation.parse(keys) { _ = typing.handle(key) }
    return typing
  }

  /// Returns a language whose commits end with its name.
  private func language(
    _ name: String, leaving resolution: CompositionResolution = .commitRaw
  ) -> TerminalLanguage {
    var session = InputSession(method: CapitalsMethod(ending: name))
    session.resolution = resolution
    return TerminalLanguage(name: name, session: session)
  }

  @Test(
    "Control and Space goes to the next language, and from the last to the first",
    arguments: [
      ("a<Space><C-Space>a<Space>", "AA!", "!"),
      ("<C-Space><C-Space>a<Space>", "A?", "?"),
      ("<C-Space><C-Space><C-Space>a<Space>", "A", "plain"),
    ])
  func nextLanguage(keys: String, text: String, name: String) throws {
    let typing = try typing(keys, in: [language("!"), language("?")])
    #expect(typing.document.text == text)
    #expect(typing.screen.title == name)
  }

  @Test(
    "Leaving a language ends its composition by its policy",
    arguments: [
      (CompositionResolution.commitRaw, "a"), (.commitFirst, "A!"), (.discard, ""),
    ])
  func leavingLanguage(policy: CompositionResolution, text: String) throws {
    let typing = try typing("<C-Space>a<C-Space>", in: [language("!", leaving: policy)])
    #expect(typing.document.text == text)
    #expect(typing.screen.preedit == .empty)
    #expect(typing.screen.page == nil)
    #expect(typing.screen.message == "Language: plain")
    #expect(typing.screen.nextLanguage == "!")
  }

  @Test("With one language, Control and Space is left to the document")
  func oneLanguage() throws {
    let typing = try typing("a<C-Space>b<Space>")
    #expect(typing.document.text == "AB")
    #expect(typing.screen.nextLanguage == nil)
  }

  @Test(
    "Keys change the document",
    arguments: [
      ("ab", "", "ab"),
      ("ab<Space>", "AB", ""),
      ("ab<Space>c", "AB", "c"),
      ("ab<Space> <Return>!", "AB \n!", ""),
      ("a<BackSpace>", "", ""),
      ("a<Space>b<Space><BackSpace>", "A", ""),
      ("a<Space>b<Space><Left>c<Space>", "ACB", ""),
      ("a<Space><Return>b<Space><Home>c<Space>", "A\nCB", ""),
      ("a<Space>b<Space><Home><End>c<Space>", "ABC", ""),
      ("a<Space>b<Space><Home><Delete>", "B", ""),
      ("a<Space><Delete>", "A", ""),
      ("<Home><End><Left><Right><Up><C-x><Delete>", "", ""),
    ])
  func keys(keys: String, text: String, preedit: String) throws {
    let typing = try typing(keys)
    #expect(typing.document.text == text)
    #expect(typing.screen.preedit.text == preedit)
    #expect((typing.screen.page != nil) == !preedit.isEmpty)
  }

  @Test("Control and C quits; Control and D quits only while nothing is composed")
  func leaving() throws {
    let controlC = KeyEvent(.character("c"), modifiers: .control)
    let controlD = KeyEvent(.character("d"), modifiers: .control)
    var idle = try typing("a<Space>")
    var composing = try typing("a")
    let goesOn = [idle.handle(controlC), idle.handle(controlD)]
    let goesOnComposing = [composing.handle(controlD), composing.handle(controlC)]
    #expect(goesOn == [false, false])
    #expect(goesOnComposing == [true, false])
  }

  @Test("Forgetting updates the candidates with the same key")
  func forgetting() throws {
    let isForgotten = Atomic(false)
    let session = InputSession(
      method: CapitalsMethod(forgot: { isForgotten.load(ordering: .relaxed) }))
    var typing = Typing(
      TerminalLanguage(name: "plain", session: session) {
        isForgotten.store(true, ordering: .relaxed)
      })
    for key in try KeyNotation.parse("ab") { _ = typing.handle(key) }
    #expect(typing.screen.page == candidatePage(["AB"]))
    for key in try KeyNotation.parse("<C-Delete>") { _ = typing.handle(key) }
    #expect(typing.screen.page == candidatePage(["ab"]))
    #expect(typing.screen.message?.hasPrefix("Forgotten: ab") == true)
  }

  @Test("An alert is a message until the next key")
  func alert() throws {
    #expect(try typing("a1").screen.message == "No candidate has that number")
    #expect(try typing("a1b").screen.message == nil)
  }

  @Test("Ten thousand keys")
  func manyKeys() throws {
    let typing = try typing(String(repeating: "ab<Space><Return>", count: 2_500))
    #expect(typing.document.text == String(repeating: "AB\n", count: 2_500))
  }
}
