import Foundation
import Mandarin
import TestSupport
import Testing

/// Typos in pinyin by letters, in double pinyin and on nine keys.
@Suite struct TypoTests {
  private func converter(_ typing: PinyinTyping = PinyinTyping()) throws -> PinyinConverter {
    PinyinConverter(
      lexicon: try DefaultDictionary.mandarin.get(), options: MandarinOptions(typing: typing))
  }

  @Test(arguments: [
    // A neighbouring key, a missing letter, a doubled letter, and swapped letters.
    ("qudhanghai", "去上海"), ("wimenquchifan", "我们去吃饭"), ("womenqushnghai", "我们去上海"),
    ("niihaoma", "你好吗"), ("womenqushanghaii", "我们去上海"), ("nihoama", "你好吗"), ("zhognguo", "中国"),
    ("wentti", "问题"), ("womemqushanghai", "我们去上海"),
    // A final spelled in full.
    ("dueibuqi", "对不起"),
    // The text before and after a typo is converted correctly.
    ("jintiantianqihenhoawomenchuqu", "今天天气很好我们出去"),
    ("wimenqushanghaichifan", "我们去上海吃饭"), ("qudhanghaichifanhaoma", "去上海吃饭好吗"),
  ])
  func typosAreCorrected(keys: String, expected: String) throws {
    var forgiving = try converter()
    #expect(forgiving.sentences(for: keys, limit: 3).contains(expected))
    var exact = try converter(PinyinTyping(toleratesTypos: false))
    #expect(!exact.sentences(for: keys, limit: 1).contains(expected))
  }

  @Test(arguments: [
    "nihao", "xian", "fangan", "zgr", "nhao", "bjing", "zhongguor", "wo3geABC", "woxihuanPython",
    "women", "tade", "shishi", "lvse", "n", "zh", "zho", "xi'an", "iuv",
  ])
  func readableKeysAreNotCorrected(keys: String) throws {
    var forgiving = try converter()
    var exact = try converter(PinyinTyping(toleratesTypos: false))
    #expect(forgiving.sentences(for: keys, limit: 1) == exact.sentences(for: keys, limit: 1))
  }

  @Test(arguments: [
    // A key left out with two swapped, keys twice, and a wrong key.
    ("xiaohe", "vgewftifhfuza", "这个问题很复杂"), ("xiaohe", "womfquuuhhdiifj", "我们去上海吃饭"),
    ("xiaohe", "jjbtmtmqihfhc", "今天天气很好"), ("xiaohe", "dvbyqiwoiidcle", "对不起我迟到了"),
    ("nine", "9663678874264424244326", "我们去上海吃饭"),
    ("nine", "646484269429872634266524484", "明天下午三点开会"),
    ("nine", "38728749624432653", "对不起我迟到了"),
  ])
  func typosOnOtherKeys(name: String, keys: String, expected: String) throws {
    var forgiving = try converter(PinyinTyping(names: [name]))
    #expect(forgiving.sentences(for: keys, limit: 1) == [expected])
    var exact = try converter(PinyinTyping(names: [name, "exact"]))
    #expect(exact.sentences(for: keys, limit: 1) != [expected])
  }

  /// A likelier word does not replace an exact reading unless it is far likelier.
  @Test func exactReadingsArePreferred() throws {
    let lexicon = try SmallLexicon.make([
      .init("好", "hao", wordCost: 4_000), .init("害", "hai", wordCost: 11_000),
    ])
    var converter = PinyinConverter(lexicon: lexicon)
    #expect(converter.sentences(for: "hai", limit: 1) == ["害"])
    #expect(converter.sentences(for: "hsohso", limit: 1) == ["好好"])
  }

  /// The keystrokes of a corrected segment are those typed, so choosing it keeps the rest.
  @Test func segmentsKeepTheTypedKeystrokes() throws {
    var converter = try converter()
    converter.convert("nihoama")
    let segments = converter.bestSegments()
    #expect(segments.map(\.reading).joined() == "nihoama")
    let greeting = segments.first
    #expect(greeting?.text == "你好吗" && greeting?.reading == "nihoama")
    #expect(greeting?.syllableEnds == [2, 5, 7])
    #expect(greeting?.spelledReading == "ni hoa ma")
  }

  @Test(
    .enabled(if: Repository.shared != nil, "no evaluation data: set GLOBEKEY_SHARED to its folder"),
    arguments: ["aishell1", "baker_clause", "hsk", "thu_ime"],
    [("letters", 0.99), ("xiaohe", 0.98), ("nine", 0.97)])
  func inputWithoutTyposIsUnaffected(name: String, keys: (name: String, share: Double)) throws {
    let shared = try #require(Repository.shared)
    let path = shared.appending(path: "data/eval/zh-Hans/\(name).tsv")
    let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
    var forgiving = try converter(PinyinTyping(names: [keys.name]))
    var exact = try converter(PinyinTyping(names: [keys.name, "exact"]))
    let kind = try #require(PinyinKeys(name: keys.name))
    var (rows, same) = (0, 0)
    for line in lines.enumerated().filter({ $0.offset % 3 == 0 }).map(\.element) {
      let syllables = line.split(separator: "\t")[1].split(separator: " ").map(String.init)
      let typed = kind.keystrokes(for: syllables)
      rows += 1
      if forgiving.sentences(for: typed, limit: 1) == exact.sentences(for: typed, limit: 1) {
        same += 1
      }
    }
    #expect(Double(same) >= keys.share * Double(rows), "\(same) of \(rows)")
  }

  @Test(arguments: 0..<10)
  func incrementalConversionMatchesConversionAtOnce(seed: Int) throws {
    expectStepByStepAsAtOnce(
      typing: [
        "ni", "hoa", "zh", "on", "g", "g", "shang", "hsi", "'", "x", "ian", "wimen", "A",
      ],
      oneInDeleted: 5, seed: UInt64(seed), lexicon: try DefaultDictionary.mandarin.get())
  }

  @Test(
    arguments: [
      ("xiaohe", ["ni", "hc", "c", "vs", "gg", "o", "h", "'", "wf", "y", "A"]),
      ("nine", ["64", "426", "4", "94664", "4486", "9", "'", "n", "26", "2"]),
    ], 0..<5)
  func incrementalConversionOnOtherKeys(on keys: (name: String, typed: [String]), seed: Int) throws
  {
    expectStepByStepAsAtOnce(
      typing: keys.typed, oneInDeleted: 5, seed: UInt64(seed),
      lexicon: try DefaultDictionary.mandarin.get(),
      options: MandarinOptions(typing: try PinyinTyping(names: [keys.name])))
  }
}
