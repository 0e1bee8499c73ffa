import DesktopSession
import KeyboardCatalog
import TestSupport
import Testing
import TextDocument
import TypingAids

/// Settings that differ by program.
@Suite struct ProgramSettingsTests {
  private func settings(_ text: String) throws(LocaleFileError) -> DesktopSettings {
    try DesktopSettings(parsing: text, file: "desktop.json")
  }

  /// The settings of a program apply in its fields, and those of the others everywhere else.
  @Test func settingsFollowTheFocus() throws {
    let library = try TestLibrary.make(
      container: nil,
      settings: settings(
        """
        {"programs": {"gedit": {"pinyinScheme": "xiaohe"}, "chat": {"shiftSwitches": false}}}
        """))
    var client = try DesktopClient(library, "zh-Hans")
    func candidates(_ keys: String, in program: String?) throws -> String {
      client.session.focusIn(InputTraits(), client: client.abilities, program: program)
      try client.type(keys)
      let candidates = client.candidates
      try client.type("<Escape>")
      return candidates
    }
    #expect(try candidates("nihc", in: "gtk3-im:gedit").hasPrefix("[你好]"))
    #expect(try candidates("nihao", in: "gtk3-im:firefox").hasPrefix("[你好]"))
    #expect(try !candidates("nihc", in: nil).hasPrefix("[你好]"))
    #expect(try candidates("nihc", in: "GEDIT").hasPrefix("[你好]"))
    // The keyboard chosen in a program keeps its settings.
    client.carryOut(try client.session.select("ja"))
    client.carryOut(try client.session.select("zh-Hans"))
    #expect(client.session.library.settings.typing.pinyinScheme == .xiaohe)
    for (program, isDirect) in [("chat", false), ("other", true)] {
      client.session.focusIn(InputTraits(), client: client.abilities, program: program)
      var shift = DesktopKey(keysym: 0xFFE1, code: 42)
      _ = client.session.handle(shift)
      shift.isRelease = true
      _ = client.session.handle(shift)
      #expect(client.session.isDirect == isDirect)
    }
  }

  /// A program may turn off learning, and word suggestions.
  @Test func privatePrograms() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "desktop.json",
      """
      {"programs": {"term": {"learnsWords": false, "wordSuggestions": "off"}}}
      """)
    let library = try TestLibrary.make(container: folder.path)
    var client = try DesktopClient(library, "en")
    for (program, offers) in [("term", false), ("gedit", true)] {
      client.session.focusIn(InputTraits(), client: client.abilities, program: program)
      try client.type("recei")
      #expect(client.candidates.isEmpty != offers)
      try client.type("ved ")
    }
    #expect(library.library(ofProgram: "term").history == nil)
    #expect(library.library(ofProgram: "gedit") === library && library.history != nil)
    library.close()
  }

  /// Incognito stays when the settings change with the focus.
  @Test func incognitoStays() throws {
    let library = try TestLibrary.make(
      container: nil, settings: settings("{\"programs\": {\"a\": {\"typesTones\": true}}}"))
    var client = try DesktopClient(library, "zh-Hans")
    client.session.isIncognito = true
    client.session.focusIn(InputTraits(), client: client.abilities, program: "a")
    #expect(client.session.isIncognito && client.session.library !== library)
  }

  /// The text of the settings has what differs in a program, and reads as the same settings.
  @Test func textHasWhatDiffers() throws {
    let settings = try self.settings(
      """
      {"wordSuggestions": "auto", "programs": {
        "a\\"b": {"wordSuggestions": "off", "switching": "discard"}, "c": {}}}
      """)
    #expect(
      settings.text.contains(
        "    \"a\\\"b\": { \"wordSuggestions\": \"off\", \"switching\": \"discard\" },"))
    #expect(try self.settings(settings.text) == settings)
    #expect(settings.own(ofProgram: "c")?.settings.typing.wordSuggestions == .auto)
    #expect(settings.own(ofProgram: "d") == nil && settings.forOtherPrograms.programs.isEmpty)
  }

  @Test(arguments: [
    ("{\"programs\": []}", ":1: 'programs' must be an object in braces"),
    ("{\"programs\": {\n\"a\": 1}}", ":2: 'a' must be an object in braces"),
    ("{\"programs\": {\"a\": {\n\"theme\": true}}}", ":2: no key is called 'theme'"),
    ("{\"programs\": {\"a\": {\n\"programs\": {}}}}", ":2: no key is called 'programs'"),
    ("{\"programs\": {\"\": {}}}", ":1: a program has no name"),
  ])
  func errorsNameTheLine(text: String, message: String) {
    let error = #expect(throws: LocaleFileError.self) { try settings(text) }
    #expect(
      error?.description.contains("desktop.json\(message)") == true, "\(String(describing: error))")
  }

  /// Hosts with settings files of their own take those of programs from `desktop.json`.
  @Test func programsOfAnotherFile() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      "desktop.json", "{\"typesTones\": true, \"programs\": {\"a\": {\"shiftSwitches\": false}}}")
    let own = try settings("{\"chineseForm\": \"taiwan\"}")
    let all = try own.withPrograms(inFile: file)
    #expect(!all.typing.typesTones && all.shiftSwitches)
    #expect(all.own(ofProgram: "a")?.settings.typing.chineseForm == .taiwan)
    #expect(all.own(ofProgram: "a")?.settings.shiftSwitches == false)
    #expect(try own.withPrograms(inFile: "\(folder.path)/none") == own)
  }
}
