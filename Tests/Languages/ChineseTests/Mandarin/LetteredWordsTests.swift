import Evaluation
import InputCore
import Mandarin
import TestSupport
import Testing
import TextDocument
import ToolSupport
import UserHistory

/// Words with Latin letters in pinyin: iPhone, PPT, T恤.
@Suite struct LetteredWordsTests {
  private let lexicon: Lexicon

  init() throws { lexicon = try DefaultDictionary.mandarin.get() }

  private func first(_ keys: String, _ options: MandarinOptions = MandarinOptions()) -> String? {
    var converter = PinyinConverter(lexicon: lexicon, options: options)
    return converter.sentences(for: keys, limit: 1).first
  }

  @Test(arguments: [
    ("womenzuogeppt", "我们做个PPT"), ("wifimimashiduoshao", "WiFi密码是多少"),
    ("wozaizhaoipdizhi", "我在找IP地址"), ("xiazaiyigeapp", "下载一个app"),
    ("diannaomeiyouusb", "电脑没有usb"), ("nizhidaochatgptma", "你知道ChatGPT吗"),
    ("kandouyinhaishitiktok", "看抖音还是TikTok"),
    ("kalaok", "卡拉OK"), ("txu", "T恤"), ("upan", "U盘"), ("aazhi", "AA制"), ("bzhan", "B站"),
    ("iphone", "iPhone"), ("javascript", "JavaScript"), ("yong'wifi", "用WiFi"),
    // Typed capitals count.
    ("woyongIPHONE", "我用IPHONE"), ("yongWindowsxitong", "用Windows系统"),
  ])
  func wordsInSentences(keys: String, expected: String) {
    #expect(first(keys) == expected)
  }

  /// Letters that can be read as syllables or initials are read so.
  @Test(arguments: [
    ("women", "我们"), ("fendi", "粉底"), ("ai", "爱"), ("bj", "北京"), ("zgr", "中国人"),
    ("xian", "先"), ("nihao", "你好"), ("jt", "今天"),
  ])
  func pinyinTakesPrecedence(keys: String, expected: String) {
    #expect(first(keys) == expected)
  }

  @Test func letteredWordsCanBeSwitchedOff() {
    var options = MandarinOptions()
    options.letteredWords = false
    #expect(first("womenzuogeppt", options)?.contains("PPT") == false)
    #expect(first("txu", options)?.contains("T") == false)
  }

  @Test(arguments: [("iphone", "iPhone"), ("ysiphonepd", "用iPhone拍"), ("womfysjava", "我们用Java")])
  func wordsInDoublePinyin(keys: String, expected: String) throws {
    let options = MandarinOptions(typing: try PinyinTyping(names: ["xiaohe"]))
    #expect(first(keys, options) == expected)
  }

  /// The letters of a word are not divided while they are typed, and the preedit shows the keys.
  @Test func lettersStayTogether() {
    var converter = PinyinConverter(lexicon: lexicon)
    converter.convert("yongiphone")
    #expect(converter.bestSegments().map(\.text) == ["用", "iPhone"])
    #expect(converter.bestSegments().map(\.syllableEnds) == [[4], [6]])
    converter.convert("maitxu")
    #expect(converter.bestSegments().last?.syllableEnds == [1, 3])
  }

  @Test(arguments: 0..<10)
  func incrementalConversionMatchesConversionAtOnce(seed: Int) {
    expectStepByStepAsAtOnce(
      typing: [
        "yong", "iph", "one", "App", "p", "txu", "java", "script", "'", "wi", "fi", "k", "o", "K",
      ],
      oneInDeleted: 4, seed: UInt64(300 + seed), lexicon: lexicon)
  }

  /// Lettered words are learned like other words: a chosen spelling replaces the usual one.
  @Test(arguments: [("wifi", "WIFI"), ("kge", "K歌")])
  func spellingsAreLearned(keys: String, wanted: String) {
    #expect(first(keys) != wanted)
    let memory = MemoryHistory()
    var typist = LearningTypist(
      InputSession(method: Mandarin.inputMethod(lexicon: lexicon, history: memory)))
    for _ in 0..<3 {
      memory.carryOut((typist.type(keys, meaning: wanted) ?? []).map(Effect.learn))
    }
    var converter = PinyinConverter(lexicon: lexicon, history: memory)
    #expect(converter.sentences(for: keys, limit: 1) == [wanted])
  }

  /// For reconversion, letters form one word, whatever shorter words they end in, and are typed in
  /// lower case.
  @Test(arguments: [
    ("我用Google", "Google", "google"), ("买T恤", "T恤", "txu"),
    ("一个JavaScript", "JavaScript", "javascript"),
  ])
  func wordsCanBeReconverted(text: String, word: String, keys: String) {
    let converter = PinyinConverter(lexicon: lexicon)
    let reading = converter.reading(of: text, isWhole: false)
    #expect(reading?.text == word && reading?.keystrokes == keys)
  }

  @Test(arguments: [
    ([String](), "用iPhone拍", "yongiphonepai"), (["xiaohe"], "用iPhone拍", "ysiphonepd"),
  ])
  func textWithLettersCanBeReconverted(names: [String], text: String, keys: String) throws {
    let options = MandarinOptions(typing: try PinyinTyping(names: names))
    let converter = PinyinConverter(lexicon: lexicon, options: options)
    #expect(converter.reading(of: text, isWhole: true)?.keystrokes == keys)
  }

  /// The parts of a cost add up, and one of them names the letters.
  @Test func costsAreExplained() throws {
    var converter = PinyinConverter(lexicon: lexicon)
    let explanation = try #require(
      converter.explain("maitxu", sentences: 1, words: 0).sentences.first)
    let piece = try #require(explanation.pieces.last { $0.segment.text == "T恤" })
    #expect(piece.parts.contains { $0.name == "letters of a word t" })
    #expect(piece.syllables == ["T", "xu"])
  }
}
