import DictionaryBuilder
import Foundation
import SyllableConversion
import TestSupport
import Testing

@Suite struct LexiconDiffTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try SampleDictionary.write(to: folder)
  }

  private func lexicon(_ name: String) throws -> Lexicon {
    let bytes = try DictionaryBuild(folder: folder.path).image().bytes
    return try Lexicon(path: folder.write(name, bytes))
  }

  private func changes(_ diff: LexiconDiff) -> [String] {
    var changes: [String] = []
    diff.forEach { changes.append("\($0.kind.rawValue) \($0.word) \($0.reading)") }
    return changes
  }

  @Test func equalImagesDoNotDiffer() throws {
    let diff = try LexiconDiff(lexicon("a"), lexicon("b"))
    #expect(changes(diff).isEmpty && diff.sections.isEmpty)
  }

  @Test func everyKindOfChangeIsNamed() throws {
    let before = try lexicon("a")
    let first = SampleDictionary.lists[0].text
      .replacingOccurrences(of: "银行\tyin hang\t50", with: "银行\tyin xing\t50")
      .replacingOccurrences(of: "你\tni\t0", with: "你你\tni ni\t2")
    try folder.write("first.tsv", first)
    let readings = SampleDictionary.lists[2].text
      .replacingOccurrences(of: "行\txing2\t59", with: "行\txing2\t19")
    try folder.write("readings.tsv", readings)
    let second = SampleDictionary.lists[1].text.replacingOccurrences(of: "\t8", with: "\t16")
    try folder.write("second.tsv", second)
    let diff = try LexiconDiff(before, lexicon("b"), tolerance: 100)
    #expect(
      changes(diff) == [
        "word-cost 们 ", "word-removed 你 ", "word-added 你你 ", "reading-cost 行 hang",
        "reading-cost 行 xing", "reading-removed 银行 yin hang", "reading-added 银行 yin xing",
        "reading-removed 银行卡 yin hang ka", "reading-added 银行卡 yin xing ka",
      ])
    let back = try LexiconDiff(lexicon("b"), before, tolerance: 100)
    #expect(changes(back).count == changes(diff).count)
  }

  @Test func changedPunctuationIsADifference() throws {
    let before = try lexicon("a")
    try folder.write("locale.json", #"{"punctuation": {",": "、"}}"#)
    #expect(try LexiconDiff(before, lexicon("b")).sections == ["punctuation"])
  }
}
