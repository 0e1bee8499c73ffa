import DictionaryBuilder
import Foundation
import SyllableConversion
import TestSupport
import Testing
import ToolSupport

/// Builds with threads and a cache give the same bytes as without, whatever happens to the cache.
@Suite struct IncrementalBuildTests {
  private let folder: TemporaryFolder
  private let cache: String

  init() throws {
    folder = try TemporaryFolder()
    cache = "\(folder.path)/cache"
    try LargeDictionary.write(to: folder)
  }

  private func build(
    cache: String? = nil, threads: Int? = nil
  ) throws -> (bytes: [UInt8], report: BuildReport) {
    try DictionaryBuild(folder: folder.path, BuildOptions(cache: cache, threads: threads)).image()
  }

  private func cacheFiles() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: cache).sorted().map { "\(cache)/\($0)" }
  }

  @Test func threadsAndTheCacheDoNotChangeTheBytes() throws {
    let expected = try build(threads: 1)
    #expect(expected.report.shards > 4 && expected.report.parsedShards == expected.report.shards)
    for threads in [1, 2, 8] {
      #expect(try build(threads: threads).bytes == expected.bytes)
      #expect(try build(cache: cache, threads: threads).bytes == expected.bytes)
    }
    #expect(try build(cache: cache).report.parsedShards == 0)
  }

  /// Inserts, removes and changes lines at random places. Each build parses one or two shards per
  /// edit and gives the same result as a build without a cache.
  @Test func editsReparseOnlyTheirShards() throws {
    var lines = LargeDictionary.lines
    var random = SeededGenerator(seed: 20_261_121)
    _ = try build(cache: cache)
    for step in 0..<12 {
      let position = Int.random(in: 1..<lines.count, using: &random)
      switch step % 3 {
      case 0: lines[position] = "你好\t\t\(step)"
      case 1: lines.remove(at: position)
      default: lines.insert("银行\tyin hang\t7", at: position)
      }
      try folder.write("first.tsv", lines.joined(separator: "\n") + "\n")
      let incremental = try build(cache: cache, threads: 2)
      #expect((1...3).contains(incremental.report.parsedShards), "step \(step)")
      #expect(try build(threads: 1).bytes == incremental.bytes, "step \(step)")
    }
  }

  @Test func rejectedLinesAreReportedFromTheCacheToo() throws {
    var lines = LargeDictionary.lines
    lines[5000] = "你好\tni foo\t1"
    lines[9000] = "bad"
    try folder.write("first.tsv", lines.joined(separator: "\n"))
    let first = try build(cache: cache).report
    let second = try build(cache: cache).report
    #expect(second.parsedShards == 0)
    #expect(first.rejections.first.map(\.line) == [5001, 9001])
    #expect(second.rejections.first == first.rejections.first)
  }

  @Test func otherSyllablesInvalidateTheCache() throws {
    _ = try build(cache: cache)
    try folder.write("syllables.tsv", SampleDictionary.syllables + "zu\n")
    let report = try build(cache: cache).report
    #expect(report.parsedShards == report.shards)
  }

  /// The same lines have another meaning under another header.
  @Test func otherHeadersInvalidateTheCache() throws {
    let lines = "\n你\tni\t0\n好\thao\t1\n们\tmen\t0.5\n"
    try folder.write("second.tsv", "\(WordList.signature)\n# weight: probability\(lines)")
    _ = try build(cache: cache)
    try folder.write("second.tsv", "\(WordList.signature)\n# weight: log10\(lines)")
    let changed = try build(cache: cache)
    #expect(changed.report.parsedShards == 1)
    #expect(try build().bytes == changed.bytes)
  }

  /// Far from the header, in another shard.
  @Test(arguments: ["# weight: rank", "# origin 1: a\tb\tc\td", "# reading: kana"])
  func headerLinesAmongEntriesAreErrors(line: String) throws {
    var lines = LargeDictionary.lines
    lines[9000] = line
    try folder.write("first.tsv", lines.joined(separator: "\n"))
    let expected = "\(folder.path)/first.tsv:9001: "
    for cache in [nil, cache, cache] {
      let error = #expect(throws: DictionaryError.self) { try build(cache: cache) }
      let text = "\(try #require(error))"
      #expect(text.contains(expected) && text.contains("precede the first entry"))
    }
  }

  // MARK: Damaged caches

  /// Each file of the cache is damaged in another way: a flipped bit anywhere, truncated, emptied,
  /// extended, or replaced by another shard.
  @Test func damagedCacheFilesAreDetectedAndRebuilt() throws {
    let expected = try build(cache: cache).bytes
    var random = SeededGenerator(seed: 7)
    for round in 0..<12 {
      let files = try cacheFiles()
      for (number, file) in files.enumerated() {
        var bytes = try FileAccess.read(file)
        switch (number + round) % 5 {
        case 0: bytes[Int.random(in: bytes.indices, using: &random)] ^= 1 << UInt8(round % 8)
        case 1: bytes.removeLast(Int.random(in: 1...bytes.count, using: &random))
        case 2: bytes = []
        case 3: bytes += bytes
        default: bytes = try FileAccess.read(files[(number + 1) % files.count])
        }
        try FileAccess.writeAtomically(bytes, to: file)
      }
      let rebuilt = try build(cache: cache)
      #expect(rebuilt.bytes == expected)
      #expect(rebuilt.report.parsedShards == rebuilt.report.shards)
      #expect(!rebuilt.report.notes.contains { $0.contains(cache) })
      #expect(try build(cache: cache).report.parsedShards == 0)
    }
  }

  /// Flips a bit in every byte of a file header, including unused bytes.
  @Test func everyByteOfAHeaderIsChecked() throws {
    try SampleDictionary.write(to: folder)
    _ = try build(cache: cache)
    let file = try #require(try cacheFiles().first)
    let bytes = try FileAccess.read(file)
    for byte in 0..<64 {
      var damaged = bytes
      damaged[byte] ^= 1 << UInt8(byte % 8)
      try FileAccess.writeAtomically(damaged, to: file, synchronised: false)
      #expect(try build(cache: cache).report.parsedShards == 1, "byte \(byte)")
    }
  }

  @Test func uncreatableCacheIsReported() throws {
    let expected = try build().bytes
    try folder.write("cache", "a file")
    let built = try build(cache: cache)
    #expect(built.bytes == expected)
    #expect(built.report.notes.contains { $0.contains(cache) })
  }

  /// A folder with each file name makes every write fail, as on a full disk or in a read-only
  /// folder.
  @Test func unwritableCacheIsReported() throws {
    let expected = try build(cache: cache).bytes
    for file in try cacheFiles() {
      try FileManager.default.removeItem(atPath: file)
      try FileManager.default.createDirectory(
        atPath: "\(file)/inside", withIntermediateDirectories: true)
    }
    let built = try build(cache: cache)
    #expect(built.bytes == expected)
    #expect(built.report.notes.contains { $0.contains("cannot be written") })
  }

  @Test func unusedFilesAreRemovedWhenThereAreTooMany() throws {
    _ = try build(cache: cache)
    let used = try cacheFiles()
    try [UInt8](repeating: 1, count: 12 << 20).withUnsafeBytes { bytes in
      for name in ["old", "new"] {
        try folder.write("cache/\(name).shard", bytes)
      }
    }
    let manager = FileManager.default
    try manager.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: "\(cache)/old.shard")
    try folder.write("cache/left.shard.123.1.tmp", "half")
    try manager.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1)],
      ofItemAtPath: "\(cache)/left.shard.123.1.tmp")
    _ = try build(cache: cache)
    #expect(try cacheFiles() == (used + ["\(cache)/new.shard"]).sorted())
  }

  // MARK: Sources

  @Test func wordsAreMergedAcrossShards() throws {
    // Longer than the words of the list, so that it occurs only in these lines.
    let word = String(repeating: "长", count: 7)
    let readings = ["chang", "zhang"].map { syllable in
      [String](repeating: syllable, count: 7).joined(separator: " ")
    }
    var lines = LargeDictionary.lines
    lines.insert("\(word)\t\(readings[0])\t5", at: 2)
    lines.append("\(word)\t\(readings[1])\t15")
    try folder.write("first.tsv", lines.joined(separator: "\n"))
    let image = try folder.write("image", build(threads: 2).bytes)
    let rows = LexiconListing(try Lexicon(path: image)).rows(ofWord: word)
    #expect(rows.map(\.reading) == [readings[1], readings[0]])
    #expect(rows.map { Int($0.readingCost) } == [288, 1386])
  }

  @Test(arguments: ["", "\n", "\r\n"])
  func listsWithoutEntriesAreNoError(end: String) throws {
    try folder.write("second.tsv", WordList.signature + end)
    let report = try build(cache: cache).report
    #expect(report.words > 0 && report.notes.contains { $0.contains("has 0 entries") })
  }

  @Test func removedFilesAreNamed() throws {
    let build = try DictionaryBuild(folder: folder.path, BuildOptions(cache: cache))
    for (name, _) in SampleDictionary.lists {
      try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
    }
    #expect(
      throws: DictionaryError.unreadable(path: "\(folder.path)/first.tsv", code: ENOENT)
    ) { try build.image() }
  }

  @Test func wordsLongerThanAKeyAreDistinguished() throws {
    let long = String(repeating: "你", count: 6)
    let lines = [
      WordList.signature, "\(long)好\t\t3", "\(long)们\t\t2", "\(long)\t\t1", "\(long)好\t\t4",
    ]
    try folder.write("first.tsv", lines.joined(separator: "\n"))
    try folder.write("second.tsv", WordList.signature + "\n好\thao\t1\n你\tni\t1\n们\tmen\t1\n")
    let image = try folder.write("image", build().bytes)
    let listing = LexiconListing(try Lexicon(path: image))
    #expect(listing.rows(ofWord: long + "好").count == 1)
    #expect(listing.rows(ofWord: long).count == 1)
    let better = try #require(listing.rows(ofWord: long + "好").first)
    let worse = try #require(listing.rows(ofWord: long + "们").first)
    // 7 against 2.
    #expect(Int(worse.wordCost - better.wordCost) == Int((log(3.5) * 1000).rounded()))
    #expect(better.reading == "ni ni ni ni ni ni hao")
  }
}
