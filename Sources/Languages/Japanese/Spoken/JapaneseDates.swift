import ChineseText

/// Dates and times relative to now: 今日 also offers the current date.
///
/// ```
/// きょう   11月21日  2026年11月21日  令和8年11月21日  2026/11/21  土曜日
/// いま     14時30分  14:30  午後2時30分
/// ```
struct JapaneseDates {
  private static let days = [
    "きょう": 0, "ほんじつ": 0, "ひづけ": 0, "あした": 1, "あす": 1, "あさって": 2, "きのう": -1,
    "おととい": -2,
  ]
  private static let times: Set<String> = ["いま", "じこく", "じかん"]
  private static let years = ["ことし": 0, "らいねん": 1, "きょねん": -1]
  private static let weekdays = Array("日月火水木金土")
  /// 2019, the first year of the current era, Reiwa, which began on 1 May 2019.
  private static let firstYear = 2019

  /// The current local date and time.
  let now: LocalTime

  /// Returns the dates or times that a reading names; empty for other readings.
  func texts(for reading: String) -> [String] {
    if let days = Self.days[reading] { return now.date.adding(days: days).map(texts) ?? [] }
    if let years = Self.years[reading] {
      let year = now.date.year + years
      return ["\(year)年"] + era(year: year)
    }
    return Self.times.contains(reading) ? texts(of: now.time) : []
  }

  private func texts(of date: CalendarDate) -> [String] {
    let day = "\(date.month)月\(date.day)日"
    let weekday = "\(Self.weekdays[date.weekday % Self.weekdays.count])曜日"
    return [day, "\(date.year)年\(day)"] + era(year: date.year).map { $0 + day }
      + ["\(date.year)/\(Self.padded(date.month))/\(Self.padded(date.day))", weekday]
  }

  /// Returns the year of the era Reiwa; empty up to 2019, which Reiwa covers only in part.
  private func era(year: Int) -> [String] {
    year > Self.firstYear ? ["令和\(year - Self.firstYear + 1)年"] : []
  }

  private func texts(of time: TimeOfDay) -> [String] {
    let half = time.hour < 12 ? "午前" : "午後"
    return [
      "\(time.hour)時\(time.minute)分", "\(time.hour):\(Self.padded(time.minute))",
      "\(half)\(time.hour % 12)時\(time.minute)分",
    ]
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
