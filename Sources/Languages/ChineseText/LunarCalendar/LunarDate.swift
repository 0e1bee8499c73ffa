/// A date of the Chinese calendar, from 5 February 2000 to 3 February 2057.
///
/// ```
/// 25 November 2026   the 17th of the 10th month of the year 丙午: 农历十月十七
/// ```
public struct LunarDate: Hashable, Sendable {
  /// The year of the Gregorian calendar in which the year began.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// Whether this is the leap month after the month with this number.
  public let isLeap: Bool
  /// The day of the month, 1 to 30.
  public let day: Int

  /// Returns the date of a day; nil outside the years that are known.
  public init?(_ date: CalendarDate) {
    for year in [date.year, date.year - 1] {
      guard let months = LunarYears.year(year),
        let first = CalendarDate(year: year, month: 1, day: 20)?.adding(days: months.offset)
      else { continue }
      var rest = date.days(since: first)
      guard rest >= 0 else { continue }
      for index in 0..<months.monthCount {
        let days = months.days(inMonthAt: index)
        guard rest >= days else {
          let leap = months.leapMonth
          self.year = year
          isLeap = leap > 0 && index == leap
          month = leap > 0 && index >= leap ? index : index + 1
          day = rest + 1
          return
        }
        rest -= days
      }
    }
    return nil
  }

  /// The usual written forms, most common first.
  ///
  /// ```
  /// 农历十月十七   丙午年十月十七   农历丙午年（马年）十月十七
  /// ```
  public var forms: [String] {
    let date = monthName + dayName
    return ["农历\(date)", "\(yearName)年\(date)", "农历\(yearName)年（\(animal)年）\(date)"]
  }

  /// The month: 正月, 闰六月, 冬月, 腊月.
  var monthName: String {
    let names = ["正", "二", "三", "四", "五", "六", "七", "八", "九", "十", "冬", "腊"]
    return (isLeap ? "闰" : "") + names[month - 1] + "月"
  }

  /// The day: 初一, 十七, 二十, 廿三, 三十.
  var dayName: String {
    let digits = ["十", "一", "二", "三", "四", "五", "六", "七", "八", "九"]
    switch day {
    case 10: return "初十"
    case 20: return "二十"
    case 30: return "三十"
    default: return ["初", "十", "廿"][day / 10] + digits[day % 10]
    }
  }

  /// The heavenly stem and the earthly branch of the year: 丙午. The year 4 was 甲子.
  var yearName: String {
    let stems = Array("甲乙丙丁戊己庚辛壬癸")
    let branches = Array("子丑寅卯辰巳午未申酉戌亥")
    return String([stems[(year - 4) % 10], branches[(year - 4) % 12]])
  }

  /// The animal of the year: 马.
  var animal: Character { Array("鼠牛虎兔龙蛇马羊猴鸡狗猪")[(year - 4) % 12] }
}
