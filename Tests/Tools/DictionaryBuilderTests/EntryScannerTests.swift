import DictionaryBuilder
import Foundation
import TestSupport
import Testing
import ToolSupport

/// A build reads most lines in a faster way than other lines. Both ways give the same entries and
/// reject the same lines for the same reasons.
@Suite struct EntryScannerTests {
  /// The headers of lists, with readings that fit them.
  private static let kinds: [(header: String, readings: [String])] = [
    ("", ["ni hao", "ni hao ", "  ni hao", "nǐ hǎo", "ni3 hao3", "NI hao", "", " "]),
    ("# reading: none\n", ["", " ", "ni hao"]),
    ("# reading: pinyin-tones\n# weight: none\n", ["ni3 hao3", "nǐ hao", "lüe4 hao1", ""]),
    ("# weight: log10\n", ["ni hao", "lue ni"]),
    ("# weight: cost(500)\n", ["ni hao"]),
    ("# script: any\n", ["ni hao", ""]),
  ]
  private static let words = ["你好", "银行", "〇好", "豈好", "𠀀好", "A好", "你", "你好卡", "", "你 好"]
  private static let weights = [
    "7", "0", "-3", "2.5", "1e3", "007", "1000000000000", "", "nan", "5 ",
  ]

  /// Lines that are put together of these parts, with random bytes exchanged in some of them.
  @Test(arguments: kinds.indices)
  func linesHaveOneMeaning(kind: Int) throws {
    let (header, readings) = Self.kinds[kind]
    var random = SeededGenerator(seed: UInt64(20_261_126 + kind))
    var text = Array("\(WordList.signature)\n\(header)你好\t\t1\n".utf8)
    for _ in 0..<4_000 {
      var line = Array(
        [Self.words, readings, Self.weights].map { $0.randomElement(using: &random) ?? "" }
          .joined(separator: "\t").utf8)
      if Int.random(in: 0..<3, using: &random) == 0 {
        let bytes: [UInt8] = [0, 9, 13, 32, 35, 45, 48, 57, 0x61, 0x80, 0xE4, 0xBD, 0xF0]
        let byte = bytes.randomElement(using: &random) ?? 0
        let position = Int.random(in: 0...line.count, using: &random)
        if position < line.count, Bool.random(using: &random) {
          line[position] = byte
        } else {
          line.insert(byte, at: position)
        }
      }
      // A header line among entries would be an error of the whole list, and a carriage return
      // part of the line end.
      guard line.first != UInt8(ascii: "#"), line.last != 13 else { continue }
      text += line + [UInt8(ascii: "\n")]
    }
    try compare(text)
  }

  /// Builds a dictionary whose first list has `text`, with both line ends: lines that end with a
  /// carriage return are not read the faster way.
  private func compare(_ text: [UInt8]) throws {
    let folder = try TemporaryFolder()
    try SampleDictionary.write(to: folder)
    func build(_ text: [UInt8]) throws -> (bytes: [UInt8], report: BuildReport) {
      try folder.write("first.tsv", text)
      return try DictionaryBuild(
        folder: folder.path, BuildOptions(listingRejected: .max)
      ).image()
    }
    let fast = try build(text)
    let slow = try build(text.flatMap { $0 == 10 ? [13, 10] : [$0] })
    #expect(fast.report.rejections.first == slow.report.rejections.first)
    #expect(fast.report.rejections.total > 100 && fast.report.words > 5)
    #expect(fast.bytes == slow.bytes)
  }
}
