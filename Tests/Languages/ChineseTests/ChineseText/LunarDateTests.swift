import ChineseText
import Testing

/// Dates of the Chinese calendar.
@Suite struct LunarDateTests {
  private func lunar(_ year: Int, _ month: Int, _ day: Int) throws -> LunarDate? {
    LunarDate(try #require(CalendarDate(year: year, month: month, day: day)))
  }

  /// Days that calendars print: the spring festivals, leap months and ends of years.
  @Test(arguments: [
    (2000, 2, 5, "农历正月初一"), (2008, 2, 7, "农历正月初一"), (2024, 2, 10, "农历正月初一"),
    (2025, 1, 28, "农历腊月廿九"), (2025, 1, 29, "农历正月初一"), (2025, 7, 25, "农历闰六月初一"),
    (2025, 8, 22, "农历闰六月廿九"), (2025, 10, 6, "农历八月十五"), (2026, 2, 17, "农历正月初一"),
    (2026, 11, 25, "农历十月十七"), (2027, 2, 6, "农历正月初一"), (2028, 6, 23, "农历闰五月初一"),
    (2030, 2, 3, "农历正月初一"), (2033, 12, 22, "农历闰冬月初一"), (2034, 2, 19, "农历正月初一"),
    (2023, 3, 22, "农历闰二月初一"), (2023, 9, 29, "农历八月十五"), (2020, 5, 23, "农历闰四月初一"),
  ])
  func printedDays(year: Int, month: Int, day: Int, form: String) throws {
    #expect(try lunar(year, month, day)?.forms.first == form)
  }

  @Test func forms() throws {
    #expect(
      try lunar(2026, 11, 25)?.forms
        == ["农历十月十七", "丙午年十月十七", "农历丙午年（马年）十月十七"])
    #expect(try lunar(2000, 2, 5)?.forms[1] == "庚辰年正月初一")
    #expect(try lunar(2025, 1, 28)?.forms[2] == "农历甲辰年（龙年）腊月廿九")
  }

  @Test(arguments: [(1999, 12, 31), (2000, 2, 4), (2057, 12, 31), (1, 1, 1), (9999, 12, 31)])
  func otherYearsAreUnknown(year: Int, month: Int, day: Int) throws {
    #expect(try lunar(year, month, day) == nil)
  }

  /// Each day follows the one before it: the next day of the month, or the first of the next month
  /// after 29 or 30 days; a leap month has the number of the month before it.
  @Test func daysFollowEachOther() throws {
    var date = try #require(CalendarDate(year: 2000, month: 2, day: 5))
    var last = try #require(LunarDate(date))
    var (days, leapMonths) = (1, 0)
    while let next = date.adding(days: 1), let lunar = LunarDate(next) {
      if lunar.day == 1 {
        #expect(last.day == 29 || last.day == 30)
        let expected = lunar.isLeap ? last.month : last.month % 12 + 1
        #expect(lunar.month == expected && !(lunar.isLeap && last.isLeap))
        #expect(lunar.year == last.year + (lunar.month == 1 && !lunar.isLeap ? 1 : 0))
        if lunar.isLeap { leapMonths += 1 }
      } else {
        #expect(lunar.day == last.day + 1)
        #expect((lunar.month, lunar.isLeap) == (last.month, last.isLeap))
      }
      (date, last) = (next, lunar)
      days += 1
    }
    #expect(last.month == 12 && last.year == 2056 && date.year == 2057)
    // Nineteen years have seven leap months.
    #expect(leapMonths == 21 && days > 57 * 365)
  }
}
