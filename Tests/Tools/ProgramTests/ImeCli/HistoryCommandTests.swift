import TestSupport
import Testing

/// `ime-cli history`.
@Suite struct HistoryCommandTests {
  private let folder: TemporaryFolder
  private static let heading = "# globekey history 1\n"

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String..., store: String = "a") throws -> Program.Result {
    try Program("ime-cli").run(["history"] + arguments + ["--folder", "\(folder.path)/\(store)"])
  }

  private func cell(
    _ language: String, _ context: String, _ reading: String, _ text: String, device: Int = 1
  ) -> String {
    "cell\t\(language)\t\(context.isEmpty ? "word" : "pair")\t\(context)\t\(reading)\t\(text)"
      + "\t000000000000000\(device)\t1024\t1000000\n"
  }

  private var sample: String {
    Self.heading + cell("zh-Hans", "", "bei jing", "北京") + cell("zh-Hans", "", "da xue", "大学")
      + cell("zh-Hans", "北京", "da xue", "大学") + cell("yue", "", "bak1 ging1", "北京")
  }

  @Test func importedEntriesAreListedAndExported() throws {
    let file = try folder.write("history.tsv", sample)
    #expect(try run("import", file).output == "4 entries are new\n")
    #expect(try run("import", file).output == "0 entries are new\n")
    let list = try run("list", "--language", "zh-Hans").output
    #expect(list.hasPrefix("language  kind  weight  after  reading   text\n"))
    #expect(list.split(separator: "\n").count == 4)
    let exported = try run("export").output
    #expect(exported.split(separator: "\n").sorted() == sample.split(separator: "\n").sorted())
  }

  @Test func forgettingPrintsAReceiptAndLeavesNoTrace() throws {
    _ = try run("import", try folder.write("history.tsv", sample))
    let receipt = try run("forget", "北京", "--language", "zh-Hans")
    #expect(receipt.code == 0)
    #expect(receipt.output.hasPrefix("北京: forgot 1 word, 1 pair; searched"))
    #expect(receipt.output.contains("found it in 1 entry that stays"))
    #expect(try run("forget", "北京").output.contains("found nothing"))
    #expect(!(try run("export").output.contains("北京")))
    // A merged copy of another device does not restore the word, but an imported export does.
    let own = try run("export").output
    #expect(try run("import", "\(folder.path)/history.tsv").output == "3 entries are new\n")
    #expect(try run("export").output.contains("北京"))
    #expect(!own.contains("北京"))
    #expect(try run("reset", "--yes").code == 0)
    #expect(try run("import", "\(folder.path)/history.tsv").output == "4 entries are new\n")
    #expect(try run("forget", "").code == 64)
  }

  @Test func historiesOfTwoDevicesAreMerged() throws {
    let one = try folder.write("one.tsv", sample)
    let two = try folder.write(
      "two.tsv", Self.heading + cell("zh-Hans", "", "bei jing", "北京", device: 2))
    _ = try run("import", one)
    _ = try run("import", two, store: "b")
    #expect(try run("merge", "\(folder.path)/b").output == "0 entries are new\n")
    #expect(try run("merge", "\(folder.path)/a", store: "b").output == "3 entries are new\n")
    #expect(try run("export").output == run("export", store: "b").output)
    #expect(try run("merge", "\(folder.path)/nowhere").code == 66)
  }

  @Test func resetForgetsALanguage() throws {
    _ = try run("import", try folder.write("history.tsv", sample))
    #expect(try run("reset", "--language", "yue", "--yes").output.hasPrefix("forgot 1 word; "))
    #expect(try run("list").output.split(separator: "\n").count == 4)
    #expect(try run("reset", "--yes").code == 0)
    #expect(try run("list").output.split(separator: "\n").count == 1)
  }

  @Test func malformedFilesAreRejectedWhole() throws {
    let bad = try folder.write("bad.tsv", sample + "cell\tzh\n")
    let result = try run("import", bad)
    #expect(result.code == 65)
    #expect(
      result.errors == "ime-cli: \(bad):6: the line has 2 fields; 'cell' has 9\n")
    #expect(try run("list").output.split(separator: "\n").count == 1)
    let other = try folder.write("other.txt", "北京\n")
    #expect(try run("import", other).errors.contains("not a history; the first line must be"))
    #expect(try run("import", "/nowhere.tsv").code == 66)
  }

  /// A file without line ends does not fill memory, and control characters in messages are shown.
  @Test func inputIsLimitedAndShown() throws {
    let long = try folder.write("long.tsv", Self.heading + String(repeating: "a", count: 2 << 20))
    let result = try run("import", long)
    #expect(result.code == 65)
    #expect(result.errors.contains(":2: the line is longer than 1 MiB"))
    #expect(try run("import", "/dev/zero").code == 66)
    let missing = try run("import", "/nowhere\u{1B}[2J\u{202E}")
    #expect(missing.code == 66)
    #expect(missing.errors.contains("/nowhere⟨U+001B⟩[2J⟨U+202E⟩"))
  }

  /// If the folder cannot be created, the command says so and fails.
  @Test func uncreatableFolderIsReported() throws {
    let file = try folder.write("history.tsv", sample)
    _ = try folder.write("a", "a file in the place of the folder")
    let result = try run("import", file)
    #expect(result.code == 66 || result.code == 73)
    #expect(result.errors.contains("nothing is learned: "))
  }
}
