import ChineseText
import Foundation
import Testing
import ToolSupport

@Suite struct DateTests {
  @Test func dateForms() throws {
    let day = try #require(CalendarDate(year: 2026, month: 11, day: 21))
    #expect(
      day.forms == [
        "2026年11月21日", "2026-11-21", "2026/11/21", "二〇二六年十一月二十一日", "11月21日",
      ])
    #expect(day.weekdayForms == ["星期六", "周六", "礼拜六"])
    let early = try #require(CalendarDate(year: 2009, month: 1, day: 4))
    #expect(early.forms.prefix(2) == ["2009年1月4日", "2009-01-04"])
    #expect(early.weekdayForms == ["星期日", "周日", "礼拜天"])
  }

  @Test(
    arguments: [
      (14, 30, nil, ["14:30", "14时30分", "下午2点30分", "十四点三十分"]),
      (0, 5, 9, ["00:05:09", "0时5分9秒", "凌晨12点5分9秒", "零点五分九秒"]),
      (12, 0, nil, ["12:00", "12时0分", "中午12点0分", "十二点零分"]),
      (20, 15, nil, ["20:15", "20时15分", "晚上8点15分", "二十点十五分"]),
    ] as [(Int, Int, Int?, [String])])
  func timeForms(hour: Int, minute: Int, second: Int?, forms: [String]) throws {
    let time = try #require(TimeOfDay(hour: hour, minute: minute, second: second))
    #expect(time.forms == forms)
  }

  @Test(arguments: [
    (2026, 2, 29), (2100, 2, 29), (2026, 13, 1), (2026, 0, 1), (2026, 4, 31), (0, 1, 1),
    (10_000, 1, 1), (2026, 1, 0),
  ])
  func invalidDates(year: Int, month: Int, day: Int) {
    #expect(CalendarDate(year: year, month: month, day: day) == nil)
  }

  /// Compares with the system's calendar.
  @Test func datesAndWeekdaysMatchTheSystemCalendar() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
    var random = SeededGenerator(seed: 7)
    for _ in 0..<2_000 {
      let year = Int.random(in: 1600...9_990, using: &random)
      let month = Int.random(in: 1...12, using: &random)
      let dayNumber = Int.random(
        in: 1...CalendarDate.days(inMonth: month, of: year), using: &random)
      let day = try #require(CalendarDate(year: year, month: month, day: dayNumber))
      let components = DateComponents(year: year, month: month, day: dayNumber)
      let date = try #require(calendar.date(from: components))
      #expect(calendar.component(.weekday, from: date) - 1 == day.weekday)
      let days = Int.random(in: -3_000...3_000, using: &random)
      let later = try #require(calendar.date(byAdding: .day, value: days, to: date))
      let expected = calendar.dateComponents([.year, .month, .day], from: later)
      let found = try #require(day.adding(days: days))
      #expect(
        [found.year, found.month, found.day] == [expected.year, expected.month, expected.day])
    }
  }

  @Test func calendarHasBounds() throws {
    #expect(try #require(CalendarDate(year: 9999, month: 12, day: 31)).adding(days: 1) == nil)
    #expect(try #require(CalendarDate(year: 1, month: 1, day: 1)).adding(days: -1) == nil)
    #expect(try #require(CalendarDate(year: 1, month: 1, day: 1)).adding(days: .max) == nil)
  }
}
