import DictionaryTestSupport
import Foundation
import Testing

/// Runs the program beside the test bundle.
private func run(
  _ arguments: [String], input: String = "", throughHead: Bool = false
) throws -> (code: Int32, output: String, errors: String) {
  let bundle = Bundle.allBundles.map(\.bundleURL).first { $0.pathExtension == "xctest" }
  let tests = bundle ?? URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  let program = tests.deletingLastPathComponent().appendingPathComponent("ime-dict")
  let process = Process()
  if throughHead {
    // The reader goes after one line; the program's own exit code is what the shell gives.
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments =
      ["-c", "\"$0\" \"$@\" | head -1; exit ${PIPESTATUS[0]}", program.path] + arguments
  } else {
    process.executableURL = program
    process.arguments = arguments
  }
  let (inPipe, outPipe, errorPipe) = (Pipe(), Pipe(), Pipe())
  process.standardInput = inPipe
  process.standardOutput = outPipe
  process.standardError = errorPipe
  try process.run()
  inPipe.fileHandleForWriting.write(Data(input.utf8))
  try inPipe.fileHandleForWriting.close()
  let output = outPipe.fileHandleForReading.readDataToEndOfFile()
  let errors = errorPipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (
    process.terminationStatus, String(decoding: output, as: UTF8.self),
    String(decoding: errors, as: UTF8.self)
  )
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
        # weight: occurrences
        # entries: 1
        你好\t\t3

        """)
    #expect(result.errors.contains("standard input:2: the count is missing"))
    #expect(result.errors.contains("refused 1"))
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
    let result = try run(["dump", DefaultDictionary.imagePath()], throughHead: true)
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
