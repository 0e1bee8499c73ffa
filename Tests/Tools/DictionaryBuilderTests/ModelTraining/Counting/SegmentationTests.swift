import DictionaryBuilder
import TestSupport
import Testing

@Suite struct SegmentationTests {
  private static let vocabulary = Vocabulary([
    ("研究", 500), ("研究生", 80), ("生命", 300), ("命", 40), ("起源", 60), ("生", 50), ("的", 1000),
    ("一", 200), ("起", 20), ("一起", 150),
  ])

  private static let table: [(clause: String, words: String)] = [
    ("研究生命起源", "研究 生命 起源"), ("研究生", "研究生"), ("研究生命", "研究 生命"),
    ("一起的", "一起 的"), ("一一起", "一 一起"), ("源", "<unk>"), ("研源究", "<unk> <unk> <unk>"),
    ("的□的", "的 <unk> 的"), ("", ""),
  ]

  @Test(arguments: table)
  func mostFrequentWordsWin(clause: String, expected: String) {
    let segmenter = WordSegmenter(vocabulary: Self.vocabulary)
    var scratch = WordSegmenter.Scratch()
    var tokens: [UInt32] = []
    let scalars = clause.unicodeScalars.map { $0 == "□" ? ClauseScanner.foreign : $0.value }
    segmenter.append(scalars, to: &tokens, scratch: &scratch)
    #expect(tokens.map(Self.vocabulary.name).joined(separator: " ") == expected)
  }

  @Test func vocabulariesAreNumberedByCount() {
    let vocabulary = Vocabulary([("乙", 1), ("甲", 1), ("丙", 9)])
    #expect(vocabulary.words == ["丙", "乙", "甲"])
    #expect(vocabulary.name(of: 0) == "<unk>" && vocabulary.name(of: 3) == "丙")
    #expect(vocabulary.name(of: 99) == "<unk>")
    #expect(vocabulary.fingerprint != Vocabulary([("乙", 9), ("甲", 1), ("丙", 1)]).fingerprint)
  }
}
