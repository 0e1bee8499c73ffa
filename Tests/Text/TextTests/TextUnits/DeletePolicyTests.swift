import Testing
import TextUnits

@Suite struct DeletePolicyTests {
  @Test func usersCanOverrideAScript() throws {
    let tamil = try #require(Script(code: "Taml"))
    let units = TextUnitFinder(language: "ta")
    let text = "கி"
    #expect(
      text.unicodeScalars[units.rangeToDelete(.character, at: text.endIndex, in: text)].count == 1)
    units.policy[tamil].backspace = .cluster
    #expect(
      text.unicodeScalars[units.rangeToDelete(.character, at: text.endIndex, in: text)].count == 2)
    let thai = "ที่"
    #expect(
      thai.unicodeScalars[units.rangeToDelete(.character, at: thai.endIndex, in: thai)].count == 1)
  }

  @Test func tableIsReadInsteadOfTheFallback() throws {
    let thai = try #require(Script(code: "Thai"))
    let khmer = try #require(Script(code: "Khmr"))
    #expect(DeletePolicy.standard[thai].spacesEndSentences)
    #expect(DeletePolicy.standard[khmer].terminators == ["។", "៕"])
    #expect(DeletePolicy.standard[thai].backspace == .scalar)
  }

  @Test(arguments: [
    ("*\tcluster\tcluster\trules\n", DeletePolicy.ParsingError.wrongFieldCount(line: 1)),
    ("#\n*\tletter\tcluster\trules\t-\n", .unknownUnit("letter cluster", line: 2)),
    (
      "*\tcluster\tcluster\trules\t-\nXxxx\tscalar\tscalar\trules\t-\n",
      .unknownScript("Xxxx", line: 2)
    ),
    ("Thai\tscalar\tscalar\trules\t-\n", .missingDefault),
  ])
  func malformedTables(text: String, error: DeletePolicy.ParsingError) {
    #expect(throws: error) { try DeletePolicy(parsing: text) }
  }

  @Test(arguments: [
    ("th", "วันนี้ฝนตก ฉันอยู่บ้าน", "ฉันอยู่บ้าน"), ("km", "ភ្លៀង។ ខ្ញុំនៅផ្ទះ។", "ខ្ញុំនៅផ្ទះ។"),
    ("en", "Hello Dr. Smith.  Bye.", "Bye."), ("en", "Hello Dr. Smith.", "Hello Dr. Smith."),
    ("bo", "བཀྲ་ཤིས། བདེ་ལེགས།", "བདེ་ལེགས།"),
  ])
  func sentencesEndByTheRulesOfTheirScript(language: String, text: String, expected: String) {
    let units = TextUnitFinder(language: language)
    #expect(text[units.rangeToDelete(.sentence, at: text.endIndex, in: text)] == expected)
  }
}
