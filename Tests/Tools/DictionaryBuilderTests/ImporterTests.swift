import DictionaryBuilder
import TestSupport
import Testing

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
    words: ["你好\tni hao\t7"], refused: [], notes: ["1 column of stems skipped"]),
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
    name: "pypinyin characters with tones", format: .pypinyinCharacters,
    options: .with { $0.reading = .tonalPinyin },
    source: "U+884C: xíng,háng,xìng,hang4\nU+4EEC: men,men5\nU+7565: lüè,lue4\nU+5361: kǎǎ, \n",
    words: [
      "行\txing2\t0", "行\thang2\t0", "行\txing4\t0", "行\thang4\t0", "们\tmen5\t0",
      "略\tlve4\t0",
    ],
    refused: [(4, .unknownSyllable)]),
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
  @Test(arguments: cases)
  func validLinesAreImportedAndMalformedOnesNamed(item: ImportCase) throws {
    try expectResult(of: item)
  }

  /// One invalid byte in the middle of a source drops at most its line or member.
  @Test(arguments: cases)
  func invalidByteDropsOneLine(item: ImportCase) throws {
    guard item.refused.isEmpty || item.format == .jieba else { return }
    let whole = try imported(Array(item.source.utf8), as: item.format)
    var bytes = Array(item.source.utf8)
    guard let position = bytes.lastIndex(where: { $0 >= 0xE0 }) else { return }
    bytes[position] = 0xFF
    let (list, lines) = try imported(bytes, as: item.format)
    #expect(lines.count >= whole.lines.count - 1)
    #expect(list.rejections.countsByKind.contains { $0.kind == .invalidUTF8 && $0.count == 1 })
  }

  @Test func invalidByteInJSONDropsOneMember() throws {
    var bytes = Array("{\n\"你好\": [[\"nǐ\"], [\"hǎo\"]],\n\"".utf8)
    bytes += [0xFF] + Array("\": [[\"ni\"]],\n\"卡\": [[\"kǎ\"]]\n}".utf8)
    let (list, lines) = try imported(bytes, as: .pypinyinPhrases)
    #expect(lines == ["你好\tni hao\t1", "卡\tka\t1"])
    #expect(list.rejections.first == [RejectedLine(file: "source", line: 3, reason: .invalidUTF8)])
  }

  @Test func truncatedJSONIsReadUpToTheError() throws {
    let (list, lines) = try imported(
      "{\n\"你好\": [[\"nǐ\"], [\"hǎo\"]],\n\"银行\": [[\"yín\"\n", as: .pypinyinPhrases)
    #expect(lines == ["你好\tni hao\t1"])
    #expect(list.rejections.first.map(\.line) == [4])
  }

  @Test func headersAreKept() throws {
    let rime = try imported("---\nname: sample\nversion: '2'\n...\n卡\tka\t1\n", as: .rime).list
    #expect(rime.header.contains(.init("source", "sample")))
    #expect(rime.header.contains(.init("version", "2")))
    let unihan = try imported("# Unicode version: 15.0.0\n", as: .unihan).list
    #expect(unihan.header.contains(.init("version", "15.0.0")))
  }

  @Test(arguments: ["卡\tka\t1\n", "---\nname: [\n...\n", "---\ncolumns: [code]\n...\n", ""])
  func malformedRimeHeadersAreErrors(source: String) {
    #expect(throws: DictionaryError.self) { try imported(source, as: .rime) }
  }
}
