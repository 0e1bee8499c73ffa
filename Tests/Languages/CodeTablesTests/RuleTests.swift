import CodeTables
import Testing

@Suite("Rules for the codes of phrases")
struct RuleTests {
  private static let codes = ["abcd", "e", "fg", "hijk"].map { Array($0.utf8) }

  @Test(
    "Capitals name characters and small letters keys, counted from either end",
    arguments: [
      ("2 AaAbBaBb", 2, "abe"), ("3 AaAzBaBzCz", 3, "adeg"), ("4-99 AaBzCaYzZz", 4, "aefgk"),
      ("1 AaAz", 1, "ad"), ("1 AaAzAz", 1, "ad"), ("1-3 Za", 3, "f"), ("2 ZaYa", 2, "ea"),
    ])
  func formulas(rule: String, count: Int, code: String) throws {
    let rule = try #require(PhraseRule(parsing: rule))
    #expect(rule.code(of: Array(Self.codes.prefix(count))) == Array(code.utf8))
    #expect(PhraseRule(parsing: rule.description) == rule)
  }

  @Test("Phrases of other lengths have no code")
  func otherLengths() throws {
    let rule = try #require(PhraseRule(parsing: "2 AaBa"))
    #expect(rule.code(of: Self.codes) == nil)
    #expect(rule.code(of: []) == nil)
  }

  @Test(
    "Malformed rules are nil",
    arguments: ["", "2", "2 ", "2 Aa Bb", "x Aa", "3-2 Aa", "0 Aa", "2 aA", "2 A", "2 A1"])
  func malformedRules(text: String) { #expect(PhraseRule(parsing: text) == nil) }
}
