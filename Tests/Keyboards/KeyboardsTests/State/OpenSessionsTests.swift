import HostWords
import KeyboardTestSupport
import Testing

/// The open sessions of a controller.
@Suite struct OpenSessionsTests {
  @Test func sharedSettingsApplyToEachSession() throws {
    let plugins = try ["en", "fa"].map { try LocaleFiles.plugin($0) }
    var sessions = OpenSessions()
    try sessions.open(plugins[0])
    sessions.learns = false
    try sessions.open(plugins[1])
    #expect(sessions["en"]?.learns == false && sessions["fa"]?.learns == false)
    sessions.learns = true
    #expect(sessions["en"]?.learns == true && sessions["fa"]?.learns == true)
    try sessions.open(plugins[0])
    #expect(plugins.map(\.openCount) == [1, 1])
    sessions.closeAll(but: "fa")
    #expect(sessions["en"] == nil && sessions["fa"] != nil)
    let closed = sessions.update("en") { $0.learns }
    #expect(closed == nil)
    sessions.update("fa") { $0.learns = false }
    #expect(sessions["fa"]?.learns == false)
  }

  @Test func keyboardsThatFailToOpenAreNotAdded() throws {
    var sessions = OpenSessions()
    let broken = StubKeyboard(try LocaleFiles.plugin("fa").description, contents: nil)
    var error: KeyboardError?
    do throws(KeyboardError) { try sessions.open(broken) } catch let caught { error = caught }
    #expect(error != nil)
    #expect(sessions["fa"] == nil)
  }
}
