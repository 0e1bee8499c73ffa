import DictionaryBuilder
import TestSupport
import Testing

/// A source in a foreign format, the lines it should become, and what should be refused of it.
struct ImportCase: Sendable, CustomTestStringConvertible {
  let name: String
  let format: ImportFormat
  let source: String
  let words: [String]
  let refused: [(line: Int, kind: RefusalReason.Kind)]

  var testDescription: String { name }
}

private let cases = [
  ImportCase(
    name: "jieba", format: .jieba,
    source:
      "你好 4078 l\n银行 26170\nT恤 3 n\n卡\n卡 -3 n\n卡 x n\n卡 9999999999999 n\n卡 1 n x\n\n行 2 v\r\n",
    words: ["你好\t\t4078", "银行\t\t26170", "行\t\t2"],
    refused: [
      (3, .notHan), (4, .missingField), (5, .negativeWeight), (6, .weightNotANumber),
      (7, .hugeWeight), (8, .malformed),
    ]),
  ImportCase(
    name: "rime", format: .rime,
    source: """
      # Rime dictionary
      ---
      name: sample
      version: "0.1"
      sort: by_weight
      ...
      # comment
      你好\tni hao\t12
      行\txing
      银行
      卡\tkaa\t1
      卡\tka ka\t1
      卡\tka\t50%
      \tka\t1
      """,
    words: ["你好\tni hao\t12", "行\txing\t0", "银行\t\t0"],
    refused: [
      (11, .unknownSyllable), (12, .readingLength), (13, .weightNotANumber), (14, .missingField),
    ]),
  ImportCase(
    name: "rime with columns in another order", format: .rime,
    source: "---\nname: x\ncolumns: [weight, text, stem, code]\n...\n7\t你好\t\tni hao\n",
    words: ["你好\tni hao\t7"], refused: []),
  ImportCase(
    name: "pypinyin phrases, JSON", format: .pypinyinPhrases,
    source: """
      {
      "你好": [["nǐ"], ["hǎo"]],
      "银行": [
        ["yín"],
        ["háng", "xíng"]
      ],
      "卡": [["kaa"]],
      "长": "zhǎng",
      "行": [["xíng"], ["ka"]],
      "A": [["ni"]],
      "们": [["men"]]
      }
      """,
    words: ["你好\tni hao\t1", "银行\tyin hang\t1", "银行\tyin xing\t0", "们\tmen\t1"],
    refused: [(7, .unknownSyllable), (8, .malformed), (9, .readingLength), (10, .notHan)]),
  ImportCase(
    name: "pypinyin phrases, broken JSON", format: .pypinyinPhrases,
    source: "{\n\"你好\": [[\"nǐ\"], [\"hǎo\"]],\n\"银行\": [[\"yín\"\n", words: ["你好\tni hao\t1"],
    refused: [(4, .malformed)]),
  ImportCase(
    name: "pypinyin phrases, text", format: .pypinyinPhrases,
    source: "# comment\n你好: nǐ hǎo\n银行: yín háng # bank\n卡\n",
    words: ["你好\tni hao\t1", "银行\tyin hang\t1"], refused: [(4, .missingField)]),
  ImportCase(
    name: "pypinyin characters, JSON", format: .pypinyinCharacters,
    source:
      "{\"34892\": \"xíng,háng,xìng\",\n\"65\": \"ni\",\n\"x\": \"ni\", \"99999999\": \"ni\",\n\"21345\": \"\"}",
    words: ["行\txing\t0", "行\thang\t0"],
    refused: [(2, .notHan), (3, .malformed), (3, .malformed), (4, .missingField)]),
  ImportCase(
    name: "pypinyin characters, text", format: .pypinyinCharacters,
    source: "U+884C: xíng,háng  # 行\n884C: xíng\nU+5361: kǎ\n",
    words: ["行\txing\t0", "行\thang\t0", "卡\tka\t0"], refused: [(2, .malformed)]),
  ImportCase(
    name: "Unihan", format: .unihan,
    source: """
      # Unicode version: 15.0.0
      U+884C\tkDefinition\tgo; walk
      U+884C\tkHanyuPinlu\txíng(60) háng(20) xìng(2) r(9)
      U+884C\tkMandarin\txíng
      U+957F\tkMandarin\tzhǎng cháng
      U+957F\tkXHC1983\t0116.020,0116.030:cháng
      U+5361\tkTGHZ2013\t196.130:kǎ
      U+5361\tkMandarin
      X\tkMandarin\tka
      U+41\tkMandarin\tka
      U+5361\tkHanyuPinlu\tka
      """,
    words: ["卡\tka\t0", "行\txing\t62", "行\thang\t20", "长\tzhang\t1", "长\tchang\t0"],
    refused: [
      (3, .unknownSyllable), (8, .missingField), (9, .malformed), (10, .notHan),
      (11, .missingField),
    ]),
]

@Suite struct ImporterTests {
  private func importing(
    _ bytes: [UInt8], as format: ImportFormat
  ) throws -> (list: WordList, lines: [String], report: RefusalReport) {
    let parser = try SampleDictionary.parser()
    var report = RefusalReport(limit: 100)
    let list = try format.wordList(
      from: SourceText(name: "source", bytes: bytes), parser: parser, report: &report)
    let text = String(decoding: list.serialized(syllables: parser.syllables), as: UTF8.self)
    let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
    return (list, lines, report)
  }

  @Test(arguments: cases)
  func goodLinesAreTakenAndBadOnesNamed(item: ImportCase) throws {
    let (_, lines, report) = try importing(Array(item.source.utf8), as: item.format)
    #expect(lines == item.words)
    #expect(report.first.map(\.line) == item.refused.map(\.line))
    #expect(report.first.map(\.reason.kind) == item.refused.map(\.kind))
  }

  /// One bad byte in the middle of any source costs at most the line (or member) it is in.
  @Test(arguments: cases)
  func aBadByteCostsOneLine(item: ImportCase) throws {
    guard item.refused.isEmpty || item.format == .jieba else { return }
    let whole = try importing(Array(item.source.utf8), as: item.format)
    var bytes = Array(item.source.utf8)
    guard let place = bytes.lastIndex(where: { $0 >= 0xE0 }) else { return }
    bytes[place] = 0xFF
    let (_, lines, report) = try importing(bytes, as: item.format)
    #expect(lines.count >= whole.lines.count - 1)
    #expect(report.countsByKind.contains { $0.kind == .invalidUTF8 && $0.count == 1 })
  }

  @Test func aBadByteInJSONCostsOneMember() throws {
    var bytes = Array("{\n\"你好\": [[\"nǐ\"], [\"hǎo\"]],\n\"".utf8)
    bytes += [0xFF] + Array("\": [[\"ni\"]],\n\"卡\": [[\"kǎ\"]]\n}".utf8)
    let (_, lines, report) = try importing(bytes, as: .pypinyinPhrases)
    #expect(lines == ["你好\tni hao\t1", "卡\tka\t1"])
    #expect(report.first == [RefusedLine(file: "source", line: 3, reason: .invalidUTF8)])
  }

  @Test func headersAreKept() throws {
    let (rime, _, _) = try importing(
      Array("---\nname: sample\nversion: '2'\n...\n卡\tka\t1\n".utf8), as: .rime)
    #expect(rime.header.contains(.init("source", "sample")))
    #expect(rime.header.contains(.init("version", "2")))
    let (unihan, _, _) = try importing(Array("# Unicode version: 15.0.0\n".utf8), as: .unihan)
    #expect(unihan.header.contains(.init("version", "15.0.0")))
  }

  @Test(arguments: ["卡\tka\t1\n", "---\nname: [\n...\n", "---\ncolumns: [code]\n...\n", ""])
  func aRimeHeaderThatCannotBeReadIsAnError(source: String) {
    #expect(throws: DictionaryError.self) { try importing(Array(source.utf8), as: .rime) }
  }
}
