import TestSupport
import Testing

/// Texts copied in the field of the page: kept only after the user has asked for it.
@Suite struct PlaygroundClipboardTests {
  private let container: TemporaryFolder
  private var page: PagePeer

  init() throws {
    container = try TemporaryFolder()
    // Without a composition this keyboard shows no candidates of its own.
    page = try PagePeer("zh-Hans", learningIn: container)
  }

  @Test func nothingIsKeptAtFirst() throws {
    var page = page
    try page.send(["type": "copied", "text": "secret"])
    let view = try page.send(["type": "show-copied"])
    #expect(view["keepsCopiedTexts"] as? Bool == false)
    #expect(view["alert"] as? String == "noSuchCandidate" && candidates(of: view).isEmpty)
    try page.send(["type": "keep-copied", "on": true])
    #expect(try candidates(of: page.send(["type": "show-copied"])).isEmpty)
  }

  @Test func keptTextsAreOfferedOnEveryKeyboard() throws {
    var page = page
    #expect(
      try page.send(["type": "keep-copied", "on": true])["keepsCopiedTexts"] as? Bool == true)
    try page.send(["type": "copied", "text": "Am Markt 1\nBonn"])
    try page.send(["type": "copied", "text": "two"])
    try page.send(["type": "open", "keyboard": "en"])
    #expect(
      try candidates(of: page.send(["type": "show-copied"])) == ["two", "Am Markt 1 Bonn"])
    #expect(
      text(of: try page.send(["type": "pick", "index": 1])) == "Am Markt 1\nBonn|")
    try page.send(["type": "show-copied"])
    #expect(try candidates(of: page.send(["type": "forget-candidate", "index": 0])).count == 1)
  }

  @Test func theyAreForgottenWhenTheUserWantsNoneKept() throws {
    var page = page
    try page.send(["type": "keep-copied", "on": true])
    try page.send(["type": "copied", "text": "one"])
    try page.send(["type": "keep-copied", "on": false])
    try page.send(["type": "keep-copied", "on": true])
    #expect(try candidates(of: page.send(["type": "show-copied"])).isEmpty)
  }

  @Test(arguments: ["incognito", "password"])
  func privateTextsAreNotKept(mode: String) throws {
    var page = page
    try page.send(["type": "keep-copied", "on": true])
    if mode == "incognito" {
      try page.send(["type": "incognito", "on": true])
    } else {
      try page.send(["type": "field", "kind": "password"])
    }
    try page.send(["type": "copied", "text": "canary"])
    try page.send(["type": "incognito", "on": false])
    try page.send(["type": "field", "kind": "text"])
    #expect(try candidates(of: page.send(["type": "show-copied"])).isEmpty)
  }
}
