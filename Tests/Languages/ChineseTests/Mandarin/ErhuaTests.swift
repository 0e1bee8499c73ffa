import Evaluation
import InputCore
import Mandarin
import TestSupport
import Testing
import ToolSupport
import UserHistory

/// The r of erhua: `nar` gives 哪儿 as `naer` does.
@Suite struct ErhuaTests {
  private let lexicon: Lexicon

  init() throws { lexicon = try DefaultDictionary.mandarin.get() }

  private func sentences(_ keys: String, _ names: [String] = []) throws -> [String] {
    let options = MandarinOptions(typing: try PinyinTyping(names: names))
    var converter = PinyinConverter(lexicon: lexicon, options: options)
    return converter.sentences(for: keys, limit: 5)
  }

  @Test(arguments: [
    ("nizainar", "你在哪儿"), ("wozaizherne", "我在这儿呢"), ("yidianrdoubuhao", "一点儿都不好"),
    ("yihuirjian", "一会儿见"), ("shenmeshir", "什么事儿"), ("quwanrle", "去玩儿了"),
    ("xiaohair", "小孩儿"), ("mingrjian", "明儿见"), ("youdianryisi", "有点儿意思"),
    ("nizainar'", "你在哪儿"),
  ])
  func shortForm(keys: String, expected: String) throws {
    #expect(try sentences(keys).first == expected)
  }

  @Test(arguments: [
    ("zai4na3r", "在哪儿"), ("na4r", "那儿"), ("yi4dian3rdou1buhao", "一点儿都不好"),
    ("zher4hao", "这儿好"),
  ])
  func shortFormWithTones(keys: String, expected: String) throws {
    #expect(try sentences(keys, ["tones"]).first == expected)
  }

  /// Letters that can be read as syllables or initials are read so, and r matches no other
  /// character with that sound.
  @Test(arguments: [
    ("naren", "那人"), ("zhongguoren", "中国人"), ("zgr", "中国人"), ("shengrikuaile", "生日快乐"),
    ("naer", "那儿"), ("huaren", "华人"), ("r", "如"),
  ])
  func elsewhereRStartsASyllable(keys: String, expected: String) throws {
    #expect(try sentences(keys).first == expected)
  }

  @Test func onlyErCanBeShortened() throws {
    #expect(try sentences("shier").contains("十二"))
    #expect(try !sentences("shir").contains("十二"))
  }

  /// A word learned in one spelling is known in the other.
  @Test func bothSpellingsAreLearnedAsOne() throws {
    #expect(try sentences("nar").first == "那儿")
    let memory = MemoryHistory()
    var typist = LearningTypist(
      InputSession(method: Mandarin.inputMethod(lexicon: lexicon, history: memory)))
    for _ in 0..<3 {
      memory.carryOut((typist.type("naer", meaning: "哪儿") ?? []).map(Effect.learn))
    }
    var converter = PinyinConverter(lexicon: lexicon, history: memory)
    #expect(converter.sentences(for: "nar", limit: 1) == ["哪儿"])
  }

  /// The parts of a cost add up, and one of them names the r.
  @Test func costsAreExplained() throws {
    var converter = PinyinConverter(lexicon: lexicon)
    let explanation = try #require(
      converter.explain("zainar", sentences: 1, words: 0).sentences.first)
    #expect(explanation.parts.total == explanation.cost)
    let piece = try #require(explanation.pieces.last { $0.segment.text == "哪儿" })
    #expect(piece.parts.contains { $0.name == "erhua r for er" })
  }

  @Test(arguments: 0..<10)
  func incrementalConversionMatchesConversionAtOnce(seed: Int) {
    expectStepByStepAsAtOnce(
      typing: ["zai", "na", "r", "zhe", "yidian", "e", "ren", "wanr", "'", "le", "R", "shi", "n"],
      oneInDeleted: 4, seed: UInt64(500 + seed), lexicon: lexicon)
  }
}
