import HostWords
import Testing
import ToolSupport

/// The user's own words in a text file.
@Suite struct UserWordListTests {
  private func list(_ text: String) -> UserWordList { UserWordList(Array(text.utf8), file: "w") }

  private func text(_ list: UserWordList) -> String { String(decoding: list.bytes, as: UTF8.self) }

  @Test(arguments: [
    ("张伟\n", [LexiconEntry("张伟", source: .user)]),
    ("# Names\n\n  \nAda Lovelace", [LexiconEntry("Ada Lovelace", source: .user)]),
    ("#ada\r\n", [LexiconEntry("#ada", source: .user)]),
    (
      "omw\tOn my way!\nadr\tRoad 1\\nTown \\\\",
      [
        LexiconEntry(userInput: "omw", documentText: "On my way!", source: .shortcuts),
        LexiconEntry(userInput: "adr", documentText: "Road 1\nTown \\", source: .shortcuts),
      ]
    ),
    ("张伟\n张伟\n", [LexiconEntry("张伟", source: .user)]),
  ])
  func entries(text: String, entries: [LexiconEntry]) {
    #expect(list(text).entries == entries)
    #expect(list(text).rejections.isEmpty)
  }

  @Test(arguments: [
    ("a\tb\tc", "w:1: not a shortcut; write the shortcut, a tab and the text it expands to"),
    ("Ada\na b\tc", "w:2: not a shortcut; write the shortcut, a tab and the text it expands to"),
    ("a\tb\na\tc", "w:2: 'a' already expands to another text; remove one of the two"),
    ("\u{1B}[2J", "w:1: contains control characters; remove them"),
    (String(repeating: "x", count: 101), "w:1: is longer than 100 characters"),
  ])
  func rejections(text: String, message: String) {
    #expect(list(text).rejections.map(\.description) == [message])
  }

  /// Comments, and lines that cannot be read, survive a change.
  @Test func changesKeepTheRest() throws {
    var words = UserWordList(
      Array("# Names\n张伟\na\tb\tc\n".utf8) + [0xFF, 0x0A] + Array("omw\tOn my way!".utf8), file: "w"
    )
    #expect(words.rejections.map(\.line) == [3, 4])
    #expect(try words.add("Ada"))
    #expect(try !words.add("Ada") && !words.add("On my way!", shortcut: "omw"))
    #expect(try words.add("1\n2\\", shortcut: "zz"))
    #expect(words.remove("张伟") == [LexiconEntry("张伟", source: .user)])
    #expect(words.remove("张伟").isEmpty)
    #expect(
      words.bytes
        == Array("# Names\na\tb\tc\n".utf8) + [0xFF, 0x0A]
        + Array("omw\tOn my way!\nAda\nzz\t1\\n2\\\\\n".utf8))
  }

  @Test(arguments: [
    ("", nil, LexiconFault.empty), ("# x", nil, .empty), ("a\tb", nil, .controlCharacter),
    ("a\nb", nil, .controlCharacter), ("other", "omw", .shortcutTaken("omw")),
    ("omw", "omw", .expandsToItself("omw")), ("x", "a b", .notAShortcut), ("", "x", .notAShortcut),
    ("a\tb", "x", .notAShortcut),
  ])
  func additionsThatCannotBeLines(text: String, shortcut: String?, fault: LexiconFault) {
    var words = list("omw\tOn my way!\n")
    let before = words.bytes
    #expect(throws: fault) { try words.add(text, shortcut: shortcut) }
    #expect(words.bytes == before)
  }

  @Test func listsAreJoinedWholeOrNotAtAll() throws {
    var words = list("omw\tOn my way!\nAda\n")
    #expect(try words.add(contentsOf: list("# more\nAda\nBo\nbrb\tback\n")) == 2)
    #expect(text(words) == "omw\tOn my way!\nAda\nBo\nbrb\tback\n")
    #expect(throws: LexiconFault.shortcutTaken("omw")) {
      try words.add(contentsOf: list("Cy\nomw\tno\n"))
    }
    #expect(words.entries.count == 4)
  }

  /// Whatever the bytes, reading and writing again keeps the entries.
  @Test(arguments: 1...20)
  func randomBytes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let alphabet: [UInt8] = Array("ab\t\t\n\n\\n# 张\r".utf8) + [0xFF, 0xC3, 0]
    for _ in 0..<200 {
      let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in
        alphabet.randomElement(using: &random) ?? 0
      }
      let once = UserWordList(bytes, file: "w")
      #expect(UserWordList(once.bytes, file: "w").entries == once.entries)
    }
  }
}
