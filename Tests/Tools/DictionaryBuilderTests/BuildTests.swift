import DictionaryBuilder
import Foundation
import SyllableConversion
import TestSupport
import Testing

@Suite struct BuildTests {
  private let folder: TemporaryFolder
  private let listing: LexiconListing
  private let report: BuildReport

  init() throws {
    folder = try TemporaryFolder()
    try SampleDictionary.write(to: folder)
    let (bytes, report) = try DictionaryBuild(folder: folder.path).image()
    listing = LexiconListing(try Lexicon(path: folder.write("image", bytes)))
    self.report = report
  }

  /// The counts of the sample: 你好 100 and 银行 50 (first source), 长 30 + 10, 你 2 (the minimum), 银行卡
  /// 20, 行 10 and 们 4 (second source, halved), 卡 0.5 (the floor); 226.5 in all.
  private func cost(_ probability: Double) -> Int { Int((-log(probability) * 1000).rounded()) }

  @Test(arguments: [
    ("你好", 100.0), ("银行", 50), ("长", 40), ("你", 2), ("银行卡", 20), ("行", 10), ("们", 4),
    ("卡", 0.5),
  ])
  func firstSourceDecidesTheCount(word: String, count: Double) {
    #expect(listing.rows(ofWord: word).first.map { Int($0.wordCost) } == cost(count / 226.5))
  }

  @Test func wordsHaveTheReadingsOfTheFirstSourceWithAny() {
    #expect(listing.rows(ofWord: "你好").map(\.reading) == ["ni hao"])
  }

  @Test func charactersHaveTheReadingsOfReadingsSources() {
    let hang = listing.rows(ofWord: "行")
    #expect(hang.map(\.reading) == ["xing", "hang"])
    #expect(hang.map { Int($0.readingCost) } == [cost(0.75), cost(0.25)])
    // 长 zhang is only in the first word source, so it is rare compared with the counted chang.
    let chang = listing.rows(ofWord: "长")
    #expect(chang.map(\.reading) == ["chang", "zhang"])
    #expect(chang.map { Int($0.readingCost) } == [cost(1 / 1.002), cost(0.002 / 1.002)])
  }

  @Test func readingsAreInferredFromTheLongestKnownWords() {
    #expect(listing.rows(ofWord: "银行卡").map(\.reading) == ["yin hang ka"])
    #expect(report.inferredReadings == 1)
  }

  @Test func wordsWithoutAReadingAreDroppedAndCounted() {
    #expect(listing.rows(ofWord: "零").isEmpty)
    #expect(report.withoutReading == 1)
    #expect(report.words == 8 && report.entries == 10 && report.rejections.total == 0)
    #expect(report.notes.isEmpty)
  }

  @Test func buildsAreReproducible() throws {
    let first = try DictionaryBuild(folder: folder.path).image().bytes
    #expect(try DictionaryBuild(folder: folder.path).image().bytes == first)
  }

  @Test func lineOrderDoesNotChangeTheBytes() throws {
    let first = try DictionaryBuild(folder: folder.path).image().bytes
    let lines = SampleDictionary.lists[0].text.split(separator: "\n")
    try folder.write("first.tsv", ([lines[0]] + lines[1...].reversed()).joined(separator: "\n"))
    #expect(try DictionaryBuild(folder: folder.path).image().bytes == first)
  }

  @Test func malformedLinesAreReportedAndSkipped() throws {
    try folder.write(
      "second.tsv", "\(WordList.signature)\n你好\tni foo\t1\n你好\t\t-1\n银行卡\t\t1\n行\tx\n")
    let (_, report) = try DictionaryBuild(folder: folder.path).image()
    #expect(report.rejections.first.map(\.line) == [2, 3, 5])
    #expect(report.notes.count == 1)
    #expect(report.words == 7)
  }

  @Test(arguments: [
    ("'floor' is missing", #""floor": 0.5,"#, ""),
    ("above 0", #""floor": 0.5"#, #""floor": 0"#),
    ("must be above 0", #""scale": 0.5"#, #""scale": -1"#),
    ("must not be negative", #""minimumWeight": 2"#, #""minimumWeight": -2"#),
    ("no source has the role", #""role": "words""#, #""role": "readings""#),
    ("tabs or line ends", #""name": "First""#, #""name": "First\t""#),
    ("dictionary.json", "{", "["),
  ])
  func malformedManifestsAreExplained(expected: String, from: String, to: String) throws {
    let text = SampleDictionary.manifest.replacingOccurrences(of: from, with: to)
    try folder.write("dictionary.json", text)
    let error = #expect(throws: DictionaryError.self) { try DictionaryBuild(folder: folder.path) }
    #expect(error.map { "\($0)".contains(expected) } == true, "\(String(describing: error))")
  }

  @Test func missingFilesAreNamed() throws {
    for name in ["first.tsv", "locale.json", "syllables.tsv", "dictionary.json"] {
      try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
      let error = #expect(throws: DictionaryError.self) {
        try DictionaryBuild(folder: folder.path).image()
      }
      #expect(error == .unreadable(path: "\(folder.path)/\(name)", code: ENOENT))
    }
  }

  @Test(arguments: [#"{"punctuation": {",": ["a"]}}"#, #"{"punctuation": {",": "\t"}}"#, "{}"])
  func malformedPunctuationIsAnError(text: String) throws {
    try folder.write("locale.json", text)
    #expect(throws: DictionaryError.self) { try DictionaryBuild(folder: folder.path) }
  }
}

@Suite struct FileAccessTests {
  @Test func failedWritesLeaveNothingBehind() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("image/inside", "", makingFolder: "image")
    #expect(throws: DictionaryError.self) {
      // A folder has the same name, so that only the last step, the rename, fails.
      try FileAccess.writeAtomically([1, 2, 3], to: "\(folder.path)/image")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["image"])
    #expect(FileManager.default.fileExists(atPath: path))
    #expect(throws: DictionaryError.self) {
      try FileAccess.writeAtomically([1], to: "\(folder.path)/missing/image")
    }
  }

  @Test func linksAndDevicesAreKept() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("image", [1])
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/link", withDestinationPath: "image")
    try FileAccess.writeAtomically([2], to: "\(folder.path)/link")
    #expect(try FileAccess.read(path) == [2])
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder.path)/link") == "image")
    try FileAccess.writeAtomically([3], to: "/dev/null")
    #expect(try FileAccess.read("/dev/null") == [])
  }

  @Test func openImagesAreNotDisturbed() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("image", SampleDictionary.image().bytes)
    let lexicon = try Lexicon(path: path)
    try FileAccess.writeAtomically([1, 2, 3], to: path)
    #expect(lexicon.image.isIntact)
    #expect(lexicon.word(spelled: "你好") != nil)
    #expect(try FileAccess.read(path) == [1, 2, 3])
  }
}

extension TemporaryFolder {
  /// Writes a file in a new folder inside this one.
  fileprivate func write(_ name: String, _ text: String, makingFolder inner: String) throws
    -> String
  {
    try FileManager.default.createDirectory(
      atPath: "\(path)/\(inner)", withIntermediateDirectories: true)
    return try write(name, text)
  }
}
