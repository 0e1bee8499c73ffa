import DictionaryBuilder
import DictionaryImage
import Foundation
import NGrams
import SyllableConversion
import TestSupport
import Testing

@Suite struct ProvenanceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try SampleDictionary.write(to: folder)
  }

  private func lexicon() throws -> Lexicon {
    let bytes = try DictionaryBuild(folder: folder.path).image().bytes
    return try Lexicon(path: folder.write("image", bytes))
  }

  private func rows() throws -> [String] {
    var rows: [String] = []
    try LexiconListing(lexicon()).forEach { row in
      rows.append("\(row.word) \(row.reading) \(row.wordCost) \(row.readingCost)")
      return true
    }
    return rows
  }

  /// Sources are numbered from 1 in the order of the manifest.
  @Test(arguments: [
    ("你好", [1], [1], [1, 2]), ("银行", [1], [1], [1]), ("长", [1], [1, 3], [1, 3]),
    ("银行卡", [2], [], [2]), ("行", [2], [3], [2, 3]), ("们", [2], [2], [2]), ("卡", [], [3], [3]),
  ])
  func everyWordNamesItsSources(word: String, count: [Int], reading: [Int], listed: [Int]) throws {
    let explanation = try #require(try WordExplanation(word, in: lexicon()))
    #expect(explanation.set == .init(count: count, reading: reading, listed: listed))
    let inFolder = try FolderExplanation(word, folder: folder.path)
    #expect(inFolder.set == explanation.set)
    #expect(inFolder.lines.count == inFolder.lines.filter { !$0.use.isEmpty }.count)
  }

  @Test func inferredReadingsNameTheirParts() throws {
    let explanation = try #require(try WordExplanation("银行卡", in: lexicon()))
    #expect(explanation.parts.map(\.word) == ["银行", "卡"])
    #expect(explanation.parts.map(\.reading) == ["yin hang", "ka"])
    #expect(explanation.parts.map(\.sources) == [[1], [3]])
    #expect(explanation.decisive == [1, 2, 3])
    #expect(explanation.sources.names([1, 3]) == "First, Third")
    #expect(explanation.sources.licences([1, 2, 3]) == ["MIT"])
  }

  @Test func linesAndNumbersComeFromTheFolder() throws {
    let chang = try FolderExplanation("长", folder: folder.path)
    #expect(chang.lines.map(\.number) == [5, 6, 6])
    #expect(chang.lines.map(\.weight) == ["30", "10", "3"])
    #expect(
      chang.lines.map(\.use) == [
        "decides the frequency and gives a reading", "decides the frequency and gives a reading",
        "gives a reading",
      ])
    #expect(chang.count == "40.0: the weights in first.tsv are 40.0 together, times 1.0")
    let you = try FolderExplanation("你", folder: folder.path)
    #expect(you.count?.contains("at least 2.0") == true)
    let hello = try FolderExplanation("你好", folder: folder.path)
    #expect(hello.lines.last?.use == "not used: an earlier source decides")
    try folder.write("first.tsv", "\(WordList.signature)\n你好\tni foo\t1\n")
    let refused = try FolderExplanation("你好", folder: folder.path)
    #expect(refused.lines.first?.use.contains("'foo'") == true)
  }

  /// A list merged from two keeps the licence of each entry in the build, the image and the
  /// explanation.
  @Test func mergedListsKeepTheirOrigins() throws {
    try folder.write(
      "first.tsv",
      """
      \(WordList.signature)
      # origin 1: Alpha\t1\tCC0-1.0\tA
      # origin 2: Beta\t2\tMIT\tB
      你好\tni hao\t100\t1
      银行\tyin hang\t50\t1,2
      长\tchang\t30\t2
      你\tni\t4\t2
      """)
    let lexicon = try lexicon()
    let sources = try WordSources(lexicon)
    #expect(sources.sources.map(\.name) == ["Alpha", "Beta", "Second", "Third"])
    #expect(sources.sources.map(\.entries) == ["2", "3", "4", "5"])
    #expect(sources.sources.map(\.file).prefix(2) == ["first.tsv", "first.tsv"])
    let both = try #require(try WordExplanation("银行", in: lexicon))
    #expect(both.set == .init(count: [1, 2], reading: [1, 2], listed: [1, 2]))
    #expect(sources.licences(both.decisive) == ["CC0-1.0", "MIT"])
    let one = try #require(try WordExplanation("你好", in: lexicon))
    #expect(one.set == .init(count: [1], reading: [1], listed: [1, 3]))
    #expect(try FolderExplanation("你好", folder: folder.path).set == one.set)
    #expect(try ImageChecker.check(path: lexicon.image.path).total == 0)
  }

  @Test func entriesWithoutAKnownOriginAreRejected() throws {
    let lines = ["你好\tni hao\t1\t2", "你好\tni hao\t1", "银行\tyin hang\t3\t1"]
    let header = "\(WordList.signature)\n# origin 1: Alpha\t1\tCC0-1.0\tA\n"
    try folder.write("first.tsv", header + lines.joined(separator: "\n"))
    let report = try DictionaryBuild(folder: folder.path).image().report
    #expect(report.rejections.first.map(\.line) == [3, 4])
    #expect(
      report.rejections.first.map(\.reason) == [
        .malformed("the origin '2' is not a number from 1 to 1"),
        .missingField("number of its origin"),
      ])
  }

  // MARK: Training text

  /// Counts from a training text: 你好 7 and 行 3 are counted. 银行 and 银行卡 are not counted and are
  /// dropped. The other characters get the floor of 0.5 each.
  @Test func trainingTextDecidesTheCounts() throws {
    let counts: [String: UInt64] = ["你好": 7, "行": 3, "零": 9, "卡片": 5]
    let built = try DictionaryBuild(folder: folder.path)
      .sections(
        joining: LexiconModel(
          counts: WordCounts(counts),
          addSections: { given, _, writer throws(DictionaryError) in
            writer.add("more", text: given.strings.joined(separator: "\n"))
          }))
    let lexicon = try Lexicon(path: folder.write("image", built.writer.serialized()))
    let words = try lexicon.image.text(of: "more").split(separator: "\n").map(String.init)
    #expect(words == ["你好", "行", "们", "你", "卡", "长"])
    #expect(words == (0..<WordID(lexicon.wordCount)).map { lexicon.text(of: $0) })
    #expect(built.report.words == 6 && built.report.withoutReading == 1)
    #expect(lexicon.frequencyCost(of: 0) == Cost((log(12.0 / 7) * 1000).rounded()))
    #expect(lexicon.frequencyCost(of: 2) == Cost((log(12 / 0.5) * 1000).rounded()))

    let hello = try #require(try WordExplanation("你好", in: lexicon))
    #expect(hello.trainingCount == 7)
    #expect(hello.set == .init(count: [4], reading: [1], listed: [1, 2, 4]))
    #expect(hello.sources.names(hello.set.count) == "training text")
    #expect(hello.agrees(with: try FolderExplanation("你好", folder: folder.path).set))
    #expect(!hello.agrees(with: try FolderExplanation("银行", folder: folder.path).set))
    let rare = try #require(try WordExplanation("长", in: lexicon))
    #expect(rare.trainingCount == nil && rare.set.count.isEmpty)
    #expect(try ImageChecker.check(path: lexicon.image.path).total == 0)
    #expect(try ImageStatistics(lexicon).sources.map(\.counts) == [0, 0, 0, 2])
  }

  /// A source keeps its longer words although the training text lacks them.
  @Test(arguments: [("second", 3, "银行卡"), ("first", 2, "银行")])
  func sourcesKeepTheirLongerWords(source: String, length: Int, kept: String) throws {
    try folder.write(
      "dictionary.json",
      SampleDictionary.manifest.replacing(
        "\"file\": \"\(source).tsv\",",
        with: "\"file\": \"\(source).tsv\", \"keptLength\": \(length),"))
    let built = try DictionaryBuild(folder: folder.path)
      .sections(joining: LexiconModel(counts: WordCounts(["你好": 7])))
    let lexicon = try Lexicon(path: folder.write("image", built.writer.serialized()))
    let words = (0..<WordID(lexicon.wordCount)).map { lexicon.text(of: $0) }
    #expect(words.filter { $0.count > 1 }.sorted() == ["你好", kept].sorted())
  }

  @Test func wordsHaveTheirMostLikelyReading() throws {
    let words = try DictionaryBuild(folder: folder.path).wordsWithReadings()
    #expect(
      words.map(\.word) == ["们", "你", "你好", "卡", "行", "银行", "银行卡", "长"])
    #expect(
      words.map(\.reading)
        == ["men", "ni", "ni hao", "ka", "xing", "yin hang", "yin hang ka", "chang"])
  }

  // MARK: Units

  /// A list of logarithms and an equivalent list of counts give the same costs.
  @Test func unitsAreConvertedToFrequencies() throws {
    let counts = ["你好\tni hao\t100", "银行\tyin hang\t10"]
    let logarithms = ["你好\tni hao\t2", "银行\tyin hang\t1"]
    try folder.write("first.tsv", ([WordList.signature] + counts).joined(separator: "\n"))
    let expected = try rows()
    let header = [WordList.signature, "# weight: log10"]
    try folder.write("first.tsv", (header + logarithms).joined(separator: "\n"))
    #expect(try rows() == expected)
    let word = try FolderExplanation("你好", folder: folder.path)
    #expect(word.lines.first?.weight == "2" && word.lines.first?.unit == "log10")
    #expect(word.count?.contains("100.0 together as frequencies") == true)
  }

  @Test(arguments: [
    ("# weight: rank", "ranks"), ("# reading: kana", "only syllables are compiled"),
  ])
  func unusableListsAreNamed(line: String, reason: String) throws {
    try folder.write("second.tsv", "\(WordList.signature)\n\(line)\n你\t\t1\n")
    let error = #expect(throws: DictionaryError.self) { try lexicon() }
    let text = "\(try #require(error))"
    #expect(text.contains("second.tsv") && text.contains(reason))
  }

  @Test func statisticsCountWordsBySourceAndLicence() throws {
    let statistics = try ImageStatistics(lexicon())
    #expect(statistics.sources.map(\.counts) == [4, 3, 0])
    #expect(statistics.sources.map(\.readings) == [4, 1, 3])
    #expect(statistics.sources.map(\.listed) == [4, 4, 3])
    #expect(statistics.wordsByLicence.map(\.count) == [8])
    #expect(statistics.inferredWords == 1)
  }

  /// Damaged source information with matching checksums.
  @Test(arguments: [
    ("word.sources", [UInt8](repeating: 200, count: 8)), ("source.sets", Array("9\t9\t9\n".utf8)),
    ("source.sets", Array("1\t1\t2\n".utf8)), ("source.sets", Array("2,1\t\t1,2\n".utf8)),
  ])
  func damageIsDetected(section: String, bytes: [UInt8]) throws {
    let image = try lexicon().image
    var writer = ImageWriter()
    for name in image.sections.map(\.name) {
      writer.add(name, bytes: name == section ? bytes : Array(try image.bytes(of: name)))
    }
    let path = try folder.write("damaged", writer.serialized())
    #expect(try ImageChecker.check(path: path).total > 0)
    _ = try WordExplanation("银行卡", in: Lexicon(path: path))
  }

  /// More than 256 sets of sources need two bytes per word.
  @Test func manySetsOfSourcesFit() throws {
    let characters = (0..<600).compactMap { Unicode.Scalar(0x4E00 + $0) }
    var lines = [WordList.signature]
    for number in 1...10 { lines.append("# origin \(number): S\(number)\t1\tMIT\tA") }
    for (number, character) in characters.enumerated() {
      let origins = (0..<10).filter { (number + 1) >> $0 & 1 == 1 }.map { "\($0 + 1)" }
      lines.append("\(character)\tni\t1\t\(origins.joined(separator: ","))")
    }
    try folder.write("first.tsv", lines.joined(separator: "\n"))
    let lexicon = try lexicon()
    let sources = try WordSources(lexicon)
    #expect(sources.sets.count > 256)
    for (number, character) in characters.enumerated() {
      let word = try #require(lexicon.word(spelled: String(character)))
      let count = try #require(sources.set(of: word)?.count)
      #expect(count == (0..<10).filter { (number + 1) >> $0 & 1 == 1 }.map { $0 + 1 })
    }
    #expect(try ImageChecker.check(path: lexicon.image.path).total == 0)
  }
}
