import DesktopSession
import Foundation
import InputCore
import Keyboards
import TestSupport
import Testing
import TextDocument
import ToolSupport

/// What users of desktop engines ask for: the same answers for every framework.
@Suite struct HostEventTests {
  private func client(
    _ keyboard: String = "zh-Hans", _ keys: String = "", traits: InputTraits = InputTraits(),
    abilities: ClientAbilities = [.preedit, .surroundingText], before: String = ""
  ) throws -> DesktopClient {
    var client = try DesktopClient(
      TestLibrary.shared.get(), keyboard, traits: traits, abilities: abilities, before: before)
    try client.type(keys)
    return client
  }

  /// The framework commits the marked text when the focus leaves: the engine only clears.
  @Test(arguments: ["zh-Hans", "ja", "ko", "vi", "bn"])
  func focusLeaves(keyboard: String) throws {
    var client = try client(keyboard, "ka", abilities: [.preedit])
    client.before += client.marked.text
    client.marked = .empty
    let outcome = client.session.interrupt(.unmarked)
    #expect(!outcome.effects.contains { if case .commit = $0 { true } else { false } })
    let text = client.text
    try client.type("<Left>")
    #expect(client.before + client.after == text.filter { $0 != "|" })
  }

  /// A busy client handles a deletion after the first key of the next composition, and then resets. The
  /// letter stays. A reset that comes later, or after a composition of its own, ends it.
  @Test(
    arguments: [
      (after: "<BackSpace>", pause: 900, delay: 3, stays: true),
      (after: "<BackSpace>", pause: 40, delay: 240, stays: true),
      (after: "<C-a><BackSpace>", pause: 0, delay: 0, stays: true),
      (after: "<BackSpace>", pause: 40, delay: 400, stays: false),
      (after: "<BackSpace>", pause: 9_000, delay: 3, stays: false),
      (after: "", pause: 40, delay: 3, stays: false),
    ] as [(String, Int, Int, Bool)])
  func aResetForAnEarlierKeyKeepsTheComposition(
    after: String, pause: Int, delay: Int, stays: Bool
  ) throws {
    for fate in [MarkedTextFate.unmarked, .removed] {
      var client = try client("ja", before: "日本語")
      client.time = 10_000
      try client.type(after)
      client.time += UInt64(pause)
      try client.type("n")
      client.marked = .empty
      for _ in 0..<3 {
        client.carryOut(client.session.reset(fate, at: client.time + UInt64(delay)))
      }
      #expect(client.marked.text == (stays ? "n" : ""))
      guard stays else { continue }
      client.time += 1_000
      try client.type("ihongo<Space><Return>")
      #expect(client.before.hasSuffix("日本語"))
    }
  }

  /// The user's own words are candidates: a shortcut first, a word for its reading. Changes count
  /// from the next field on.
  @Test func ownWordsAreCandidates() throws {
    let folder = try TemporaryFolder()
    try folder.write("lexicon.tsv", "东海精工\nomw\t马上到\n")
    var client = try DesktopClient(TestLibrary.make(container: folder.path), "zh-Hans")
    try client.type("donghaijinggong")
    #expect(client.candidates.contains("东海精工"))
    try client.type("<Escape>omw ")
    #expect(client.text == "马上到|")
    try folder.write("lexicon.tsv", "西山精工坊\n")
    client.session.focusIn(InputTraits(), client: client.abilities)
    try client.type("omw")
    #expect(!client.candidates.contains("马上到"))
    try client.type("<Escape>xishanjinggongfang")
    #expect(client.candidates.contains("西山精工坊"))
  }

  /// The user's phrases are offered for their codes at their ranks, with the caret in its place. A
  /// language without candidates suggests those whose text never changes.
  @Test func ownPhrasesAreCandidates() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "phrases.tsv", "shm\t《{cursor}》\nnihao\t您好呀\t2\nadr\tRoad 1\nnian\t{yyyy}!\n")
    let library = try TestLibrary.make(container: folder.path)
    var client = try DesktopClient(library, "zh-Hans")
    try client.type("nihao")
    #expect(client.candidates.hasPrefix("[你好] 您好呀 "))
    try client.type("<Escape>shm ")
    #expect(client.text == "《|》")
    try client.type("<BackSpace>nian")
    #expect(client.candidates.prefix { $0 != " " }.hasSuffix("!]"))
    var japanese = try DesktopClient(library, "ja")
    try japanese.type("nihao<Down>")
    #expect(japanese.candidates.contains("您好呀"))
    var english = try DesktopClient(library, "en")
    try english.type("adr")
    #expect(english.candidates.contains("Road 1"))
    try folder.write("phrases.tsv", "nihao\t你们好呀\n")
    client.session.focusIn(InputTraits(), client: client.abilities)
    try client.type("nihao")
    #expect(client.candidates.contains("[你们好呀]") && !client.candidates.contains("您好呀"))
  }

  /// A keyboard that the user has refused gets no keys, and the view says why. Consent counts from
  /// the next field on.
  @Test func refusedKeyboards() throws {
    let folder = try TemporaryFolder()
    let library = try TestLibrary.make(container: folder.path)
    let refusals = """
      {"keyboards": [{"app": "org.example.a", "id": "zh-Hans", "title": "Pinyin - A"}]}
      """
    let file = try folder.write("refused-keyboards.json", refusals)
    var client = try DesktopClient(library, "zh-Hans")
    #expect(client.session.view.message?.contains("you refused 'Pinyin - A'") == true)
    #expect(client.session.view.message?.contains("'ime-cli enable'") == true)
    try client.type("nihao <BackSpace>")
    #expect(client.text == "nihao|" && client.candidates.isEmpty)
    // Another keyboard is not affected, and the refused one cannot be chosen.
    client.carryOut(try client.session.select("ja"))
    #expect(client.session.view.message == nil)
    try client.type("ka")
    #expect(client.text == "nihao[か]|")
    #expect(throws: KeyboardError.self) { try client.session.select("zh-Hans") }
    #expect(client.session.keyboard == "ja" && client.session.view.message == nil)
    // Refused while it runs, and allowed again.
    var running = try DesktopClient(library, "zh-Hant")
    try running.type("su3")
    #expect(!running.candidates.isEmpty)
    try folder.write(
      "refused-keyboards.json", "{\"keyboards\": [{\"id\": \"zh-Hant\"}]}")
    running.carryOut(running.session.interrupt(.removed))
    running.session.focusIn(InputTraits(), client: running.abilities)
    (running.before, running.marked) = ("", .empty)
    try running.type("su3")
    #expect(running.text == "su3|" && running.session.view.message != nil)
    try FileManager.default.removeItem(atPath: file)
    running.session.focusIn(InputTraits(), client: running.abilities)
    try running.type("su3")
    #expect(!running.candidates.isEmpty && running.session.view.message == nil)
  }

  /// Code tables in the container's folder are keyboards.
  @Test func importedTablesAreKeyboards() throws {
    let folder = try TemporaryFolder()
    try folder.write("tables/small.imedict", try SmallTable.build(SmallTable.rime, .rime).bytes)
    let library = try TestLibrary.make(container: folder.path)
    let keyboard = try #require(library.keyboards.last)
    #expect(keyboard.id == "table-small" && keyboard.name == "small (table)")
    var client = try DesktopClient(library, "table-small")
    try client.type("aa")
    #expect(client.candidates.hasPrefix("[式]"))
    try client.type(" ")
    #expect(client.text == "式|")
  }

  /// A changed layout counts from the next field on; one with an error is not used.
  @Test func changedLayouts() throws {
    let (folder, locales) = (try TemporaryFolder(), Repository.root.appending(path: "Locales"))
    let text = try String(
      contentsOf: locales.appending(path: "ru/keyboard.xml"), encoding: .utf8)
    let layout = "layouts/mine/keyboard.xml"
    try FileManager.default.createDirectory(
      atPath: "\(folder.path)/layouts/mine", withIntermediateDirectories: true)
    try folder.write(layout, text)
    var client = try DesktopClient(TestLibrary.make(container: folder.path), "mine")
    func typed(_ change: (String) -> String) throws -> String {
      try folder.write(layout, change(text))
      client.session.focusIn(InputTraits(), client: client.abilities)
      client.before = ""
      try client.type("q")
      return client.before
    }
    let first = try typed { $0 }
    #expect(first == "й")
    #expect(try typed { $0.replacing("output=\"й\"", with: "output=\"@\"") } == "@")
    #expect(try typed { String($0.dropLast(20)) } == "@")
    #expect(try typed { $0 } == "й")
  }

  /// A replaced dictionary counts from the next field on.
  @Test func changedDictionaries() throws {
    let folder = try TemporaryFolder()
    func install(_ image: String) throws {
      let target = "\(folder.path)/cangjie.imedict"
      try? FileManager.default.removeItem(atPath: target)
      try FileManager.default.createSymbolicLink(
        atPath: target, withDestinationPath: try DefaultDictionary.path(of: image))
    }
    try install("quick")
    let library = try DesktopLibrary(
      folders: DataFolders(
        locales: Repository.root.appending(path: "Locales").path, dictionaries: folder.path,
        container: nil), settings: DesktopSettings())
    var client = try DesktopClient(library, "zh-Hant-t-k0-cangjie")
    try client.type("hi")
    #expect(client.candidates.hasPrefix("[的] 我"))
    try install("cangjie")
    client.session.focusIn(InputTraits(), client: client.abilities)
    try client.type("hqi")
    #expect(client.candidates.hasPrefix("[我]"))
  }

  /// A reset with nothing composed gives no output at all.
  @Test(arguments: MarkedTextFate.allCases)
  func resetOfNothing(fate: MarkedTextFate) throws {
    var client = try client("zh-Hans", "nihao ")
    let outcome = client.session.interrupt(fate)
    #expect(outcome.effects.isEmpty)
  }

  /// Where the framework drops the marked text, the letters are committed.
  @Test func resetThatDrops() throws {
    var client = try client("zh-Hans", "nihao")
    client.marked = .empty
    client.carryOut(client.session.interrupt(.removed))
    #expect(client.text == "nihao|")
  }

  /// The marked text is cleared before each commit.
  @Test func clearsBeforeCommitting() throws {
    var client = try client("zh-Hans", "nihao")
    let outcome = client.session.handle(DesktopKey(keysym: 0x20, code: 57))
    #expect(outcome.effects == [.preedit(.empty), .commit("你好")])
  }

  /// A release is taken if and only if its press was.
  @Test func releases() throws {
    var client = try client()
    for (keysym, code) in [(0x6E, 49), (0xFFC2, 63), (0x20, 57), (0x20, 57)] as [(UInt32, UInt32)] {
      let pressed = client.send(DesktopKey(keysym: keysym, code: code))
      let released = client.send(DesktopKey(keysym: keysym, code: code, isRelease: true))
      #expect(pressed == released)
    }
  }

  /// A field that becomes a password field receives none of the composition, and keys go past.
  @Test func becomesSecure() throws {
    var client = try client("zh-Hans", "nihao")
    client.carryOut(client.session.change(InputTraits(isSecure: true)))
    #expect(client.text == "|")
    try client.type("secret")
    #expect(client.text == "secret|")
    client.before = ""
    client.carryOut(client.session.change(InputTraits()))
    try client.type("nihao ")
    #expect(client.text == "你好|")
  }

  /// Shift alone switches, on the release only; Shift with a letter, or held long, does not.
  @Test func shiftSwitches() throws {
    func tap(_ client: inout DesktopClient, released: UInt64 = 100) {
      _ = client.send(DesktopKey(keysym: 0xFFE1, code: 42, time: 0))
      _ = client.send(
        DesktopKey(keysym: 0xFFE1, code: 42, modifiers: .shift, isRelease: true, time: released))
    }
    var client = try client("zh-Hans", "ni")
    tap(&client)
    #expect(client.session.isDirect)
    #expect(client.text == "ni|")
    try client.type("hao ")
    #expect(client.text == "nihao |")
    tap(&client)
    try client.type("hao ")
    #expect(client.text == "nihao 好|")
    tap(&client, released: 900)
    #expect(!client.session.isDirect)
    _ = client.send(DesktopKey(keysym: 0xFFE1, code: 42))
    _ = client.send(DesktopKey(keysym: 0x41, code: 30, modifiers: .shift))
    _ = client.send(DesktopKey(keysym: 0xFFE1, code: 42, modifiers: .shift, isRelease: true))
    #expect(!client.session.isDirect)
  }

  /// Escape clears the composition and reaches the program only afterwards, as vi wants it.
  @Test func escapeFirstClears() throws {
    var client = try client("zh-Hans", "ni")
    let outcome = client.session.handle(DesktopKey(keysym: 0xFF1B, code: 1))
    #expect(outcome.isEaten && outcome.effects == [.preedit(.empty)])
    let second = client.session.handle(DesktopKey(keysym: 0xFF1B, code: 1))
    #expect(!second.isEaten)
  }

  /// A key of the program ends the composition first, so that the program sees the whole text.
  @Test func commandsEndTheComposition() throws {
    var client = try client("zh-Hans", "ni")
    let key = DesktopKey(keysym: 0x73, code: 31, modifiers: .control)
    let outcome = client.session.handle(key)
    #expect(!outcome.isEaten)
    #expect(outcome.effects == [.preedit(.empty), .commit("ni")])
  }

  /// Text around the caret that does not agree is never deleted.
  @Test func distrustsStaleText() throws {
    var client = try client("en", "", before: "one two")
    // The user clicked elsewhere; the client has not reported it yet.
    _ = client.session.handle(DesktopKey(keysym: 0xFF51, code: 105))
    let outcome = client.session.handle(
      DesktopKey(keysym: 0xFF08, code: 14, modifiers: .control))
    #expect(!outcome.isEaten && outcome.effects.isEmpty)
  }

  /// Control-Backspace deletes a word of the language, where the client can delete.
  @Test func deletesWords() throws {
    var client = try client("en", "", before: "one two ")
    try client.type("<C-BackSpace>")
    #expect(client.text == "one |")
    var chinese = try self.client("zh-Hans", "", before: "我们去上海")
    try chinese.type("<C-BackSpace>")
    #expect(chinese.text == "我们去|")
  }

  /// Suggestions never take a key of ordinary typing; Tab moves to them, Return takes one.
  @Test func suggestions() throws {
    var client = try client("en", "recei")
    #expect(!client.candidates.isEmpty && !client.candidates.contains("["))
    try client.type("<Tab>")
    let first = try #require(client.session.view.candidates?.items.first?.text)
    try client.type("<Return>")
    #expect(client.text == first + " |")
    var closed = try self.client("en", "recei<Escape>")
    #expect(closed.candidates.isEmpty)
    let isEaten = closed.press(KeyEvent(.named(.escape)))
    #expect(!isEaten)
  }

  /// A list of candidates is turned, chosen from and left by calls as by keys.
  @Test func candidateCalls() throws {
    var client = try client("zh-Hans", "shi")
    let first = client.candidates
    client.carryOut(client.session.turnPage(forward: true))
    #expect(client.candidates != first)
    client.carryOut(client.session.turnPage(forward: false))
    #expect(client.candidates == first)
    client.carryOut(client.session.moveHighlight(forward: true))
    #expect(client.session.view.candidates?.highlighted == 1)
    let second = try #require(client.session.view.candidates?.items[1].text)
    client.carryOut(client.session.pick(1))
    #expect(client.text == second + "|")
  }

  /// A switch of keyboards ends the composition by the user's policy.
  @Test func switchesKeyboards() throws {
    var client = try client("zh-Hans", "nihao")
    client.carryOut(try client.session.select("ja"))
    try client.type("ka<Return>")
    #expect(client.text == "nihaoか|")
    #expect(client.session.view.keyboard == "ja")
  }

  /// Nothing is learned in secure and private fields or incognito; elsewhere it is, and forgotten.
  @Test func learning() throws {
    let folder = try TemporaryFolder()
    let library = try TestLibrary.make(container: folder.path)
    let store = try #require(library.store)
    func type(_ traits: InputTraits, incognito: Bool = false) throws {
      var client = try DesktopClient(library, "zh-Hans", traits: traits)
      client.session.isIncognito = incognito
      try client.type("shi2")
      library.history?.finish()
    }
    try type(InputTraits(isSecure: true))
    try type(InputTraits(allowsLearning: false))
    try type(InputTraits(), incognito: true)
    #expect(try store.lessonCount() == 0)
    try type(InputTraits())
    try type(InputTraits())
    #expect(try store.lessonCount() == 2)
    var client = try DesktopClient(library, "zh-Hans")
    try client.type("shi")
    let learned = try #require(client.session.view.candidates?.items.first?.text)
    client.carryOut(client.session.forget(0))
    #expect(client.session.view.candidates?.items.first?.text != learned)
    library.close()
  }

  /// Random events in all languages: what the field shows is what was committed, marked text never
  /// stays behind, and no secure field is written to.
  @Test(arguments: [
    "zh-Hans", "zh-Hant", "yue", "ja", "ko", "vi", "th", "bn", "ar", "hi", "en", "de",
  ])
  func randomEvents(keyboard: String) throws {
    var random = SeededGenerator(seed: 29)
    var client = try client(keyboard)
    for _ in 0..<2_000 {
      switch Int.random(in: 0..<40, using: &random) {
      case 0:
        client.before += client.marked.text
        client.marked = .empty
        client.carryOut(client.session.interrupt(.unmarked))
        #expect(client.session.view.preedit.text.isEmpty)
        client.session.focusIn(InputTraits(), client: client.abilities)
        client.report(now: true)
      case 1:
        client.marked = .empty
        client.carryOut(client.session.interrupt(.removed))
        #expect(client.session.view.preedit.text.isEmpty)
      case 2:
        client.carryOut(client.session.change(InputTraits(isSecure: true)))
        #expect(client.marked.text.isEmpty)
        let before = client.before
        _ = client.session.handle(DesktopKey(keysym: 0x61, code: 30))
        #expect(client.before == before)
        client.carryOut(client.session.change(InputTraits()))
      case 3: client.carryOut(client.session.pick(Int.random(in: 0..<9, using: &random)))
      case 4: client.carryOut(client.session.turnPage(forward: Bool.random(using: &random)))
      case 5: client.carryOut(client.session.setDirect(Bool.random(using: &random)))
      case 6, 7: client.press(KeyEvent(.named(.backspace)))
      case 8: client.press(KeyEvent(.named(.left)))
      case 9: client.press(KeyEvent(.named(.return)))
      case 10: client.press(KeyEvent(.named(.escape)))
      case 11...14: client.press(KeyEvent(" "))
      default:
        let code = UInt8.random(in: 0x61...0x7A, using: &random)
        client.press(KeyEvent(Character(Unicode.Scalar(code))))
      }
      #expect(client.marked == client.session.view.preedit)
      if client.before.count > 300 { client.before = String(client.before.suffix(100)) }
    }
  }
}
