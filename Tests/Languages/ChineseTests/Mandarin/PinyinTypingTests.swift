import InputCore
import Mandarin
import TestSupport
import Testing

/// Fuzzy sounds, tones, and the names of typing options.
@Suite struct PinyinTypingTests {
  private func sentences(_ keys: String, _ names: [String], limit: Int = 20) throws -> [String] {
    var converter = PinyinConverter(
      lexicon: try DefaultDictionary.mandarin.get(),
      options: MandarinOptions(typing: try PinyinTyping(names: names)))
    return converter.sentences(for: keys, limit: limit)
  }

  /// Works in both directions. Without the option, the sentence is a different one.
  @Test(arguments: [
    ("z-zh", "zongguo", "中国"), ("z-zh", "zhijifei", "自己飞"), ("c-ch", "cuanghu", "窗户"),
    ("c-ch", "chongming", "聪明"), ("s-sh", "sanghai", "上海"), ("s-sh", "shanshipingfang", "三十平方"),
    ("n-l", "lihao", "你好"), ("n-l", "nanse", "蓝色"), ("l-r", "lemen", "热门"),
    ("r-y", "yenwu", "任务"), ("f-h", "fubei", "湖北"), ("f-h", "hangbian", "方便"),
    ("k-g", "gafei", "咖啡"), ("an-ang", "fanzi", "房子"), ("en-eng", "penyou", "朋友"),
    ("in-ing", "xinfu", "幸福"), ("in-ing", "jintian", "今天"), ("ian-iang", "liannian", "两年"),
    ("uan-uang", "huanse", "黄色"), ("u-v", "nuhai", "女孩"), ("u-v", "lvshang", "路上"),
  ])
  func fuzzySounds(sound: String, keys: String, expected: String) throws {
    #expect(try sentences(keys, [sound], limit: 200).contains(expected))
  }

  @Test func exactSoundWinsTies() throws {
    let lexicon = try SmallLexicon.make([
      .init("子", "zi", wordCost: 5_000), .init("只", "zhi", wordCost: 5_000),
    ])
    let typing = PinyinTyping(fuzzySounds: [.zZh], toleratesTypos: false)
    var converter = PinyinConverter(lexicon: lexicon, options: MandarinOptions(typing: typing))
    #expect(converter.sentences(for: "zi", limit: 2) == ["子", "只"])
    #expect(converter.sentences(for: "zhi", limit: 2) == ["只", "子"])
  }

  /// Also for initials, double pinyin and nine keys.
  @Test(arguments: [
    (["n-l"], "lh", "你好"), (["z-zh"], "zongg", "中国"), (["xiaohe", "z-zh"], "zsgo", "中国"),
    (["xiaohe", "in-ing"], "xbfu", "幸福"), (["nine", "z-zh"], "9664486", "中国"),
    (["nine", "f-h"], "38234", "湖北"),
  ])
  func fuzzySoundsWithAllKeys(names: [String], keys: String, expected: String) throws {
    #expect(try sentences(keys, names, limit: 60).contains(expected))
    #expect(
      try !sentences(keys, names.filter { PinyinKeys(name: $0) != nil } + ["exact"])
        .prefix(1).contains(expected))
  }

  @Test(arguments: [
    // A tone ends a syllable.
    (["tones"], "ni3hao3", "你好"), (["tones"], "xi1an1", "西安"), (["tones"], "fang1an4", "方案"),
    (["tones"], "wo3men", "我们"), (["tones", "xiaohe"], "ni3hc3", "你好"),
    // A tone tells words apart, even if the syllable before or after has none.
    (["tones"], "ma1", "妈"), (["tones"], "ma3", "马"), (["tones"], "shi1li4", "失利"),
    (["tones"], "jiao4shi1", "教师"), (["tones"], "jiao4shi4", "教室"),
    (["tones"], "xiao3shi2", "小时"), (["tones"], "xiao1shi1", "消失"),
    (["tones"], "zhang3da4", "长大"), (["tones", "xiaohe"], "ui1li4", "失利"),
    // 一 and 不 also match their changed tones, and every syllable may be neutral.
    (["tones"], "yi2ge4", "一个"), (["tones"], "yi1ge4", "一个"), (["tones"], "bu2shi4", "不是"),
    (["tones"], "dong1xi5", "东西"),
    // A wrong tone does no harm if the letters are clear.
    (["tones"], "wo4men2qu3shang1hai3", "我们去上海"),
    // Digits that follow no syllable, and digits that are no tones, are typed as digits.
    (["tones"], "wo'3ren", "我3人"), (["tones"], "wo6ren", "我6人"), (["tones"], "ABC3", "ABC3"),
    (["tones"], "ni33hao", "你3好"),
    // Without the option, all digits are typed as digits.
    ([], "wo3ren", "我3人"),
  ])
  func tones(names: [String], keys: String, expected: String) throws {
    #expect(try sentences(keys, names, limit: 1) == [expected])
  }

  @Test func digitsAreTypedOnlyAsTones() throws {
    let lexicon = try DefaultDictionary.mandarin.get()
    let typing = PinyinTyping(hasTones: true)
    var session = InputSession(
      method: Mandarin.inputMethod(lexicon: lexicon, options: MandarinOptions(typing: typing)),
      keymap: Mandarin.keymap(for: typing))
    for event in try KeyNotation.parse("3ni3hao3") { _ = session.handle(event) }
    #expect(session.composition.keystrokes == "ni3hao3")
    #expect(session.composition.preedit.textWithCaret == "ni3 hao3|")
  }

  @Test func optionNamesRoundTrip() throws {
    let names = ["microsoft", "z-zh", "n-l", "u-v", "tones", "exact"]
    let typing = try PinyinTyping(names: names.reversed())
    #expect(typing.names == names)
    #expect(try PinyinTyping(names: []) == PinyinTyping())
    #expect(PinyinTyping().names == [])
    #expect(try PinyinTyping(names: ["nine"]).keys == .nine)
    let error = #expect(throws: UnknownName.self) {
      try PinyinTyping(names: ["z-zh", "zh-z"])
    }
    #expect(error?.name == "zh-z" && error?.description.contains("z-zh") == true)
  }
}
