import HostWords
import KeyboardPermissions
import Testing

/// Text shortcuts and common words.
@Suite struct ShortcutTests {
  private func read(_ text: String) async -> LexiconReading {
    await ShortcutsProvider(LexiconFile("s", text: text)).read()
  }

  @Test(arguments: [
    ("omw\tOn my way!", "omw", "On my way!"),
    ("\u{FEFF}omw\tOn my way!\r\n", "omw", "On my way!"),
    ("# a comment\n\nadr\tRoad 1\\nTown \\\\ x\\y\n", "adr", "Road 1\nTown \\ x\\y"),
    ("#1\tNumber one", "#1", "Number one"),
    ("mfg\tMit freundlichen Grüßen", "mfg", "Mit freundlichen Grüßen"),
    ("Ada\tada", "Ada", "ada"),
  ])
  func shortcuts(text: String, input: String, expansion: String) async {
    let reading = await read(text)
    #expect(
      reading.entries
        == [LexiconEntry(userInput: input, documentText: expansion, source: .shortcuts)])
    #expect(reading.rejections.isEmpty)
  }

  @Test(arguments: [
    ("omw\tomw", "s:1: 'omw' expands to itself; give it another text"),
    ("omw", "s:1: not a shortcut; write the shortcut, a tab and the text it expands to"),
    ("omw\t", "s:1: not a shortcut; write the shortcut, a tab and the text it expands to"),
    ("\tOn my way", "s:1: not a shortcut; write the shortcut, a tab and the text it expands to"),
    ("on my\tway", "s:1: not a shortcut; write the shortcut, a tab and the text it expands to"),
    (
      "omw\tOn\tmy way", "s:1: not a shortcut; write the shortcut, a tab and the text it expands to"
    ),
    ("\u{1B}x\tescape", "s:1: contains control characters; remove them"),
    ("a\tb\na\tc", "s:2: 'a' already expands to another text; remove one of the two"),
    ("big\t" + String(repeating: "x", count: 100_000), "s:1: is longer than 2000 characters"),
    (String(repeating: "x", count: 10_000) + "\ty", "s:1: is longer than 100 characters"),
  ])
  func rejectedLines(text: String, reason: String) async {
    let reading = await read("\(text)\nlast\tkept")
    #expect(reading.rejections.map(\.description) == [reason])
    #expect(reading.entries.last?.documentText == "kept")
  }

  /// One shortcut may expand to another, but nothing is expanded twice.
  @Test func chains() async {
    #expect(await read("a\tb\nb\ta").entries.count == 2)
    #expect(await read("a\tb\na\tb").entries.count == 1)
  }

  @Test func commonWords() async {
    let text = "# globekey-wordlist 1\n# weight: count\nGlobeKey\t\t12\nword\n\nword\na\u{7}b\n"
    let reading = await CommonWordsProvider(LexiconFile("w", text: text)).read()
    #expect(
      reading.entries
        == [
          LexiconEntry("GlobeKey", source: .commonWords),
          LexiconEntry("word", source: .commonWords),
        ])
    #expect(
      reading.rejections.map(\.description) == ["w:7: contains control characters; remove them"])
  }
}
