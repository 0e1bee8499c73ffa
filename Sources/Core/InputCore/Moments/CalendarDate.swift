/// A date of the Gregorian calendar.
public struct CalendarDate: Hashable, Sendable {
  /// The year, 1 to 9999.
  public let year: Int
  /// The month, 1 to 12.
  public let month: Int
  /// The day of the month, from 1.
  public let day: Int

  /// Creates a date; nil if the calendar has no such day.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Self.days(inMonth: month, of: year)).contains(day)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// Returns the number of days in a month.
  public static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The day of the week, from 0 for Sunday to 6 for Saturday.
  public var weekday: Int { (daysSinceMarch + 3) % 7 }

  /// Returns the date this many days later, or earlier if negative. Nil outside the years 1 to
  /// 9999.
  public func adding(days: Int) -> CalendarDate? {
    let (sum, overflow) = daysSinceMarch.addingReportingOverflow(days)
    return overflow ? nil : CalendarDate(daysSinceMarch: sum)
  }

  /// Returns the number of days from another date to this one; negative if the other one is later.
  public func days(since other: CalendarDate) -> Int { daysSinceMarch - other.daysSinceMarch }

  /// Days since 1 March of the year 0. Years start in March, so that a leap day is the last day of
  /// its year. The formulas are those of Howard Hinnant, "chrono-Compatible Low-Level Date
  /// Algorithms".
  private var daysSinceMarch: Int {
    let year = month > 2 ? year : year - 1
    let (era, yearOfEra) = (year / 400, year % 400)
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
  }

  private init?(daysSinceMarch days: Int) {
    guard (0...4_000_000).contains(days) else { return nil }
    let (era, dayOfEra) = (days / 146_097, days % 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month: month,
      day: dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }
}

/// A time of day.
public struct TimeOfDay: Hashable, Sendable {
  /// The hour, 0 to 23.
  public let hour: Int
  /// The minute, 0 to 59.
  public let minute: Int
  /// The second, 0 to 59; nil if only hour and minute are given.
  public let second: Int?

  /// Creates a time; nil if a clock does not show it.
  public init?(hour: Int, minute: Int, second: Int? = nil) {
    guard (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second ?? 0) else {
      return nil
    }
    (self.hour, self.minute, self.second) = (hour, minute, second)
  }
}

/// The local date and time, without a time zone.
public struct LocalTime: Hashable, Sendable {
  /// The date.
  public let date: CalendarDate
  /// The time of day.
  public let time: TimeOfDay

  /// Creates a local time.
  public init(date: CalendarDate, time: TimeOfDay) {
    (self.date, self.time) = (date, time)
  }
}
