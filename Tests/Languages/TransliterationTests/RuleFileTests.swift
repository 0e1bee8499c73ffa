import Testing
import Transliteration

/// Malformed rule files. Each is rejected with its line.
@Suite struct RuleFileTests {
  private static let head = "# globekey-transliteration 1\nname N\nlanguage xx\n"

  /// Whole files.
  private static let files: [(String, RuleFileError)] = [
    ("", .notRules),
    ("name N\n", .notRules),
    ("# globekey-transliteration 2\n", .notRules),
    ("# globekey-transliteration 1\nlanguage xx\n[letters]\na b\n", .missingSetting("name")),
    ("# globekey-transliteration 1\nname N\n[letters]\na b\n", .missingSetting("language")),
  ]

  /// Text after a valid header.
  private static let bodies: [(String, RuleFileError)] = [
    ("", .empty),
    ("[letters]\n", .empty),
    ("colour red\n", .setting("colour", line: 4)),
    ("name M\n", .setting("name", line: 4)),
    ("end-virama maybe\n", .setting("end-virama", line: 4)),
    ("virama\n", .setting("virama", line: 4)),
    ("a\n", .noSection(line: 4)),
    ("[words]\n", .unknownSection("words", line: 4)),
    ("[letters]\na\n", .fieldCount(expected: "keys, text", line: 5)),
    ("[letters]\na b c\n", .fieldCount(expected: "keys, text", line: 5)),
    ("[letters]\n- b\n", .fieldCount(expected: "keys, text", line: 5)),
    ("[vowels]\na b\n", .fieldCount(expected: "keys, letter, sign", line: 5)),
    ("[punctuation]\nab c\n", .fieldCount(expected: "one key, text", line: 5)),
    ("[letters]\na U+D800\n", .escape("U+D800", line: 5)),
    ("[letters]\na U+12\n", .escape("U+12", line: 5)),
    ("[letters]\na U+0041+\n", .escape("U+0041+", line: 5)),
    ("[letters]\na b\n\n# c\na d\n", .repeatedKeys("a", line: 8)),
    ("[syllables]\nh ህ ሀ\n", .syllableRow(expected: 0, line: 5)),
    ("[syllables]\norders e u\nh ህ ሀ\n", .syllableRow(expected: 2, line: 6)),
  ]

  @Test(arguments: files + bodies.map { (head + $0.0, $0.1) })
  func malformedFilesAreRejected(text: String, expected: RuleFileError) {
    #expect(throws: expected) { try TransliterationRules(parsing: text) }
    #expect(!expected.description.isEmpty)
  }

  @Test func windowsLineEndingsAreAccepted() throws {
    let text = (Self.head + "[letters]\na ا\n").replacing("\n", with: "\r\n")
    let rules = try TransliterationRules(parsing: text)
    #expect(TransliterationSpeller(rules: rules).text(of: "aa") == "اا")
  }

  /// The same keys may have rules for the start, the end and any position.
  @Test func positionalRulesTakePrecedence() throws {
    let rules = try TransliterationRules(parsing: Self.head + "[letters]\na 1\n^a 2\na$ 3\nb -\n")
    let speller = TransliterationSpeller(rules: rules)
    #expect(speller.text(of: "aaa") == "213")
    #expect(speller.text(of: "a") == "2")
    #expect(speller.text(of: "bab") == "1")
    #expect(speller.text(of: "xay") == "x1y")
  }
}
