import Foundation
import InputCore
import Korean
import Testing
import TextDocument

/// The effects that the host receives, one key at a time.
@Suite struct HangulMethodTests {
  private func session(_ names: [String] = []) throws -> InputSession<HangulMethod> {
    InputSession(
      method: Korean.inputMethod(options: try KoreanOptions(names: names)), keymap: Korean.keymap)
  }

  private func marked(_ text: String) -> Effect {
    .setMarkedText(Preedit(pieces: [Preedit.Piece(text: text, stage: .reading)], caret: text.count))
  }

  @Test func effectsWhileComposingASyllable() throws {
    var session = try session()
    #expect(session.handle(KeyEvent("r")) == [marked("ㄱ")])
    #expect(session.handle(KeyEvent("k")) == [marked("가")])
    #expect(session.handle(KeyEvent("r")) == [marked("각")])
    #expect(session.handle(KeyEvent("k")) == [.insertText("가"), marked("가")])
    #expect(session.handle(KeyEvent(" ")) == [.insertText("가 ")])
    #expect(session.handle(KeyEvent(" ")) == [.passThrough(KeyEvent(" "))])
    #expect(!session.isComposing)
  }

  /// Any key that the host acts on first commits the syllable.
  @Test(arguments: [
    "<Return>", "<Tab>", "<Escape>", "<Left>", "<Home>", "<Delete>", "<C-s>", "<A-f>", "<PageUp>",
    "<C-BackSpace>",
  ])
  func hostKeysCommitTheSyllable(key: String) throws {
    var session = try session()
    for typed in "rk" { _ = session.handle(KeyEvent(typed)) }
    let event = try #require(try KeyNotation.parse(key).first)
    #expect(session.handle(event) == [.insertText("가"), .passThrough(event)])
    #expect(session.handle(event) == [.passThrough(event)])
  }

  @Test func fullWidthAppliesOnlyToMarks() throws {
    var session = try session()
    session.modes.width = .full
    for typed in "rk" { _ = session.handle(KeyEvent(typed)) }
    #expect(session.handle(KeyEvent("!")) == [.insertText("가！")])
    #expect(session.handle(KeyEvent("1")) == [.insertText("１")])
  }

  @Test func secureFieldsReceiveNothingOfASyllable() throws {
    var session = try session()
    for typed in "rk" { _ = session.handle(KeyEvent(typed)) }
    #expect(session.handle(.becameSecure) == [.setMarkedText(.empty), .hideCandidates])
    #expect(session.handle(KeyEvent("r")) == [.passThrough(KeyEvent("r"))])
  }

  /// A saved composition may come from anywhere.
  @Test(arguments: [
    (#"{"keys":"gks"}"#, "한"), (#"{"keys":"rkskrkskrkskrksk"}"#, "가나가나가나가나"),
    (#"{"keys":"r!k"}"#, "ㄱ!ㅏ"), (#"{"keys":""}"#, ""),
    (
      #"{"keys":"rk","choice":{"text":"","isSelection":true,"highlighted":-9223372036854775808}}"#,
      "가"
    ),
    (
      #"{"keys":"rk","choice":{"text":"x","isSelection":false,"highlighted":9223372036854775807}}"#,
      "가"
    ),
  ])
  func savedCompositionsAreCommittedWhole(saved: String, text: String) throws {
    let composition = try JSONDecoder().decode(HangulComposition.self, from: Data(saved.utf8))
    for key in ["<Space>", "<PageDown>", "<PageUp>", "<Down>", "<Up>", "5", "E", "<F9>"] {
      var session = InputSession(
        method: Korean.inputMethod(), keymap: Korean.keymap, composition: composition)
      var document = InMemoryDocument()
      for event in try KeyNotation.parse(key) + [KeyEvent(.named(.right))] {
        for effect in session.handle(event) { document.apply(effect) }
      }
      #expect(document.text.hasPrefix(text), "\(key): \(document.text)")
    }
  }

  @Test(arguments: [#"{"keys":"가"}"#, #"{"keys":"12345678901234567"}"#, "{}"])
  func malformedCompositionsAreRejected(saved: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(HangulComposition.self, from: Data(saved.utf8))
    }
  }
}
