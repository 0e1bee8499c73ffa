import InputCore

/// The words and abbreviations that mean a date or a time of day, in Mandarin and Cantonese.
public enum DateWords {
  /// The meaning of a word.
  private enum Meaning {
    /// The date this many days from today.
    case day(Int)
    case time, weekday
    /// Today's date of the Chinese calendar.
    case lunar
  }

  /// Returns whether a word means a date or a time.
  public static func contains(_ word: String) -> Bool {
    // Every candidate is asked for, and a dictionary hashes the canonical form of a string.
    beginnings.contains(beginning(of: word)) && meanings[word] != nil
  }

  /// The first two characters of all words.
  private static let beginnings = Set(meanings.keys.map(beginning)).sorted()

  /// Returns the UTF-8 bytes of the first two characters of a word as a number.
  private static func beginning(of word: String) -> UInt64 {
    word.utf8.prefix(6).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Returns the texts for a word at a given time, in simplified characters: the date for 今天 and 日期,
  /// the time for 现在 and 时间, the date of the Chinese calendar for 农历.
  public static func texts(for word: String, at now: LocalTime) -> [String] {
    switch meanings[word] {
    case .day(let days): now.date.adding(days: days)?.forms ?? []
    case .time: now.time.forms
    case .weekday: now.date.weekdayForms
    case .lunar: LunarDate(now.date)?.forms ?? []
    case nil: []
    }
  }

  /// Returns the word that letters without a vowel abbreviate: 日期 for `rq`.
  public static func word(for letters: String) -> String? {
    switch letters {
    case "rq": "日期"
    case "sj": "时间"
    case "xq": "星期"
    default: nil
    }
  }

  private static let meanings: [String: Meaning] = [
    "日期": .day(0), "今天": .day(0), "今日": .day(0), "明天": .day(1), "明日": .day(1),
    "后天": .day(2), "大后天": .day(3), "昨天": .day(-1), "昨日": .day(-1), "前天": .day(-2),
    "大前天": .day(-3), "时间": .time, "现在": .time, "此刻": .time, "星期": .weekday,
    "农历": .lunar, "阴历": .lunar, "星期几": .weekday, "周几": .weekday, "礼拜": .weekday, "礼拜几": .weekday,
    "後天": .day(2), "大後天": .day(3), "時間": .time, "現在": .time, "星期幾": .weekday, "週幾": .weekday,
    "禮拜": .weekday, "禮拜幾": .weekday, "農曆": .lunar, "陰曆": .lunar,
    // Words of Cantonese.
    "聽日": .day(1), "後日": .day(2), "大後日": .day(3), "琴日": .day(-1), "尋日": .day(-1), "前日": .day(-2),
    "而家": .time, "依家": .time, "幾點": .time, "舊曆": .lunar,
  ]
}
