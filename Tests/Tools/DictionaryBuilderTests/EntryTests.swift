import DictionaryBuilder
import TestSupport
import Testing

/// Lines of a word list with the reason for which each is rejected; nil if it is accepted.
private let lines: [(line: String, reason: RejectionReason?)] = [
  ("你好\tni hao\t100", nil),
  ("银行\t\t26170", nil),
  ("你好\tni hao\t0.25", nil),
  ("你好\tnǐ hǎo\t1", nil),
  ("你好\tni3 hao3\t1", nil),
  ("你好\tni hao\t1000000000000", nil),
  ("你好", .missingField("reading (it may be empty) and weight")),
  ("你好\tni hao", .missingField("weight")),
  ("你好\tni hao\t", .missingField("weight")),
  ("\tni hao\t1", .missingField("word")),
  ("你好\tni hao\t1\tx", .malformed("the line has 4 fields, not 3")),
  ("你好\tni haa\t1", .unknownSyllable("haa")),
  ("你好\tni\t1", .readingLength(characters: 2, syllables: 1)),
  ("你好\tni hao ni\t1", .readingLength(characters: 2, syllables: 3)),
  ("你好\tni hao\t-1", .negativeWeight("-1")),
  ("你好\tni hao\t1000000000001", .hugeWeight("1000000000001")),
  ("你好\tni hao\t99999999999999999999999", .hugeWeight("99999999999999999999999")),
  ("你好\tni hao\tmany", .weightNotANumber("many")),
  ("你好\tni hao\tnan", .weightNotANumber("nan")),
  ("你好\tni hao\t1e5", nil),
  ("你好\tni hao\t1e13", .hugeWeight("1e13")),
  ("你好\tni hao\t1e999", .hugeWeight("1e999")),
  ("你好\tni hao\t0x10", .weightNotANumber("0x10")),
  ("你好\tni hao\t50%", .weightNotANumber("50%")),
  ("你好\tni hao\t.", .weightNotANumber(".")),
  ("T恤\tni hao\t1", .notHan("T恤")),
  ("你好！\t\t1", .notHan("你好！")),
]

@Suite struct WordListTests {
  private func read(_ text: String) throws -> (list: WordList, report: RejectionReport) {
    try read(Array(text.utf8))
  }

  private func read(_ bytes: [UInt8]) throws -> (list: WordList, report: RejectionReport) {
    var report = RejectionReport()
    let source = SourceText(name: "words.tsv", bytes: bytes)
    let list = try WordList(source, parser: SampleDictionary.parser(), report: &report)
    return (list, report)
  }

  @Test(arguments: lines.indices)
  func eachLineIsAcceptedOrRejectedForItsReason(index: Int) throws {
    let (line, reason) = lines[index]
    let (list, report) = try read("\(WordList.signature)\n\(line)\n你\tni\t1\n")
    #expect(report.first.map(\.reason) == [reason].compactMap { $0 })
    #expect(report.first.allSatisfy { $0.line == 2 && $0.file == "words.tsv" })
    #expect(list.entries.count == (reason == nil ? 2 : 1))
  }

  @Test func invalidUTF8DropsOnlyItsLine() throws {
    var bytes = Array("\(WordList.signature)\n你\tni\t1\n".utf8)
    bytes += [0xE4, 0xBD, 0x09, 0x6E, 0x69, 0x09, 0x31, 0x0A]
    bytes += Array("你好\tni hao\t1".utf8)
    let (list, report) = try read(bytes)
    #expect(list.entries.map(\.word) == ["你", "你好"])
    #expect(report.first == [RejectedLine(file: "words.tsv", line: 3, reason: .invalidUTF8)])
    #expect("\(report.first[0])" == "words.tsv:3: the line is not valid UTF-8")
  }

  @Test func windowsLineEndingsAndByteOrderMarksAreAccepted() throws {
    let (list, report) = try read(
      "\u{FEFF}\(WordList.signature)\r\n# source: x\r\n你好\tni hao\t3\r\n\r\n")
    #expect(report.total == 0)
    #expect(list.header == [.init("source", "x")])
    #expect(list.entries.map(\.weight) == [3])
  }

  @Test func otherFilesAreRejectedAsAWhole() {
    for text in ["", "你好\tni hao\t1\n", "# globekey-wordlist 2\n", "\u{0}"] {
      #expect(throws: DictionaryError.self) { try read(text) }
    }
  }

  @Test func writtenListsRoundTrip() throws {
    let parser = try SampleDictionary.parser()
    let (list, _) = try read(
      "\(WordList.signature)\n# source: x: y\n你好\tni hao\t3\n行\t\t0.5\n长\tzhang\t1000000000000\n")
    let (again, report) = try read(list.serialized(syllables: try #require(parser.syllables)))
    #expect(report.total == 0)
    #expect(again.header == list.header && again.entries == list.entries)
  }

  @Test func rejectedLinesAreCountedAndTheFirstKept() throws {
    var report = RejectionReport(limit: 3)
    let text = WordList.signature + "\n" + String(repeating: "你\tni\t-1\n你\n", count: 50)
    _ = try WordList(
      SourceText(name: "w", text: text), parser: SampleDictionary.parser(), report: &report)
    #expect(report.total == 100)
    #expect(report.first.map(\.line) == [2, 3, 4])
    #expect(report.countsByKind.map(\.kind) == [.missingField, .negativeWeight])
    #expect(report.countsByKind.map(\.count) == [50, 50])
  }

  @Test func messagesDoNotCarryControlCharacters() {
    let line = RejectedLine(file: "f", line: 1, reason: .notHan("\u{1B}[31m你\u{E000}"))
    #expect("\(line)" == "f:1: '<U+1B>[31m你<U+E000>' is not a word of Han characters")
  }
}

@Suite struct SyllableFileTests {
  @Test func tonesAndAlternativeSpellingsAreNormalized() throws {
    var report = RejectionReport()
    let text = "\(WordList.signature)\n略\tlüè\t1\n略\tlu\u{308}e\u{300}\t1\n略\tlue\t1\n略\tlve4\t1\n"
    let parser = try SampleDictionary.parser()
    let list = try WordList(SourceText(name: "w", text: text), parser: parser, report: &report)
    #expect(report.total == 0)
    let id = try #require(parser.syllables?.syllable(spelled: "lve"))
    #expect(list.entries.map(\.reading) == Array(repeating: [id], count: 4))
  }

  @Test(arguments: [
    ("a\na\n", 2), ("a\nBa\n", 2), ("a\n\nx\tq\n", 3), ("a\tb\tc\n", 1), ("a b\n", 1),
  ])
  func malformedTablesAreRejectedWithTheirLine(text: String, line: Int) {
    let error = #expect(throws: DictionaryError.self) {
      try SyllableFile(SourceText(name: "s", text: text))
    }
    guard case .malformed("s", line, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func emptyTablesAreRejected() {
    #expect(throws: DictionaryError.self) { try SyllableFile(SourceText(name: "s", text: "# a\n")) }
  }
}
