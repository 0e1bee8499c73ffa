import TestSupport
import Testing

/// `ime-cli script` and `--output` as other programs see them.
@Suite struct ScriptCommandTests {
  private let lexicon: [String]
  private let tables: [String]

  init() throws {
    lexicon = ["--dictionary", try DefaultDictionary.path(of: "zh-Hans")]
    tables = ["--tables", try DefaultDictionary.path(of: "zh-text")]
  }

  @Test func linesAreConverted() throws {
    let result = try Program("ime-cli")
      .run(["script", "s2twp"] + tables, input: Array("软件\r\n\n内存 RAM".utf8))
    #expect(result.code == 0 && result.errors.isEmpty)
    #expect(result.output == "軟體\n\n記憶體 RAM\n")
  }

  @Test func invalidUTF8IsReported() throws {
    let result = try Program("ime-cli")
      .run(["script", "s2t"] + tables, input: Array("软".utf8) + [0xFF] + Array("\n件\n".utf8))
    #expect(result.code == 65)
    #expect(result.errors.contains("standard input:1: byte 4"))
    #expect(result.output.hasSuffix("\n件\n"))
  }

  @Test(arguments: [
    ("simplified", "软件"), ("traditional", "軟件"), ("taiwan", "軟件"), ("taiwan-phrases", "軟體"),
    ("hong-kong", "軟件"),
  ])
  func convertWritesTheOutputForm(form: String, text: String) throws {
    let result = try Program("ime-cli")
      .run(["convert", "--output", form] + lexicon + tables, input: Array("ruanjian\n".utf8))
    #expect(result.output == "ruanjian\t\(text)\n")
  }

  @Test(
    arguments: [
      (["script", "s2x"], 64), (["script", "s2t", "--tables", "/nowhere"], 66),
      (["convert", "--output", "taiwan", "--tables", "/nowhere"], 66),
      (["convert", "--output", "klingon"], 64),
    ] as [([String], Int32)])
  func exitCodes(arguments: [String], code: Int32) throws {
    let result = try Program("ime-cli").run(arguments)
    #expect(result.code == code)
    #expect(!result.errors.isEmpty && result.output.isEmpty)
  }
}
