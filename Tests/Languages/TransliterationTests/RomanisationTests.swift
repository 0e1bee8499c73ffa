import TestSupport
import Testing
import Transliteration

@Suite struct RomanisationTests {
  private static let letters = "abcdefghijklmnopqrstuvwxyz".map { "\($0) \($0) 0\n" }.joined()

  @Test(arguments: ["hi", "ar"])
  func filesAreValid(tag: String) throws {
    let rules = try RomanisationRules(
      parsing: try Repository.text(of: "Locales/\(tag)/romanisation.txt"))
    #expect(rules.language == tag)
  }

  @Test(arguments: [
    ("name x\n", RuleFileError.notRomanisation),
    (
      "# globekey-romanisation 1\nname x\nlanguage hi\n[letters]\na अ 0\n",
      .missingLetter("b")
    ),
    (
      "# globekey-romanisation 1\nname x\nlanguage hi\n[letters]\na अ 0\na अ 5\n",
      .repeatedKeys("a", line: 6)
    ),
    (
      "# globekey-romanisation 1\nname x\nlanguage hi\n[letters]\na अ\n",
      .fieldCount(expected: "keys, text, cost", line: 5)
    ),
    (
      "# globekey-romanisation 1\nname x\nlanguage hi\n[letters]\n" + letters + "aa U+ZZ 0\n",
      .escape("U+ZZ", line: 31)
    ),
  ])
  func faultsAreNamed(text: String, fault: RuleFileError) {
    #expect(throws: fault) { try RomanisationRules(parsing: text) }
  }
}
