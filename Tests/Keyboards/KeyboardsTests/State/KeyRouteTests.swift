import KeyboardTestSupport
import Korean
import Testing

/// The destination of a key's output.
@Suite struct KeyRouteTests {
  /// A layout with a rule, with the given markers mapped to engine keys.
  private func contents(_ id: String, markers: [String: String] = [:]) throws -> KeyboardContents {
    var contents = try LocaleFiles.contents(of: id)
    contents.makeEngine = { InputSession(method: Korean.inputMethod(), keymap: Korean.keymap) }
    contents.composedKeys = ComposedKeys(markers: markers)
    return contents
  }

  private func deadKey(of contents: KeyboardContents) throws -> KeyOutput {
    try #require(contents.layout.keys.compactMap(\.output).first { !$0.markers.isEmpty })
  }

  @Test func lettersGoToTheEngineWhileItComposes() throws {
    let contents = try contents("fr")
    #expect(contents.route(of: KeyOutput("a"), composes: true) == .engine("a"))
    #expect(contents.route(of: KeyOutput("a"), composes: false) == .text)
  }

  @Test func deadKeysGoToTheRules() throws {
    var contents = try contents("fr")
    let dead = try deadKey(of: contents)
    for composes in [true, false] {
      #expect(contents.route(of: dead, composes: composes) == .rules)
      #expect(contents.route(of: KeyOutput("\u{301}"), composes: composes) == .rules)
    }
    contents.makeEngine = nil
    #expect(contents.route(of: dead, composes: false) == .text)
  }

  @Test func markersKnownToTheEngineAreKeys() throws {
    let plain = try contents("fr")
    let dead = try deadKey(of: plain)
    let marker = try #require(dead.markers.first)
    let name = try #require(plain.layout.name(of: marker))
    let known = try contents("fr", markers: [name: "^"])
    #expect(known.route(of: dead, composes: true) == .engine("^" + dead.text))
    #expect(known.route(of: dead, composes: false) == .rules)
    let other = try contents("fr", markers: ["other": "x"])
    #expect(other.route(of: dead, composes: true) == .rules)
  }
}
