import ChineseText
import DictionaryBuilder
import DictionaryImage
import TestSupport
import Testing

@Suite struct TablesBuildTests {
  private func manifest(_ entries: Int = 3) -> String {
    """
    {"language": "zh", "tables": [{"name": "A", "file": "a.tsv", "source": "S", "version": "1",
     "licence": "MIT", "copyright": "C", "entries": \(entries)}]}
    """
  }

  private func folder(_ table: some Sequence<UInt8>, _ manifest: String) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("a.tsv", table)
    try folder.write("tables.json", manifest)
    return folder
  }

  @Test func phrasesAndTheirTexts() throws {
    let folder = try folder("# a comment\n后\t後 后\r\n后天\t後天\n#\t井\n".utf8, manifest())
    let (bytes, report) = try TablesBuild(folder: folder.path).image()
    #expect(report.phrases == 3 && report.rejections.total == 0 && report.notes.isEmpty)
    #expect(try TablesBuild(folder: folder.path).image().bytes == bytes)
    let path = try folder.write("a.imedict", bytes)
    #expect(try ImageChecker.check(path: path).total == 0)
    let opened = try ImageKinds.open(path: path)
    #expect(try opened.statistics().contains("source\tS\t1\tMIT\t3\tC"))
    #expect(try opened.rows() == ["#\t井\tA", "后\t後 后\tA", "后天\t後天\tA"])
    #expect(try opened.rows(RowQuery(word: "后")) == ["后\t後 后\tA"])
    #expect(throws: DictionaryError.self) { try opened.rows(RowQuery(word: "天")) }
    let table = try PhraseTableSet(path: path).table("A")
    #expect(table.texts(of: "后") == ["後", "后"])
    #expect(table.texts(of: "#") == ["井"])
    #expect(table.texts(of: "天") == [] && table.texts(of: "") == [])
  }

  @Test func malformedLinesAreReportedAndSkipped() throws {
    let lines = [
      Array("后\t後".utf8), Array("没有".utf8), Array("\t空".utf8), Array("多\t多\t多".utf8),
      [0xFF, 0x09, 0x41], Array("两\t兩  両".utf8), Array("后\t后".utf8), Array("好\t".utf8),
      Array((String(repeating: "长", count: 65) + "\t长").utf8),
    ]
    let folder = try folder(lines.joined(separator: [0x0A]), manifest(1))
    let report = try TablesBuild(folder: folder.path).image().report
    #expect(report.phrases == 1)
    #expect(report.rejections.first.map(\.line) == [2, 3, 4, 5, 6, 7, 8, 9])
    #expect(
      report.rejections.first[5].description.hasSuffix("a.tsv:7: the phrase is already on line 1"))
  }

  @Test func differentEntryCountIsNoted() throws {
    let folder = try folder("后\t後\n".utf8, manifest(2))
    #expect(
      try TablesBuild(folder: folder.path).image().report.notes.first?
        .hasSuffix("a.tsv: has 1 phrases, tables.json says 2") == true)
  }

  @Test(arguments: [
    ("", "it contains no phrases"), ("bad\n", "it contains no phrases"),
  ])
  func tablesWithoutPhrases(table: String, reason: String) throws {
    let folder = try folder(table.utf8, manifest())
    let error = #expect(throws: DictionaryError.self) {
      try TablesBuild(folder: folder.path).image()
    }
    #expect(error?.description.contains(reason) == true)
  }

  @Test(arguments: [
    ("{}", "'language' is missing"), (#"{"language": "zh", "tables": []}"#, "lists no table"),
    ("{", "tables.json"),
  ])
  func malformedManifests(manifest: String, reason: String) throws {
    let folder = try folder("后\t後\n".utf8, manifest)
    let error = #expect(throws: DictionaryError.self) { try TablesBuild(folder: folder.path) }
    #expect(error?.description.contains(reason) == true)
  }

  /// Overlapping ranges of children are named but not walked, because each could contain all nodes.
  @Test func overlappingRangesAreNotWalkedThrough() throws {
    let phrases = (0..<3_000).map { "\(Character(Unicode.Scalar(0x4E00 + $0) ?? "一"))\t后\n" }
    let folder = try folder(phrases.joined().utf8, manifest(3_000))
    var (bytes, _) = try TablesBuild(folder: folder.path).image()
    let image = try Image(path: folder.write("whole.imedict", bytes))
    let children = try #require(image.sections.first { $0.name.hasSuffix("children") })
    for index in 0..<children.length / 4 where index % 2 == 1 {
      bytes.replaceSubrange(
        children.offset + 4 * index..<children.offset + 4 * index + 4, with: [1, 0, 0, 0])
    }
    let path = try folder.write("damaged.imedict", bytes)
    let total = try ImageChecker.check(path: path).total
    #expect(total > 0 && total < 4_000)
  }

  /// The check names a damaged image, and reading it gives wrong texts at worst.
  @Test func damageIsDetectedAndReadingContinues() throws {
    let folder = try folder("后\t後 后\n后天\t後天\n井\t#\n".utf8, manifest())
    let (bytes, _) = try TablesBuild(folder: folder.path).image()
    let image = try Image(path: folder.write("whole.imedict", bytes))
    let start = try #require(image.sections.first?.offset)
    for offset in start..<bytes.count {
      var damaged = bytes
      damaged[offset] ^= 0xFF
      let path = try folder.write("damaged.imedict", damaged)
      guard let tables = try? PhraseTableSet(path: path), let table = try? tables.table("A") else {
        continue
      }
      _ = table.texts(of: "后天")
      let isPadding = !image.sections.contains {
        ($0.offset..<$0.offset + $0.length).contains(offset)
      }
      #expect(try isPadding || ImageChecker.check(path: path).total > 0)
    }
  }
}
