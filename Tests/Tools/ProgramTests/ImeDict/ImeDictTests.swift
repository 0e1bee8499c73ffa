import Foundation
import InputCore
import TestSupport
import Testing
import ToolSupport

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

  @Test func dictionaryIsBuiltCheckedAndListed() throws {
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

  @Test func bothProgramsHaveOneVersion() throws {
    for program in ["ime-dict", "ime-cli"] {
      let result = try Program(program).run(["--version"])
      #expect(result.code == 0 && result.output == "\(ToolkitVersion.current)\n")
    }
  }

  @Test func aStrictBuildReadsEveryLine() throws {
    let table = """
      {"language": "zh", "tables": [{"name": "A", "file": "a.tsv", "source": "S", "version": "1",
       "licence": "MIT", "copyright": "C", "entries": 1}]}
      """
    try folder.write("tables.json", table)
    let arguments = ["build", path("tables.json"), "--strict", "-o", path("tables")]
    for (lines, reason) in [
      ("后\t後\n里\n", "a.tsv:2: the text is missing"),
      ("后\t後\n里\t裏\n", "a.tsv: has 2 phrases, tables.json says 1"),
    ] {
      try folder.write("a.tsv", lines)
      let strict = try run(arguments)
      #expect(strict.code == 65 && strict.errors.contains(reason))
      #expect(!FileManager.default.fileExists(atPath: path("tables")))
      #expect(try run(arguments.filter { $0 != "--strict" }).code == 0)
      try FileManager.default.removeItem(atPath: path("tables"))
    }
    try folder.write("a.tsv", "后\t後\n")
    #expect(try run(arguments).code == 0)
  }

  @Test func sourceIsImported() throws {
    let arguments = [
      "import", "--format", "jieba", "-", "-o", "-", "--syllables", path("syllables.tsv"),
      "--source", "jieba", "--version", "1", "--licence", "MIT", "--copyright", "Sun Junyi",
    ]
    let result = try run(arguments, input: "你好 3 l\n卡\n")
    #expect(result.code == 0)
    #expect(
      result.output == """
        # globekey-wordlist 1
        # source: jieba
        # version: 1
        # licence: MIT
        # copyright: Sun Junyi
        # reading: none
        # script: Han
        # weight: count
        # entries: 1
        你好\t\t3

        """)
    #expect(result.errors.contains("standard input:2: the count is missing"))
    #expect(result.errors.contains("rejected 1"))
  }

  @Test func missingImportOptionsAreNamed() throws {
    let arguments = ["import", "--format", "tsv", "-", "-o", path("words.tsv")]
    let open = try run(arguments, input: "the 5\n")
    #expect(open.code == 64 && open.errors.contains("--weights UNIT, one of count, probability"))
    let words = try run(arguments + ["--weights", "count"], input: "the 5\nof x\n")
    #expect(words.code == 0 && words.errors.contains("states no licence"))
    #expect(words.errors.contains("imported 1 entries from - (2 lines read, 1 rejected)"))
    let strict = try run(
      arguments.dropLast() + [path("strict.tsv"), "--weights", "count", "--strict"],
      input: "the 5\nof x\n")
    #expect(strict.code == 65 && strict.errors.contains("standard input:2: the weight 'x'"))
    #expect(!FileManager.default.fileExists(atPath: path("strict.tsv")))
  }

  @Test func exitCodesDistinguishErrors() throws {
    #expect(try run(["dump"]).code == 64)
    #expect(try run(["import", "--format", "nonsense", "x", "-o", "y"]).code == 64)
    #expect(try run(["check", path("locale.json")]).code == 65)
    #expect(try run(["check", path("missing")]).code == 66)
    #expect(try run(["build", path("missing"), "-o", path("image")]).code == 66)
    try folder.write("dictionary.json", "{")
    #expect(try run(["build", folder.path, "-o", path("image")]).code == 65)
    #expect(!FileManager.default.fileExists(atPath: path("image")))
  }

  @Test func closedPipeIsNoError() throws {
    let result = try run(["dump", DefaultDictionary.path(of: "zh-Hans")], throughHead: true)
    #expect(result.code == 0)
    #expect(result.output.split(separator: "\n").count == 1)
    #expect(result.errors.isEmpty)
  }

  @Test func wordsAreExplained() throws {
    #expect(try run(["build", folder.path, "-o", path("image")]).code == 0)
    let short = try run(["explain", "银行卡", path("image")])
    #expect(short.code == 0)
    #expect(short.output.contains("reading\tyin hang ka\t0\tinferred"))
    #expect(short.output.contains("part\t银行\tyin hang\tFirst\tMIT"))
    let long = try run(["explain", "银行卡", path("image"), "--folder", folder.path])
    #expect(long.output.hasPrefix(short.output) && long.errors.isEmpty)
    #expect(
      long.output.contains("line\t\(path("second.tsv")):3\t\t40\tcount\tdecides the frequency"))
    for (word, reason) in [("零", "no source gives a reading"), ("好好", "no source lists it")] {
      let missing = try run(["explain", word, path("image"), "--folder", folder.path])
      #expect(missing.code == 65 && missing.errors.contains(reason))
    }
    #expect(try run(["explain", "零", path("image")]).errors.contains("--folder"))
    #expect(try run(["explain", "零", path("missing")]).code == 66)
    try folder.write("second.tsv", "# globekey-wordlist 1\n")
    let changed = try run(["explain", "银行卡", path("image"), "--folder", folder.path])
    #expect(changed.code == 0 && changed.errors.contains("not built from the current sources"))
  }

  @Test func differencesHaveTheirOwnExitCode() throws {
    #expect(try run(["build", folder.path, "-o", path("image"), "--no-cache"]).code == 0)
    #expect(!FileManager.default.fileExists(atPath: path("image.cache")))
    let equal = try run(["diff", path("image"), folder.path])
    #expect(equal.code == 0 && equal.output.isEmpty)
    try folder.write("second.tsv", "# globekey-wordlist 1\n们\tmen\t8\n")
    let different = try run(["diff", path("image"), folder.path, "--tolerance", "1000"])
    #expect(different.code == 1)
    #expect(different.output.contains("word-removed\t银行卡\t\t"))
    #expect(different.errors.contains("1 word-removed"))
    var bytes = try Array(Data(contentsOf: URL(fileURLWithPath: path("image"))))
    bytes[bytes.count - 1] ^= 1
    try folder.write("damaged", bytes)
    #expect(try run(["diff", path("damaged"), path("image")]).code == 65)
    #expect(try run(["diff", path("image"), path("missing")]).code == 66)
  }

  @Test func listsAreMerged() throws {
    let header = "# globekey-wordlist 1\n# weight: count\n# licence: MIT\n"
    try folder.write("a", header + "# source: a\n你好\tni hao\t3\n你\tfoo\t1\n")
    try folder.write("b", header + "# source: b\n你好\tni hao\t5\n们\tmen\t1\n")
    let arguments = ["merge", path("a"), path("b"), "--syllables", path("syllables.tsv"), "-o"]
    let merged = try run(arguments + ["-"])
    #expect(merged.code == 0)
    #expect(merged.output.contains("# origin 2: b\t\tMIT\t\n"))
    #expect(merged.output.hasSuffix("们\tmen\t1\t2\n你好\tni hao\t3\t1\n"))
    #expect(merged.errors.contains("conflict: 你好\tni hao\t\(path("a")) 3.0, \(path("b")) 5.0"))
    #expect(merged.errors.contains("rejected 1"))
    #expect(try run(arguments + [path("missing/list")]).code == 73)
    // Importing the merged list keeps the origin of each entry.
    try folder.write("merged", merged.output)
    let again = try run(
      [
        "import", "--format", "word-list", path("merged"), "-o", "-", "--syllables",
        path("syllables.tsv"),
      ])
    #expect(again.code == 0 && again.output.contains("# origin 2: b\t\tMIT\t\n"))
    #expect(again.output.hasSuffix("们\tmen\t1\t2\n你好\tni hao\t3\t1\n"))
    try folder.write("b", "# globekey-wordlist 1\n# weight: log10\n")
    #expect(try run(arguments + ["-"]).code == 65)
  }

  @Test func sourcesOfWordsAreDumped() throws {
    #expect(try run(["build", folder.path, "-o", path("image")]).code == 0)
    let rows = try run(["dump", path("image"), "--sources"]).output.split(separator: "\n")
    #expect(rows.contains { $0.hasPrefix("卡\tka\t") && $0.hasSuffix("\tfloor\tThird\tMIT") })
    #expect(rows.contains { $0.hasSuffix("\tSecond\tinferred\tMIT") })
  }

  @Test(arguments: [
    "import", "merge", "build", "check", "stats", "dump", "diff", "explain",
  ])
  func helpShowsAnExample(subcommand: String) throws {
    let help = try run([subcommand, "--help"])
    #expect(help.code == 0 && help.output.contains("ime-dict \(subcommand) "))
  }
}
