import Foundation
import TestSupport
import Testing

@Suite struct CountCommandTests {
  private let folder: TemporaryFolder
  private let words: [String]

  init() throws {
    folder = try TemporaryFolder()
    let table = Self.characters.map { "\($0)\t10" } + ["天地\t5", "中国\t50", "你好\t30"]
    words = [
      "--vocabulary", try folder.write("words.tsv", table.joined(separator: "\n")),
    ]
  }

  /// Enough characters that trigrams rarely repeat.
  private static let characters =
    Array("天地人你我他好中国".unicodeScalars) + (0x5000..<0x50C0).compactMap(Unicode.Scalar.init)

  private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

  private func run(_ arguments: [String], input: String = "") throws -> Program.Result {
    try Program("ime-dict").run(arguments, input: Array(input.utf8))
  }

  /// Writes lines of random characters and returns the path of the file.
  private func text(lines: Int) throws -> String {
    var random = SeededGenerator(seed: 3)
    var text = String.UnicodeScalarView()
    for _ in 0..<lines {
      for _ in 0..<20 { text.append(Self.characters.randomElement(using: &random) ?? "天") }
      text.append("\n")
    }
    return try folder.write("text", String(text))
  }

  @Test func textIsCountedAndListed() throws {
    let count = try run(
      ["count", "-", "--order", "2", "-o", path("out")] + words, input: "你好中国，天地\n你好")
    #expect(count.code == 0 && count.output.isEmpty)
    #expect(count.errors.contains("6 distinct n-grams of order 2; "))
    #expect(count.errors.contains("read 2 lines (0 held out), 3 clauses, 4 words"))
    let list = try run(["counts", path("out")] + words)
    #expect(
      Set(list.output.split(separator: "\n")) == [
        "<s> 你好\t2", "你好 </s>\t1", "你好 中国\t1", "中国 </s>\t1", "<s> 天地\t1", "天地 </s>\t1",
      ])
    #expect(try run(["counts", path("out"), "--limit", "1"] + words).output == "<s> 你好\t2\n")
    let other = try folder.write("other.tsv", "天\t1\n")
    let refused = try run(["counts", path("out"), "--vocabulary", other])
    #expect(refused.code == 65 && refused.errors.contains("another vocabulary"))
  }

  @Test func mapAndReduceRunOverStandardInputAndOutput() throws {
    let map = try run(["count", "--map", "--order", "1"] + words, input: "你好\n你好\n")
    #expect(map.code == 0)
    #expect(Set(map.output.split(separator: "\n")) == ["<s>\t2", "你好\t2", "</s>\t2"])
    let reduce = try run(["count", "--reduce"], input: "好\t2\n好\t3\n人\t1\n")
    #expect(reduce.output == "好\t5\n人\t1\n" && reduce.errors.contains("summed 3 lines to 2"))
    let pack = try run(
      ["count", "--reduce", "--order", "1", "-o", path("out")] + words, input: map.output)
    #expect(pack.code == 0)
    #expect(try run(["counts", path("out")] + words).output.contains("你好\t2\n"))
    let bad = try run(["count", "--reduce"], input: "好\t2\n好\n")
    #expect(bad.code == 65 && bad.errors.contains("standard input:2: "))
  }

  @Test func wrongUsageIsReported() throws {
    let usages = [
      ["count"], ["count", "x"], ["count", "x", "-o", "y"], ["count", "--map"],
      ["count", "--map", "--reduce"], ["count", "x", "-o", "y", "--order", "4"] + words,
      ["count", "x", "-o", "y", "--memory", "0"] + words, ["counts", "x"],
      ["count", "--map", "-o", "y"] + words,
      ["count", "x", "-o", "y", "--unit", "letter"] + words,
    ]
    for usage in usages { #expect(try run(usage).code == 64, "\(usage)") }
    #expect(try run(["count", path("missing"), "-o", path("out")] + words).code == 66)
    #expect(try run(["count", "-", "-o", path("no/out")] + words, input: "好").code == 73)
    for command in ["count", "counts"] {
      #expect(try run([command, "--help"]).output.contains("ime-dict \(command) "))
    }
  }

  /// A limit on file sizes stands in for a full disk: writes fail at the same points.
  @Test(arguments: [1, 100, 500])
  func fullDiskIsAnErrorAndLeavesNoFile(kilobytes: Int) throws {
    let text = try text(lines: 20_000)
    let limit = "trap '' XFSZ; ulimit -f \(kilobytes); exec \"$0\" \"$@\""
    let result = try Program("ime-dict").run(
      ["count", text, "-o", path("out"), "--memory", "1"] + words,
      under: ["/bin/bash", "-c", limit])
    #expect(result.code == 73 && result.errors.contains("out: cannot be written"))
    #expect(
      try Set(FileManager.default.contentsOfDirectory(atPath: folder.path)) == [
        "text", "words.tsv",
      ])
    #expect(try run(["count", text, "-o", "/dev/full"] + words).code == 73)
  }

  /// A run killed at any time leaves the previous output or none. The next run counts from the
  /// start and removes the leftovers.
  @Test func killedRunLeavesNoPartialFile() throws {
    let text = try text(lines: 60_000)
    let output = path("out")
    let arguments = ["count", text, "-o", output, "--memory", "1"] + words
    let began = ContinuousClock.now
    #expect(try run(arguments).code == 0)
    let duration = (ContinuousClock.now - began) / .milliseconds(1)
    let whole = try Data(contentsOf: URL(filePath: output))
    try FileManager.default.removeItem(atPath: output)

    var random = SeededGenerator(seed: 12)
    var killed = 0
    for _ in 0..<12 {
      let process = Process()
      process.executableURL = URL(filePath: Program("ime-dict").path)
      process.arguments = arguments
      process.standardError = FileHandle.nullDevice
      try process.run()
      usleep(UInt32(Double.random(in: 0...1, using: &random) * duration * 1000))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      if process.terminationReason == .uncaughtSignal { killed += 1 }
      if let left = try? Data(contentsOf: URL(filePath: output)) { #expect(left == whole) }
    }
    #expect(killed > 0)
    // Leftovers of processes that no longer run are removed, and nothing else.
    let (gone, alive) = ("out.4194304.7.tmp", "out.\(getpid()).7.tmp")
    for name in [gone, alive, "out.x.tmp", "out2.4194304.tmp"] { try folder.write(name, "x") }
    #expect(try run(arguments).code == 0)
    #expect(try Data(contentsOf: URL(filePath: output)) == whole)
    #expect(
      try Set(FileManager.default.contentsOfDirectory(atPath: folder.path))
        == ["text", "words.tsv", "out", alive, "out.x.tmp", "out2.4194304.tmp"])
  }
}
