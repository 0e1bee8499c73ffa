import GlobeKey
import HostSimulators
import Mandarin
import TestSupport
import Testing

@Suite struct UnitDeletionTests {
  @Test(arguments: HostProfile.all.filter { $0.contextLimit != .nothing })
  func unitsAreDeletedOnEveryHost(profile: HostProfile) {
    let cases: [(DeleteUnit, DeleteDirection, String, String, String)] = [
      (.word, .backward, "one two ", "", "one "), (.character, .backward, "ที่", "", "ที"),
      (.sentence, .backward, "Hello Dr. Smith.  Bye.", "", "Hello Dr. Smith.  "),
      (.character, .backward, "a👩🏽‍💻", "", "a"), (.word, .forward, "", "one two", " two"),
      (.character, .forward, "", "e\u{301}a", "a"), (.word, .backward, "", "x", "x"),
    ]
    let units = TextUnitFinder(language: "en")
    for (unit, direction, before, after, expected) in cases {
      var host = SimulatedHost(
        profile: profile, document: InMemoryDocument(before: before, after: after))
      host.delete(unit, direction, with: units)
      host.done()
      #expect(host.document.text == expected)
    }
  }

  @Test func hostWithoutContextDeletesItsOwnUnit() {
    var host = SimulatedHost(
      profile: .desktopWithoutContext, document: InMemoryDocument(before: "one two", after: "x"))
    let units = TextUnitFinder(language: "en")
    #expect(host.delete(.word, with: units) == .byHost)
    #expect(host.delete(.word, .forward, with: units) == .nothing)
    #expect(host.document.text == "one twx")
  }

  @Test func selectionIsDeletedWhateverTheUnit() throws {
    var document = InMemoryDocument(before: "one ", after: "two")
    try document.select(0..<4, in: .characters)
    #expect(document.delete(.sentence, with: TextUnitFinder(language: "en")) == .deleted("one "))
    #expect(document.text == "two")
  }

  @Test func lastCommitIsOneUnit() throws {
    let method = Mandarin.inputMethod(lexicon: try DefaultDictionary.mandarin.get())
    var session = InputSession(method: method)
    var document = InMemoryDocument(before: "以前")
    for key in "nihaoshijie " { session.handle(KeyEvent(key)).forEach { document.apply($0) } }
    #expect(session.lastCommitted == "你好世界")
    #expect(document.deleteCommitted("世界你") == .nothing)
    #expect(document.deleteCommitted(session.lastCommitted ?? "") == .deleted("你好世界"))
    #expect(document.text == "以前")
    _ = session.handle(KeyEvent(.named(.left)))
    #expect(session.lastCommitted == nil)
    _ = session.handle(.becameSecure)
    #expect(session.lastCommitted == nil)
  }
}
