import TestSupport
import Testing

/// The tables of transliteration schemes.
@Suite struct SchemeCommandTests {
  private func run(_ arguments: String...) throws -> Program.Result {
    try Program("ime-cli").run(["scheme"] + arguments)
  }

  @Test(arguments: [
    ("hi", "क\tk"), ("ur", "ٹ\tT TT"), ("ta", "க\tg k"), ("bn", "ক\tk q"), ("fa", "چ\tch"),
  ])
  func lettersAreListedWithTheirKeys(language: String, line: String) throws {
    let result = try run("--language", language)
    #expect(result.code == 0, "\(result.errors)")
    #expect(result.output.split(separator: "\n").contains(line[...]), "\(language): \(line)")
  }

  @Test func missingSchemesAndFaultsAreNamed() throws {
    let missing = try run("--language", "hi", "devnagri")
    #expect(missing.code == 66)
    #expect(missing.errors.contains("'devnagri'") && missing.errors.contains("inscript"))
  }
}
