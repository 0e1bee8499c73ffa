import InputCore
import Mandarin
import TestSupport
import Testing

@Suite struct InputModeTests {
  private func session() throws -> InputSession<MultistageMethod<PinyinConverter>> {
    InputSession(method: Mandarin.inputMethod(lexicon: try DefaultDictionary.mandarin.get()))
  }

  @Test func modeKeysChangeAndShowTheModes() throws {
    var session = try session()
    let keys = try KeyNotation.parse("<S-Space><C-.><S-Space>")
    #expect(session.handle(keys[0]) == [.showModes(InputModes(width: .full))])
    #expect(
      session.handle(keys[1]) == [.showModes(InputModes(punctuation: .ascii, width: .full))])
    #expect(session.modes == InputModes(punctuation: .ascii, width: .full))
    #expect(session.handle(keys[2]) == [.showModes(InputModes(punctuation: .ascii))])
  }

  @Test func hostsCanSetTheModes() throws {
    var session = try session()
    session.modes = InputModes(punctuation: .ascii, width: .half)
    let comma = KeyEvent(",")
    #expect(session.handle(comma) == [.passThrough(comma)])
    session.modes.width = .full
    #expect(session.handle(comma) == [.insertText("，")])
  }

  @Test func secureFieldsHaveNoModes() throws {
    var session = try session()
    _ = session.handle(.becameSecure)
    let key = try #require(try KeyNotation.parse("<S-Space>").first)
    #expect(session.handle(key) == [.passThrough(key)])
    #expect(session.modes == InputModes())
  }

  @Test func rawLettersFollowTheWidthModeOnInterruption() throws {
    var session = try session()
    session.modes.width = .full
    for key in "ni" { _ = session.handle(KeyEvent(key)) }
    #expect(session.resolve(by: .commitRaw).first == .insertText("ｎｉ"))
  }

  @Test func punctuationAfterDigitsCanBeConverted() throws {
    var options = MandarinOptions()
    options.keepsMarksAfterDigits = false
    let method = Mandarin.inputMethod(
      lexicon: try DefaultDictionary.mandarin.get(), options: options)
    var session = InputSession(method: method)
    let context = InputContext(documentContextBeforeInput: "3")
    #expect(session.handle(KeyEvent("."), context: context) == [.insertText("。")])
  }
}
