import DictionaryBuilder
import Foundation
import TestSupport
import Testing
import ToolSupport

/// The options that a format requires.
private func options(of format: ImportFormat) -> ImportOptions {
  .with {
    switch format {
    case .pinyinText, .tableText, .mecab, .mecabBinary, .tsv: $0.weights = .count
    case .hunspell: $0.stemsOnly = true
    default: break
    }
  }
}

@Suite struct ImportInputTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func skkDictionariesStateTheirEncoding() throws {
    let expected = ["仮名\tかな\t1", "漢字\tかな\t2", "送\tおくr\t1"]
    let utf8 = ";; -*- coding: utf-8-unix -*-\nかな /仮名;注/漢字/\nおくr /送/\n"
    #expect(try imported(utf8, as: .skk).lines == expected)
    // The same text in EUC-JP.
    var euc = Array(";; -*- coding: euc-jp -*-\n".utf8)
    euc += [0xA4, 0xAB, 0xA4, 0xCA, 0x20, 0x2F, 0xB2, 0xBE, 0xCC, 0xBE, 0x3B, 0xC3, 0xED, 0x2F]
    euc += [0xB4, 0xC1, 0xBB, 0xFA, 0x2F, 0x0A]
    euc += [0xA4, 0xAA, 0xA4, 0xAF, 0x72, 0x20, 0x2F, 0xC1, 0xF7, 0x2F, 0x0A]
    #expect(try imported(euc, as: .skk).lines == expected)
    let body = Array(euc.drop { $0 != 0x0A })
    #expect(
      try imported(body, as: .skk, .with { $0.encoding = "euc-jp" }).lines == expected)
    #expect(
      try imported(body, as: .skk).list.rejections.first.map(\.reason)
        == [.invalidUTF8, .invalidUTF8])
  }

  @Test func invalidEUCDropsOneLine() throws {
    var bytes = Array(";; -*- coding: euc-jp -*-\n".utf8)
    bytes += [0xA4, 0xAB, 0x20, 0x2F, 0xB2, 0x2F, 0x0A]  // a first byte without its second
    bytes += [0xA4, 0xAB, 0x20, 0x2F, 0xB2, 0xC4, 0x2F]
    let (list, lines) = try imported(bytes, as: .skk)
    #expect(lines == ["可\tか\t1"])
    #expect(
      list.rejections.first
        == [RejectedLine(file: "source", line: 2, reason: .undecodable("euc-jp"))])
  }

  @Test func packedFilesAreUnpackedAndTruncatedOnesAreErrors() throws {
    let lines = (1...50_000).map { "word\($0) \($0)\n" }.joined()
    let path = try folder.write("words.txt", lines)
    _ = try Program(path: "/usr/bin/gzip").run([path])
    let packed = path + ".gz"
    #expect(
      try imported(ImportInput(path: packed), as: .tsv, options(of: .tsv)).lines.count == 50_000)
    let bytes = try Data(contentsOf: URL(filePath: packed))
    for length in [bytes.count - 1, bytes.count / 2, 20] {
      try folder.write("cut.gz", bytes.prefix(length))
      #expect(throws: DictionaryError.self) {
        try imported(
          ImportInput(path: "\(folder.path)/cut.gz"), as: .tsv, options(of: .tsv))
      }
    }
  }

  /// A small file that unpacks to a huge one is not unpacked completely.
  @Test func filesThatUnpackWithoutBoundAreRejected() throws {
    let path = try folder.write("bomb.txt", [UInt8](repeating: 0x0A, count: 80 << 20))
    _ = try Program(path: "/usr/bin/gzip").run([path])
    #expect {
      try imported(ImportInput(path: path + ".gz"), as: .tsv, options(of: .tsv))
    } throws: { error in
      "\(error)".contains("more than 100 times as long")
    }
  }

  /// A line of a megabyte is rejected wherever the buffer ends fall; the next line is accepted.
  @Test(arguments: [1 << 20, 3 << 20])
  func overlongLinesAreRejectedAlone(length: Int) throws {
    let path = try folder.write(
      "long.txt", "a 1\n" + String(repeating: "x", count: length + 1) + " 2\nb 3")
    let (list, lines) = try imported(ImportInput(path: path), as: .tsv, options(of: .tsv))
    #expect(lines == ["a\t\t1", "b\t\t3"])
    #expect(list.rejections.first.map(\.line) == [2])
  }

  @Test func bufferEndsDoNotMatter() throws {
    // The file spans several buffers, which end within lines and between `\\r` and `\\n`.
    let expected = (1...120_000).map { "w\($0)" }
    let path = try folder.write("many.txt", expected.map { "\($0) 1\r\n" }.joined())
    let (_, lines) = try imported(ImportInput(path: path), as: .tsv, options(of: .tsv))
    #expect(lines == expected.map { "\($0)\t\t1" })
  }

  @Test func progressReachesTheEnd() throws {
    let path = try folder.write("many.txt", String(repeating: "word 1\n", count: 100_000))
    let input = try ImportInput(path: path)
    var parts: [Double] = []
    input.progress = { parts.append($0) }
    _ = try imported(input, as: .tsv, options(of: .tsv))
    #expect(parts == parts.sorted() && parts.last == 1 && parts.count > 2)
  }

  @Test func binaryFilesAndFoldersAreErrors() {
    for bytes in [[0xFF, 0xFE, 0x61, 0], [0xFE, 0xFF, 0, 0x61]] as [[UInt8]] {
      #expect(throws: DictionaryError.self) {
        try imported(bytes, as: .tsv, options(of: .tsv))
      }
    }
    #expect(throws: DictionaryError.self) { try ImportInput(path: folder.path) }
    #expect(throws: DictionaryError.self) { try ImportInput(path: "\(folder.path)/missing") }
  }

  @Test(arguments: ImportFormat.allCases)
  func emptyFilesGiveNoEntries(format: ImportFormat) {
    let list = try? imported("", as: format, options(of: format)).list
    #expect((list?.entries ?? 0) == 0)
  }

  @Test(arguments: ImportFormat.allCases)
  func randomBytesNeverTrap(format: ImportFormat) throws {
    var random = SeededGenerator(seed: 55)
    // Bytes that mean something in some format, so that more than the first check is reached.
    let pieces = [
      "\n", "\t", " ", "/", ",", "=", "[", "]", "\"", "\\", "#", "'", ":", "{", "}", "\u{0}", "1",
      "-", "ni hao", "你好", "かな", "ㄋㄧˇ", "\\data\\\n", "\\1-grams:\n", "[Data]\n", "1\n",
      "---\n...\n", "word=", "f=1", "(concat \"", "U+4E00\tkMandarin\t", WordList.signature + "\n",
      "# reading: kana\n", ";; coding: euc-jp\n", "\u{FEFF}",
    ].map { Array($0.utf8) }
    for _ in 0..<400 {
      var bytes: [UInt8] = []
      for _ in 0..<Int.random(in: 0...60, using: &random) {
        if Bool.random(using: &random) {
          bytes += pieces[Int.random(in: 0..<pieces.count, using: &random)]
        } else {
          bytes.append(UInt8.random(in: 0...255, using: &random))
        }
      }
      // An accepted list can be written and read back unchanged.
      guard let list = try? imported(bytes, as: format, options(of: format)).list else { continue }
      let again = try imported(try list.text(), as: .wordList).list
      #expect(again.rejections.total == 0)
      #expect(again.entries == list.entries)
    }
  }

  @Test func missingOptionsAreNamed() {
    func error(_ format: ImportFormat, _ change: (inout ImportOptions) -> Void) -> String {
      do {
        _ = try format.rules(.with(change))
        return ""
      } catch {
        return error.description
      }
    }
    for format in [ImportFormat.tsv, .pinyinText, .tableText, .mecab, .mecabBinary] {
      #expect(error(format) { _ in }.contains("--weights UNIT, one of count"))
      #expect(error(format) { $0.weights = .cost(factor: 700) }.isEmpty)
    }
    #expect(error(.jieba) { $0.weights = .rank }.contains("are count"))
    #expect(error(.jieba) { $0.weights = .count }.isEmpty)
    #expect(error(.jieba) { $0.columns = ColumnList("word") }.contains("--columns is for tsv"))
    #expect(error(.skk) { $0.reading = .pinyin }.contains("may be kana"))
    #expect(error(.skk) { $0.encoding = "klingon" }.contains("iconv"))
    #expect(error(.skk) { $0.encoding = "utf-16" }.contains("iconv"))
    #expect(error(.jieba) { $0.stemsOnly = true }.contains("hunspell"))
    let readings = ColumnList("word,reading,weight")
    #expect(
      error(.tsv) {
        $0.weights = .count
        $0.columns = readings
      }.contains("--reading"))
    #expect(error(.wordList) { $0.weights = .count }.contains("states its own"))
  }

  @Test(arguments: ["", "reading", "word,word", "word,frequency"])
  func columnsMustNameTheWordOnce(text: String) { #expect(ColumnList(text) == nil) }

  @Test(arguments: [
    "count", "probability", "log10", "ln", "cost(700)", "cost(7.5)", "rank", "none",
  ])
  func unitsRoundTrip(text: String) {
    #expect(WeightUnit(text).map(String.init) == text)
  }
}
