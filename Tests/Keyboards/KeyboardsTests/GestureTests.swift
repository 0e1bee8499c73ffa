import HostSimulators
import KeyboardTestSupport
import Testing

/// Quick taps and flicks along a path, as layouts describe them, on every host.
@Suite struct GestureTests {
  /// A keyboard with one key: quick taps on it type `b` and `c`, a flick up and then to the right
  /// `d`, and a flick up `e`.
  private static func plugin() throws -> StubKeyboard {
    var contents = try LocaleFiles.contents(of: "en")
    var key = LayoutKey(id: "key-a", output: KeyOutput("a"))
    key.gestures.multiTap = ["key-b", "key-c"]
    key.gestures.flicks = [
      Flick(path: [.north, .east], keyID: "key-d"), Flick(path: [.north], keyID: "key-e"),
    ]
    contents.layout.keys[key.id] = key
    for letter in ["b", "c", "d", "e"] {
      contents.layout.keys["key-\(letter)"] = LayoutKey(
        id: "key-\(letter)", output: KeyOutput(letter))
    }
    contents.layout.touch = [
      TouchForm(minimumDeviceWidth: 1, layers: [LayoutLayer(id: "base", rows: [["key-a"]])])
    ]
    return StubKeyboard(
      KeyboardDescription(id: "gestures", primaryLanguage: "en", name: "Gestures"),
      contents: contents)
  }

  @Test(arguments: HostProfile.all)
  func gesturesTypeOnEveryHost(profile: HostProfile) throws {
    let typist = try KeyboardTypist(
      [try Self.plugin()], in: SimulatedHost(profile: profile, document: InMemoryDocument()))
    for action: KeyboardEvent.Action in [
      .tap("key-a"), .multiTap("key-a", count: 2), .multiTap("key-a", count: 3),
      .flick("key-a", directions: "n e"), .flick("key-a", directions: "n"),
      // Neither a path nor a number of taps of the key.
      .flick("key-a", directions: "e n"), .flick("key-a", directions: "n e s"),
      .multiTap("key-a", count: 4),
    ] { typist.handle(action) }
    typist.controller.textDocumentProxy.done()
    #expect(typist.controller.textDocumentProxy.document.text == "abcde")
  }

  /// The view has what a front end needs to recognise the gestures.
  @Test func theViewHasTheGestures() throws {
    let typist = try KeyboardTypist([try Self.plugin()], in: InMemoryDocument())
    let key = try #require(typist.view.keys.first { $0.id == "key-a" })
    #expect(key.multiTaps == ["b", "c"])
    #expect(key.flicks.map(\.direction) == ["n e", "n"])
    #expect(key.flicks.map(\.text) == ["d", "e"])
  }
}
