import ChineseText
import InputCore
import LanguageCatalog
import LanguageDescription
import TestSupport
import Testing

/// Kaomoji and dates among the candidates of bopomofo and Cantonese.
@Suite struct ExtraTextsTests {
  private func engine(_ tag: String, hasTables: Bool = true) throws -> any InputEngine {
    let language = try #require(LanguageCatalog.standard.composing.first { $0.tag == tag })
    let resources = LanguageResources(imagePath: { name in
      guard hasTables || name != TraditionalExtras.image else { throw NoTables() }
      return try DefaultDictionary.path(of: name)
    })
    let opened = try #require(try language.composition?.open(resources))
    let date = try #require(CalendarDate(year: 2026, month: 11, day: 21))
    let time = try #require(TimeOfDay(hour: 14, minute: 5))
    return try opened.makeEngine(
      TypingChoices(clock: { LocalTime(date: date, time: time) }))
  }

  private struct NoTables: Error {}

  /// Returns the candidates of the first pages for keys.
  private func candidates(
    _ keys: String, _ engine: any InputEngine, pages: Int = 1
  ) throws -> [String] {
    var engine = engine
    var texts: [String] = []
    func add(_ effects: [Effect], replacing: Bool) {
      for case .showCandidates(let page) in effects {
        if replacing { texts = [] }
        texts += page.candidates.map(\.text)
      }
    }
    for key in try KeyNotation.parse(keys) { add(engine.handle(key), replacing: true) }
    for _ in 1..<pages { add(engine.perform(.nextPage), replacing: false) }
    return texts
  }

  @Test(arguments: [
    ("zh-Hant", "d9<Space>vup<Space>", "開心", "(^_^)"), ("zh-Hant", "g/<Space>fu4", "生氣", "(╬￣皿￣)"),
    ("zh-Hant", "sj/6xu4", "農曆", "農曆十月十三"), ("zh-Hant", "au/6wu0<Space>", "明天", "2026年11月22日"),
    ("zh-Hant", "g6ru0<Space>", "時間", "14時5分"),
    ("yue", "hoisam", "開心", "(^_^)"), ("yue", "nau", "嬲", "(╬￣皿￣)"),
    ("yue", "zungji", "鍾意", "(｡♥‿♥｡)"),
    ("yue", "nunglik", "農曆", "農曆十月十三"), ("yue", "tingjat", "聽日", "2026年11月22日"),
    ("yue", "kamjat", "琴日", "2026年11月20日"),
  ])
  func wordsHaveTheirTexts(tag: String, keys: String, word: String, text: String) throws {
    let found = try candidates(keys, engine(tag), pages: 3)
    let place = try #require(found.firstIndex(of: word))
    let offered = try #require(found.firstIndex(of: text))
    // The first three positions are words.
    #expect(offered >= 3 && place < offered)
    #expect(Set(found).count == found.count)
  }

  /// Numbers, dates and quantities after a key with which no syllable begins, also where digits are tones.
  @Test(arguments: [
    ("i123", "一百二十三"), ("i2026.11.21", "2026年11月21日"), ("i14:30", "14時30分"),
    ("i5km", "5公里"), ("i10kg", "22.05磅"),
  ])
  func numbersOfCantonese(keys: String, text: String) throws {
    let found = try candidates(keys, engine("yue"))
    #expect(found.contains(text), "\(found)")
  }

  /// Without the tables there are words only, in the same order. The letters as typed keep their
  /// place on the first page.
  @Test(arguments: [("zh-Hant", "d9<Space>vup<Space>"), ("yue", "hoisam")])
  func wordsAreTheSameWithoutTables(tag: String, keys: String) throws {
    let plain = try candidates(keys, engine(tag, hasTables: false), pages: 2)
    let found = try candidates(keys, engine(tag), pages: 2)
    #expect(plain.count > 3 && found.prefix(3) == plain.prefix(3))
    let words = found.filter { $0 != keys && !$0.utf8.contains(UInt8(ascii: "^")) }
    #expect(words == Array(plain.filter { $0 != keys }.prefix(words.count)))
  }
}
