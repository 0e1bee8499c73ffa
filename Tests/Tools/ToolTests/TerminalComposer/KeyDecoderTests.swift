import ComposerCommands
import InputCore
import TestSupport
import Testing

/// Returns the keys in key notation, separated by spaces, with pasted texts in quotation marks.
private func notation(_ events: [TerminalEvent]) -> String {
  events.map(notation).joined(separator: " ")
}

private func notation(_ event: TerminalEvent) -> String {
  switch event {
  case .key(let key): key.description
  case .paste(let pasted): "“\(pasted.text)”\(pasted.isCut ? " cut" : "")"
  }
}

@Suite("Key decoder")
struct KeyDecoderTests {
  @Test(
    "Single bytes that are keys",
    arguments: [
      ("abc", "a b c"),
      ("你好", "你 好"),
      ("é😀", "é 😀"),
      (" <|", "<Space> <less> <bar>"),
      ("\t\r\n", "<Tab> <Return> <Return>"),
      ("\u{7F}\u{8}", "<BackSpace> <BackSpace>"),
      ("\u{1}\u{3}\u{1A}", "<C-a> <C-c> <C-z>"),
      ("\0\u{1D}\u{1F}", "<C-Space> <C-]> <C-_>"),
      ("\u{85}a", "a"),
    ])
  func characters(input: String, expected: String) {
    expectKeys(Array(input.utf8), expected)
  }

  @Test(
    "Of the two bytes for Backspace, the one not set in the terminal is Control and Backspace",
    arguments: [
      (0x7F, "<BackSpace> <C-BackSpace> <C-A-BackSpace>"),
      (0x08, "<C-BackSpace> <BackSpace> <A-BackSpace>"),
      (0x00, "<BackSpace> <BackSpace> <A-BackSpace>"),
    ] as [(UInt8, String)])
  func backspaces(backspace: UInt8, expected: String) {
    var decoder = KeyDecoder(backspace: backspace)
    #expect(notation(decoder.decode([0x7F, 0x08, 0x1B, 0x08]) + decoder.flush()) == expected)
  }

  @Test(
    "Escape sequences",
    arguments: [
      ("[A", "<Up>"), ("[B", "<Down>"), ("[C", "<Right>"), ("[D", "<Left>"),
      ("[H", "<Home>"), ("[F", "<End>"), ("OH", "<Home>"), ("OD", "<Left>"), ("OM", "<Return>"),
      ("[1~", "<Home>"), ("[7~", "<Home>"), ("[4~", "<End>"), ("[3~", "<Delete>"),
      ("[5~", "<PageUp>"), ("[6~", "<PageDown>"),
      ("[Z", "<S-Tab>"),
      // Modifiers.
      ("[1;5D", "<C-Left>"), ("[1;2C", "<S-Right>"), ("[1;3A", "<A-Up>"), ("[3;5~", "<C-Delete>"),
      ("[1;6D", "<C-S-Left>"), ("[1;9D", "<A-Left>"), ("[1;1D", "<Left>"), ("[1;99D", "<Left>"),
      ("O5D", "<C-Left>"), ("O1;2D", "<S-Left>"),
      // Keys by their code.
      ("[97;5u", "<C-a>"), ("[127;5u", "<C-BackSpace>"), ("[27u", "<Escape>"), ("[20320u", "你"),
      ("[27;5;13~", "<C-Return>"), ("[55296u", ""), ("[1114112u", ""),
      // No keys: function keys, terminal responses, and unknown sequences.
      ("[11~", ""), ("[[A", ""), ("[M", ""), ("[?1;5D", ""), ("OP", ""), ("[?64;1c", ""),
      ("[201~", ""), ("O200~", ""), ("[200u", "È"),
      ("[<0;1;1M", ""),
      ("[99999999999999999999;5D", "<C-Left>"), ("[;;;D", "<Left>"),
      // Alt.
      ("f", "<A-f>"), ("你", "<A-你>"), ("\u{7F}", "<A-BackSpace>"), ("\r", "<A-Return>"),
      ("\u{2}", "<C-A-b>"),
      // A sequence interrupted by other input.
      ("[1;\u{1}a", "<C-a> a"), ("[你", "你"), ("[[\u{3}", "<C-c>"), ("[[你", "你"),
      ("[[\u{1B}[A", "<Up>"),
    ])
  func sequences(afterEscape: String, expected: String) {
    expectKeys([0x1B] + Array(afterEscape.utf8), expected)
  }

  @Test(
    "Pending bytes when no more input comes",
    arguments: [
      ([0x1B], "<Escape>"),
      ([0x1B, 0x1B], "<Escape> <Escape>"),
      ([0x1B, 0x5B], "<A-[>"),
      ([0x1B, 0x4F], "<A-O>"),
      ([0x1B, 0x5B, 0x31], ""),
      ([0x1B, 0x5B, 0x5B], ""),
      ([0xE4, 0xBD], "\u{FFFD}"),
      ([0x1B, 0xE4], "<A-\u{FFFD}>"),
      ([0xE4, 0x1B], "\u{FFFD} <Escape>"),
    ] as [([UInt8], String)])
  func flushing(bytes: [UInt8], expected: String) {
    var decoder = KeyDecoder()
    let keys = decoder.decode(bytes)
    #expect(decoder.isPending)
    let rest = decoder.flush()
    #expect(notation(keys + rest) == expected)
    #expect(!decoder.isPending)
    let next = decoder.decode([0x61])
    #expect(notation(next) == "a")
  }

  @Test(
    "Invalid UTF-8",
    arguments: [
      ([0x80], 1), ([0xFF, 0xFE], 2), ([0xC0, 0xAF], 2), ([0xE0, 0x80, 0x80], 3),
      ([0xED, 0xA0, 0x80], 3), ([0xF0, 0x80, 0x80, 0x80], 4), ([0xF4, 0x90, 0x80, 0x80], 4),
      ([0xF5], 1), ([0xE4, 0xBD], 1), ([0xF0, 0x9F, 0x98], 1), ([0xC3], 1),
    ] as [([UInt8], Int)])
  func invalid(bytes: [UInt8], replacements: Int) {
    var decoder = KeyDecoder()
    let keys = decoder.decode(bytes + [0x61])
    let expected = Array(repeating: "\u{FFFD}", count: replacements) + ["a"]
    #expect(keys.map(notation) == expected)
  }

  @Test(
    "A pasted text is one event, with its control characters shown and its lines ended alike",
    arguments: [
      ("[200~women\u{1B}[201~a", "“women” a"),
      ("[200~\u{1B}[201~", "“”"),
      ("[200~a\rb\r\nc\nd\u{1B}[201~", "“a\nb\nc\nd”"),
      ("[200~\u{3}\u{1B}[2J\u{1B}\u{1B}[201~\u{3}", "“⟨U+0003⟩⟨U+001B⟩[2J⟨U+001B⟩” <C-c>"),
      ("[200~\u{1B}[20\u{1B}[200~\u{1B}[201~", "“⟨U+001B⟩[20⟨U+001B⟩[200~”"),
      ("[200~x\u{202E}y\tz 👨‍👩‍👧\u{1B}[201~", "“x⟨U+202E⟩y\tz 👨‍👩‍👧”"),
      ("[200~a", "“a”"), ("[200~a\u{1B}[201", "“a”"),
      ("[200~ni\u{1B}[201~\u{1B}[200~hao\u{1B}[201~", "“ni” “hao”"),
    ])
  func pastes(afterEscape: String, expected: String) {
    expectKeys([0x1B] + Array(afterEscape.utf8), expected)
  }

  @Test("Escape and Control+C in one read are two keys")
  func escapeAndInterrupt() {
    expectKeys([0x1B, 0x03], "<Escape> <C-c>")
    expectKeys([0x1B, 0x1B, 0x03, 0x03], "<Escape> <Escape> <C-c> <C-c>")
  }

  @Test("A paste waits for its end, is cut at its limit, and not in the middle of a character")
  func longPaste() throws {
    var decoder = KeyDecoder()
    let text = String(repeating: "a", count: PastedText.limit - 1) + "我们"
    let begun = decoder.decode(Array("\u{1B}[200~\(text)".utf8))
    #expect(begun.isEmpty && decoder.isPasting && decoder.isPending)
    let events = decoder.decode(Array("\u{1B}[201~b".utf8))
    guard case .paste(let pasted) = try #require(events.first) else {
      Issue.record("no paste")
      return
    }
    #expect(pasted.isCut && pasted.text.utf8.count == PastedText.limit + 2)
    #expect(pasted.text.hasSuffix("a我"))
    #expect(notation(Array(events.dropFirst())) == "b" && !decoder.isPasting)
  }

  @Test("An endless sequence is dropped and uses no memory")
  func endless() {
    var decoder = KeyDecoder()
    let digits = Array(repeating: UInt8(ascii: "1"), count: 100_000)
    let keys = decoder.decode([0x1B, 0x5B] + digits) + decoder.decode(Array("Da".utf8))
    #expect(notation(keys) == "a")
  }

  @Test("Random bytes decode as in the standard library, however they are split")
  func randomBytes() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let bytes = (0..<Int.random(in: 0..<Swift.max(24, 1), using: &random)).map { _ in
        UInt8(0x20 + Int.random(in: 0..<Swift.max(0xE0, 1), using: &random))
      }
      .filter { $0 != 0x7F && !(0x80...0x9F).contains($0) || $0 >= 0x80 }
      let text = String(decoding: bytes, as: UTF8.self)
      let expected = text.unicodeScalars.filter { !(0x7F...0x9F).contains($0.value) }
      expectKeys(bytes, expected.map { KeyEvent(Character($0)).description }.joined(separator: " "))
    }
  }

  /// Decodes all bytes at once and byte by byte. The keys must be the same.
  private func expectKeys(_ bytes: [UInt8], _ expected: String) {
    var whole = KeyDecoder()
    let keys = whole.decode(bytes) + whole.flush()
    #expect(notation(keys) == expected, "\(bytes)")
    var pieces = KeyDecoder()
    let singly = bytes.flatMap { pieces.decode([$0]) } + pieces.flush()
    #expect(singly == keys)
  }
}
