import DictionaryImage
import Foundation
import GlobeKey
import Mandarin
import SyllableConversion
import TestSupport
import Testing

/// A dictionary file that is truncated while a session has it open.
@Suite struct LostDictionaryTests {
  @Test func lettersAreKeptAndTheUserIsAlerted() throws {
    let image = try Data(
      contentsOf: URL(fileURLWithPath: DefaultDictionary.path(of: "zh-Hans")))
    let folder = try TemporaryFolder()
    let path = try folder.write("lost.imedict", image)
    var session = InputSession(method: Mandarin.inputMethod(lexicon: try Lexicon(path: path)))
    for key in "niha" { _ = session.handle(KeyEvent(key)) }

    try #require(truncate(path, 4_096) == 0)
    let effects = session.handle(KeyEvent("o"))
    #expect(effects.contains(.alert(.dictionaryLost)))
    #expect(session.composition.keystrokes == "nihao")
    #expect(session.handle(KeyEvent(" ")) == [.insertText("nihao"), .hideCandidates])
  }
}
