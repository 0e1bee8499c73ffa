import DictionaryFormat
import Foundation
import GlobeKey
import Lexicon
import Mandarin
import TestSupport
import Testing

/// A dictionary whose file is cut short while a session has it open.
@Suite struct LostDictionaryTests {
  @Test func lettersStayLettersAndTheUserHearsOfIt() throws {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "lost-\(UUID().uuidString).imedict").path
    try FileManager.default.copyItem(atPath: DefaultDictionary.path(of: "zh-Hans"), toPath: path)
    defer { try? FileManager.default.removeItem(atPath: path) }
    var session = InputSession(method: Mandarin.inputMethod(lexicon: try Lexicon(path: path)))
    for key in "niha" { _ = session.handle(KeyEvent(key)) }

    try #require(truncate(path, 4_096) == 0)
    let effects = session.handle(KeyEvent("o"))
    #expect(effects.contains(.alert(.dictionaryLost)))
    #expect(session.composition.keystrokes == "nihao")
    #expect(session.handle(KeyEvent(" ")) == [.insertText("nihao"), .hideCandidates])
  }
}
