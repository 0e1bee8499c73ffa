import InputCore
import Mandarin
import TestSupport
import Testing
import ToolSupport

@Suite struct OfferedCandidatesTests {
  private let lexicon: Lexicon
  private let tables: PhraseTableSet

  init() throws {
    lexicon = try DefaultDictionary.mandarin.get()
    tables = try DefaultDictionary.chineseTables.get()
  }

  private func options(_ output: OutputForm = .simplified) throws -> MandarinOptions {
    let date = try #require(CalendarDate(year: 2026, month: 11, day: 21))
    let time = try #require(TimeOfDay(hour: 9, minute: 5))
    return try MandarinOptions(
      output: output, tables: tables, clock: { LocalTime(date: date, time: time) })
  }

  private func candidates(
    _ keys: String, _ options: MandarinOptions, limit: Int = 40
  ) -> [Candidate] {
    var converter = PinyinConverter(lexicon: lexicon, options: options)
    converter.convert(keys)
    return (0..<limit).map { converter.candidate(at: $0) }.prefix { $0 != nil }.compactMap(\.self)
  }

  private static let keys = [
    "ku", "xiao", "jiantou", "shuxue", "riqi", "rq", "shijian", "xq", "mao", "zhongguo", "n", "nih",
    "womenqushanghai", "xi'an", "youjiantou", "danwei", "jintian", "hou",
  ]

  /// Extra candidates leave the words and their order unchanged, and the first positions always
  /// belong to words.
  @Test(arguments: keys)
  func extrasComeBetweenWordsAfterTheFirstPositions(keys: String) throws {
    let words = candidates(keys, MandarinOptions(), limit: 400).map(\.text)
    let offered = candidates(keys, try options(), limit: 400).map(\.text)
    #expect(offered.prefix(3) == words.prefix(3))
    #expect(Set(offered).count == offered.count)
    let wordsOffered = offered.filter(Set(words).contains)
    #expect(wordsOffered == Array(words.prefix(wordsOffered.count)))
  }

  @Test(arguments: keys)
  func everyCandidateCoversTheFirstKeystrokes(keys: String) throws {
    for output in OutputForm.allCases {
      for candidate in candidates(keys, try options(output)) {
        #expect(keys.hasPrefix(candidate.segment.reading))
        #expect(!candidate.text.isEmpty)
      }
    }
  }

  @Test func switches() throws {
    var options = try options()
    #expect(candidates("ku", options).map(\.text).contains("😢"))
    #expect(candidates("ouyuan", options).map(\.text).contains("€"))
    #expect(candidates("riqi", options).map(\.text).contains("2026-11-21"))
    #expect(candidates("rq", options).map(\.text).contains("2026-11-21"))
    #expect(candidates("i12", options).first?.text == "十二")
    #expect(candidates("kaixin", options).map(\.text).contains("(^_^)"))
    options.extras.kaomoji = false
    #expect(!candidates("kaixin", options).map(\.text).contains("(^_^)"))
    options.extras.emoji = false
    options.extras.symbols = false
    options.extras.dates = false
    options.extras.numberKey = nil
    #expect(!candidates("ku", options).map(\.text).contains("😢"))
    #expect(!candidates("ouyuan", options).map(\.text).contains("€"))
    #expect(!candidates("riqi", options).map(\.text).contains("2026-11-21"))
    #expect(!candidates("rq", options).map(\.text).contains("2026-11-21"))
    #expect(candidates("i12", options).first?.text != "十二")
    options.extras = ExtraCandidates()
    options.extras.firstPositions = 1
    options.extras.perWord = 1
    #expect(candidates("xiongmao", options).map(\.text).dropFirst().first == "🐼")
    #expect(!candidates("xiao", options).map(\.text).contains("😆"))
    options.clock = nil
    #expect(!candidates("riqi", options).map(\.text).contains("2026-11-21"))
  }

  /// The word for kaomoji offers one of each kind, after the words.
  @Test func kaomojiByTheirName() throws {
    let offered = try candidates("yanwenzi", options(), limit: 60).map(\.text)
    #expect(offered.first == "颜文字")
    #expect(offered.filter { $0.contains("(") || $0.contains("Orz") }.count > 20)
  }

  @Test func lunarDates() throws {
    #expect(try candidates("nongli", options()).map(\.text).contains("农历十月十三"))
    #expect(try candidates("nongli", options(.traditional)).map(\.text).contains("農曆十月十三"))
  }

  /// A quantity after the key of numbers, with the units and names of the form.
  @Test(arguments: [
    (OutputForm.simplified, "i5km", ["5公里", "5000米", "3.107英里", "10市里"]),
    (.simplified, "i180cm", ["180厘米", "1.8米", "5.906英尺", "5.4尺"]),
    (.simplified, "i2.5kg", ["2.5公斤", "5.512磅", "5斤", "50两"]),
    (.simplified, "i72f", ["72℉", "22.22℃"]),
    (.taiwan, "i100m2", ["100平方公尺", "30.25坪"]), (.taiwan, "i3kg", ["3公斤", "5臺斤"]),
    (.hongKong, "i1kg", ["1公斤", "1.653斤", "26.46兩"]), (.traditional, "i1ha", ["1公頃", "15畝"]),
  ])
  func quantities(output: OutputForm, keys: String, texts: [String]) throws {
    let offered = try candidates(keys, options(output)).map(\.text)
    #expect(offered.first == texts[0])
    #expect(Set(texts).isSubset(of: offered), "\(offered)")
  }

  /// Digits of a unit continue it; a number with other letters is none.
  @Test func charactersOfQuantities() throws {
    let converter = PinyinConverter(lexicon: lexicon, options: try options())
    #expect(converter.continues("i5m", with: "2") && converter.continues("i5", with: "."))
    #expect(!converter.continues("i5m", with: "9") && !converter.continues("i5x", with: "2"))
    #expect(
      try !candidates("i5xu", options()).contains { $0.text.hasPrefix("5") && $0.text.count > 4 })
  }

  @Test func numberKeyCanBeChanged() throws {
    var options = try options()
    options.extras.numberKey = "R"
    #expect(candidates("R12", options).first?.text == "十二")
    #expect(candidates("i12", options).first?.text != "十二")
  }

  /// `i` is ch in Xiaohe's scheme and starts nothing in the ABC scheme.
  @Test(arguments: [("xiaohe", "I12"), ("ziguang", "I12"), ("abc", "i12")])
  func doublePinyinStartsNumbersWithAnotherKey(scheme: String, keys: String) throws {
    var options = try options()
    options.typing = try PinyinTyping(names: [scheme])
    #expect(candidates(keys, options).first?.text == "十二")
    let other = keys == "i12" ? "I12" : "i12"
    #expect(candidates(other, options).first?.text != "十二")
    options.extras.numberKey = nil
    #expect(candidates(keys, options).first?.text != "十二")
  }

  @Test func nineKeysUseDigitsForLetters() throws {
    var options = try options()
    options.typing.keys = .nine
    var converter = PinyinConverter(lexicon: lexicon, options: options)
    #expect(!converter.continues("i", with: "2"))
    converter.convert("94664626")
    let texts = (0..<9).compactMap { converter.candidate(at: $0)?.text }
    #expect(texts.contains("熊猫") && texts.contains("🐼"))
  }

  /// Choosing the best candidate commits the sentence converted as a whole; its segments still
  /// match the keystrokes.
  @Test(arguments: OutputForm.allCases)
  func sentencesKeepTheirKeystrokes(output: OutputForm) throws {
    let method = Mandarin.inputMethod(lexicon: lexicon, options: try options(output))
    let script = try output.conversion.map { try ScriptConverter($0, tables: tables) }
    for keys in ["ruanjianlideneicunbuzu", "huanghouzaiyihou", "toufafacai", "womenqushanghai"] {
      var session = InputSession(method: method)
      for key in keys { _ = session.handle(KeyEvent(key)) }
      #expect(session.composition.segments.map(\.reading).joined() == keys)
      let simplified = try #require(candidates(keys, MandarinOptions()).first?.text)
      let expected = script?.convert(simplified) ?? simplified
      #expect(session.composition.segments.map(\.text).joined() == expected)
      #expect(session.handle(KeyEvent(" ")).first == .insertText(expected))
    }
  }

  /// A workspace that has converted other keys gives the same result as a new one.
  @Test func earlierInputDoesNotMatter() throws {
    let options = try options(.taiwanPhrases)
    var random = SeededGenerator(seed: 5)
    var used = PinyinConverter(lexicon: lexicon, options: options)
    for _ in 0..<300 {
      let keys = Self.keys.randomElement(using: &random) ?? "ku"
      let prefix = String(keys.prefix(Int.random(in: 1...keys.count, using: &random)))
      used.convert(prefix)
      let asked = Int.random(in: 0...12, using: &random)
      #expect(used.candidate(at: asked) == candidates(prefix, options).dropFirst(asked).first)
    }
  }
}
