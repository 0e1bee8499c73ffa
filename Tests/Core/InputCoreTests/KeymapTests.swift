import InputCore
import Testing

@Suite struct KeymapTests {
  @Test func choosingLinesTakePrecedenceWhileChoosing() throws {
    let keymap = try Keymap(parsing: "composing 1 commit\nchoosing 1 select-1\nany F9 reconvert\n")
    let one = KeyEvent("1")
    #expect(keymap.command(for: one, isComposing: false) == .insert("1"))
    #expect(keymap.command(for: one, isComposing: true) == .commit)
    #expect(keymap.command(for: one, isComposing: true, isChoosing: true) == .selectCandidate(0))
    let f9 = KeyEvent(.named(.f9))
    #expect(keymap.command(for: f9, isComposing: true, isChoosing: true) == .reconvert)
    #expect(keymap.command(for: KeyEvent("2"), isComposing: true) == .insert("2"))
  }

  @Test func theDefaultKeymapIsWellFormed() throws {
    let keymap = try Keymap(parsing: Keymap.multistageText)
    #expect(keymap.command(for: KeyEvent(" "), isComposing: true) == .commit)
    #expect(Keymap.multistage.command(for: KeyEvent(" "), isComposing: true) == .commit)
    #expect(keymap.command(for: KeyEvent("3"), isComposing: true) == .selectCandidate(2))
    #expect(
      keymap.command(for: KeyEvent(.named(.left), modifiers: .control), isComposing: true)
        == .moveCaret(.syllableLeft))
  }

  @Test func unmappedKeysInsertTheirCharacter() {
    let keymap = Keymap.multistage
    #expect(keymap.command(for: KeyEvent("a"), isComposing: false) == .insert("a"))
    #expect(keymap.command(for: KeyEvent(" "), isComposing: false) == .insert(" "))
    #expect(keymap.command(for: KeyEvent(.named(.left)), isComposing: false) == .passThrough)
    #expect(
      keymap.command(for: KeyEvent(.character("c"), modifiers: .control), isComposing: true)
        == .passThrough)
  }

  @Test func laterLinesOverrideEarlierOnes() throws {
    let keymap = try Keymap(parsing: "any a cancel\r\nidle\ta\tcommit\n# any b x\n")
    #expect(keymap.command(for: KeyEvent("a"), isComposing: true) == .cancel)
    #expect(keymap.command(for: KeyEvent("a"), isComposing: false) == .commit)
  }

  @Test(arguments: [
    ("composing Space", Keymap.ParsingError.wrongFieldCount(line: 1)),
    ("\nsleeping Space commit", .unknownState("sleeping", line: 2)),
    ("any Spcae commit", .unknownKey("Spcae", line: 1)),
    ("any Space comit", .unknownCommand("comit", line: 1)),
    ("any Space select-0", .unknownCommand("select-0", line: 1)),
  ])
  func errorsNameTheLine(text: String, error: Keymap.ParsingError) {
    #expect(throws: error) { try Keymap(parsing: text) }
  }

  @Test func commandDescriptionsMatchTheKeymapNames() throws {
    for line in Keymap.multistageText.split(separator: "\n").dropFirst() {
      let fields = line.split(separator: " ").map(String.init)
      let keymap = try Keymap(parsing: line)
      let event = try #require(try KeyNotation.parse("<\(fields[1])>").first)
      #expect(
        keymap.command(for: event, isComposing: fields[0] != "idle").description == fields[2])
    }
  }
}
