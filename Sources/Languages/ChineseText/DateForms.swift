extension CalendarDate {
  /// The usual written forms of the date, most common first.
  ///
  /// ```
  /// 2026年11月21日   2026-11-21   2026/11/21   二〇二六年十一月二十一日   11月21日
  /// ```
  public var forms: [String] {
    let month = padded(month)
    let day = padded(day)
    let yearInDigits = ChineseNumber(integer: digits(of: year)).digitText(zero: "〇")
    let written = "年" + chinese(self.month) + "月" + chinese(self.day) + "日"
    return [
      "\(year)年\(self.month)月\(self.day)日", "\(year)-\(month)-\(day)", "\(year)/\(month)/\(day)",
      yearInDigits + written, "\(self.month)月\(self.day)日",
    ]
  }

  /// The day of the week in its usual forms: 星期六, 周六, 礼拜六.
  public var weekdayForms: [String] {
    let name = weekday == 0 ? "日" : NumeralCharacters.plain.text(of: UInt8(weekday))
    return ["星期" + name, "周" + name, "礼拜" + (weekday == 0 ? "天" : name)]
  }
}

extension TimeOfDay {
  /// The usual written forms of the time, most common first.
  ///
  /// ```
  /// 14:30   14时30分   下午2点30分   十四点三十分
  /// ```
  public var forms: [String] {
    let seconds = second.map { ":" + padded($0) } ?? ""
    let secondsInWords = second.map { "\($0)秒" } ?? ""
    let secondsInChinese = second.map { chinese($0) + "秒" } ?? ""
    let hourOfHalf = hour % 12 == 0 ? 12 : hour % 12
    return [
      "\(padded(hour)):\(padded(minute))" + seconds,
      "\(hour)时\(minute)分" + secondsInWords,
      "\(partOfDay)\(hourOfHalf)点\(minute)分" + secondsInWords,
      chinese(hour) + "点" + chinese(minute) + "分" + secondsInChinese,
    ]
  }

  private var partOfDay: String {
    switch hour {
    case 0..<6: "凌晨"
    case 6..<12: "上午"
    case 12: "中午"
    case 13..<18: "下午"
    default: "晚上"
    }
  }
}

/// Returns a number with at least two digits.
private func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

private func chinese(_ number: Int) -> String {
  ChineseNumber(integer: digits(of: number)).text() ?? ""
}

/// Returns the decimal digits of a non-negative number.
private func digits(of number: Int) -> [UInt8] {
  String(number).utf8.map { $0 &- UInt8(ascii: "0") }
}
