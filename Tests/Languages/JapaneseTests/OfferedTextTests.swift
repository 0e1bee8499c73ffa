import InputCore
import Japanese
import TestSupport
import Testing

/// Generated candidates: numbers, dates and times, symbols by name.
@Suite struct OfferedTextTests {
  /// Returns all candidates for a conversion of keys at a given time.
  private func offered(_ keys: String, at now: LocalTime? = nil) throws -> Set<String> {
    var session = InputSession(
      method: Japanese.inputMethod(lexicon: try DefaultDictionary.japanese.get(), clock: { now }),
      keymap: Japanese.keymap)
    for key in try KeyNotation.parse(keys) { _ = session.handle(key) }
    var effects = session.perform(.convert)
    for _ in 0..<12 { effects += session.perform(.nextPage) }
    var texts: Set<String> = []
    for case .showCandidates(let page) in effects { texts.formUnion(page.candidates.map(\.text)) }
    return texts
  }

  /// Numbers with counters are offered in digits and in kanji.
  @Test(arguments: [
    ("sanjuunin", ["30人", "３０人", "三十人"]), ("nisenjuukyuunen", ["2019年", "二千十九年"]),
    ("gohyakuen", ["500円", "五百円"]), ("juuniman", ["120000", "12万", "十二万", "120,000"]),
    ("zero", ["0", "〇"]), ("hitori", ["一人", "1人"]), ("futari", ["二人", "2人"]),
    ("mittsu", ["三つ", "3つ"]),
    ("hatsuka", ["二十日", "20日"]), ("1", ["1", "①", "Ⅰ"]), ("sanchou", ["3兆", "三兆"]),
  ])
  func numbers(keys: String, texts: [String]) throws {
    #expect(try offered(keys).isSuperset(of: texts))
  }

  /// A number with a unit is converted to other units, also those of Japan.
  @Test(arguments: [
    ("5km", ["5キロメートル", "5000メートル", "3.107マイル", "1.273里"]), ("100m2", ["30.25坪"]),
    ("180cm", ["5.906フィート", "5.94尺"]), ("72f", ["22.22℃"]), ("1l", ["0.5544升", "5.544合"]),
    ("15kg", ["4貫", "33.07ポンド"]),
  ])
  func quantities(keys: String, texts: [String]) throws {
    #expect(try offered(keys).isSuperset(of: texts))
  }

  /// Dates come from the clock, across the ends of months and years and around 29 February.
  @Test(arguments: [
    ("kyou", 2026, 11, 21, ["11月21日", "2026年11月21日", "令和8年11月21日", "2026/11/21", "土曜日"]),
    ("ashita", 2026, 12, 31, ["1月1日", "2027年1月1日", "令和9年1月1日", "2027/01/01", "金曜日"]),
    ("asatte", 2028, 2, 27, ["2月29日", "火曜日"]), ("kinou", 2027, 3, 1, ["2月28日", "日曜日"]),
    ("ototoi", 2027, 1, 1, ["12月30日", "2026年12月30日"]), ("kotoshi", 2026, 5, 1, ["2026年", "令和8年"]),
    ("rainen", 2026, 5, 1, ["2027年", "令和9年"]), ("kyonen", 2026, 5, 1, ["2025年", "令和7年"]),
  ])
  func days(keys: String, year: Int, month: Int, day: Int, texts: [String]) throws {
    let date = try #require(CalendarDate(year: year, month: month, day: day))
    let time = try #require(TimeOfDay(hour: 0, minute: 0))
    #expect(try offered(keys, at: LocalTime(date: date, time: time)).isSuperset(of: texts))
  }

  /// Times in words, in digits, and in 12-hour form.
  @Test(arguments: [
    (14, 30, ["14時30分", "14:30", "午後2時30分"]), (0, 5, ["0時5分", "0:05", "午前0時5分"]),
    (12, 0, ["12時0分", "12:00", "午後0時0分"]),
  ])
  func times(hour: Int, minute: Int, texts: [String]) throws {
    let date = try #require(CalendarDate(year: 2026, month: 11, day: 21))
    let time = try #require(TimeOfDay(hour: hour, minute: minute))
    #expect(try offered("ima", at: LocalTime(date: date, time: time)).isSuperset(of: texts))
  }

  /// Without a clock, no dates are offered.
  @Test func withoutAClockNoDatesAreOffered() throws {
    #expect(try !offered("kyou").contains { $0.hasSuffix("日") && $0.contains("月") })
  }

  /// Symbols and emoji are offered by their names.
  @Test(arguments: [
    ("yajirushi", ["→", "←", "⇒"]), ("yuubin", ["〒"]), ("kakko", ["「」", "【】"]),
    ("sakura", ["桜", "🌸"]),
    ("maruichi", ["①"]), ("heihoume-toru", ["㎡"]), ("migiyajirushi", ["→"]), ("kigou", ["※", "〒"]),
    ("inu", ["犬", "🐶"]), ("egao", ["笑顔", "😄", "(^^)"]), ("itaria", ["イタリア", "🇮🇹"]),
    ("kaomoji", ["(^^)"]),
    ("www", ["www", "（笑）"]),
    ("onpu", ["♪"]), ("kome", ["米", "※"]), ("onaji", ["同じ", "々"]),
  ])
  func symbols(keys: String, texts: [String]) throws {
    #expect(try offered(keys).isSuperset(of: texts))
  }
}
