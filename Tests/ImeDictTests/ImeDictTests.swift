import Foundation
import TestSupport
import Testing

private func run(
  _ arguments: [String], input: String = "", throughHead: Bool = false
) throws -> Program.Result {
  try Program("ime-dict").run(arguments, input: Array(input.utf8), throughHead: throughHead)
}

@Suite struct ImeDictTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try SampleDictionary.write(to: folder)
  }

  private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

  @Test func aDictionaryIsBuiltCheckedAndRead() throws {
    let build = try run(["build", folder.path, "-o", path("image")])
    #expect(build.code == 0 && build.output.isEmpty && build.errors.contains("8 words"))
    #expect(!build.errors.contains("\u{1B}"))
    #expect(try run(["check", path("image")]).code == 0)
    #expect(try run(["stats", path("image")]).output.contains("First\t1\tMIT\t6\tA"))
    let dump = try run(["dump", path("image"), "--reading", "ni hao"])
    #expect(dump.output.hasPrefix("你好\tni hao\t"))
    #expect(
      try run(["dump", path("image"), "--limit", "2"]).output.split(separator: "\n").count == 2)
  }

  @Test func aSourceIsImported() throws {
    let arguments = [
      "import", "--format", "jieba", "-", "-o", "-", "--syllables", path("syllables.tsv"),
      "--source", "jieba", "--version", "1", "--licence", "MIT",
    ]
    let result = try run(arguments, input: "你好 3 l\n卡\n")
    #expect(result.code == 0)
    #expect(
      result.output == """
        # globekey-wordlist 1
        # source: jieba
        # version: 1
        # licence: MIT
        # reading: none
        # script: Han
        # weight: count
        # entries: 1
        你好\t\t3

        """)
    #expect(result.errors.contains("standard input:2: the count is missing"))
    #expect(result.errors.contains("refused 1"))
  }

  @Test func whatAnImportLeavesOpenIsAskedFor() throws {
    let arguments = ["import", "--format", "tsv", "-", "-o", path("words.tsv")]
    let open = try run(arguments, input: "the 5\n")
    #expect(open.code == 64 && open.errors.contains("--weights UNIT, one of count, probability"))
    let words = try run(arguments + ["--weights", "count"], input: "the 5\nof x\n")
    #expect(words.code == 0 && words.errors.contains("states no licence"))
    #expect(words.errors.contains("imported 1 entries from - (2 lines read, 1 refused)"))
    let strict = try run(
      arguments.dropLast() + [path("strict.tsv"), "--weights", "count", "--strict"],
      input: "the 5\nof x\n")
    #expect(strict.code == 65 && strict.errors.contains("standard input:2: the weight 'x'"))
    #expect(!FileManager.default.fileExists(atPath: path("strict.tsv")))
  }

  @Test func exitCodesTellTheKindOfError() throws {
    #expect(try run(["dump"]).code == 64)
    #expect(try run(["import", "--format", "nonsense", "x", "-o", "y"]).code == 64)
    #expect(try run(["check", path("locale.json")]).code == 65)
    #expect(try run(["check", path("missing")]).code == 66)
    #expect(try run(["build", path("missing"), "-o", path("image")]).code == 66)
    try folder.write("dictionary.json", "{")
    #expect(try run(["build", folder.path, "-o", path("image")]).code == 65)
    #expect(!FileManager.default.fileExists(atPath: path("image")))
  }

  @Test func aClosedPipeIsNoError() throws {
    let result = try run(["dump", DefaultDictionary.path(of: "zh-Hans")], throughHead: true)
    #expect(result.code == 0)
    #expect(result.output.split(separator: "\n").count == 1)
    #expect(result.errors.isEmpty)
  }

  @Test(arguments: ["import", "build", "check", "stats", "dump"])
  func helpShowsAnExample(subcommand: String) throws {
    let help = try run([subcommand, "--help"])
    #expect(help.code == 0 && help.output.contains("ime-dict \(subcommand) "))
  }
}
