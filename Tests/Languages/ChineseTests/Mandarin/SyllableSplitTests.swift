import InputCore
import Mandarin
import TestSupport
import Testing

/// How keystrokes are divided into syllables, checked by the candidates.
@Suite struct SyllableSplitTests {
  @Test(arguments: [
    // All readings of ambiguous letters.
    ("xian", ["先", "西安"]), ("fangan", ["方案", "反感"]), ("nanao", ["难熬", "那闹"]),
    // Apostrophes, including unnecessary ones.
    ("xi'an", ["西安"]), ("ni'hao", ["你好"]), ("fang'an", ["方案"]),
    // ü typed as v, as itself, and as u.
    ("lvse", ["绿色"]), ("lüse", ["绿色"]), ("nver", ["女儿"]), ("lue", ["略"]), ("lve", ["略"]),
    // The last syllable may be incomplete, and initials match syllables.
    ("zhongguor", ["中国人"]), ("nihaosh", ["你好是"]), ("zgr", ["中国人"]), ("nhao", ["你好"]),
    ("women", ["我们"]), ("zh'g", ["中国"]), ("bjing", ["北京"]),
    // Capitals and digits are kept, and letters that are no pinyin stay letters.
    ("wo3geABC", ["我3个ABC"]), ("woxihuanPython", ["我喜欢Python"]),
    // Digits are read aloud, and the following word depends on the reading.
    ("mingtian8dianjian", ["明天8点见"]), ("2026nian11yue21ri", ["2026年11月21日"]), ("3tian", ["3天"]),
    ("uvu", ["uvu"]),
    ("123", ["123"]), ("'", ["'"]), ("ni''hao", ["你'好"]), ("你hao", ["你好"]), ("", []),
  ])
  func sentences(keys: String, expected: [String]) throws {
    var converter = PinyinConverter(lexicon: try DefaultDictionary.mandarin.get())
    let found = converter.sentences(for: keys, limit: 40)
    #expect(expected.filter { !found.contains($0) } == [], "found \(found.prefix(8))")
  }

  @Test(arguments: ["xi'an", "nihao", "zgr", "wo3geABC", "lüse", "woxihuanPython"])
  func bestSentenceComesFirst(keys: String) throws {
    let best = [
      "xi'an": "西安", "nihao": "你好", "zgr": "中国人", "wo3geABC": "我3个ABC", "lüse": "绿色",
      "woxihuanPython": "我喜欢Python",
    ]
    var converter = PinyinConverter(lexicon: try DefaultDictionary.mandarin.get())
    #expect(converter.sentences(for: keys, limit: 1).first == best[keys])
  }

  @Test func spacesSeparateSyllables() throws {
    var converter = PinyinConverter(lexicon: try DefaultDictionary.mandarin.get())
    #expect(converter.sentences(for: "xi an", limit: 1) == ["西安"])
    #expect(converter.sentences(for: "  fang  an ", limit: 1) == ["方案"])
  }

  @Test func tenThousandLettersAreConverted() throws {
    var converter = PinyinConverter(lexicon: try DefaultDictionary.mandarin.get())
    let keys = String(repeating: "womenchifan", count: 910)
    let sentence = try #require(converter.sentences(for: keys, limit: 1).first)
    #expect(sentence == String(repeating: "我们吃饭", count: 910))
    let initials = try #require(
      converter.sentences(for: String(repeating: "z", count: 10_000), limit: 1).first)
    #expect(initials.count == 10_000)
  }

  @Test func syllablesWithoutAWordStayLetters() throws {
    let lexicon = try SmallLexicon.make([
      .init("你", "ni", wordCost: 5_000), .init("好吃", "hao chi", wordCost: 6_000),
    ])
    var converter = PinyinConverter(lexicon: lexicon)
    #expect(converter.sentences(for: "nihaoni", limit: 1) == ["你hao你"])
  }

  /// Here many orders of the same words cost the same. Enumerating them would take years.
  @Test func sixHundredInitialsTypedOneByOne() throws {
    var converter = PinyinConverter(lexicon: try DefaultDictionary.mandarin.get())
    for count in 1...600 {
      converter.convert(String(repeating: "z", count: count))
      #expect(converter.bestSegments().map(\.keystrokeCount).reduce(0, +) == count)
    }
  }
}
