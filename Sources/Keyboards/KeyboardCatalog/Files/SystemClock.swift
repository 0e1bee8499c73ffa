import InputCore
import LibC

/// The clock of the system, for hosts: input methods read no clock themselves.
public enum SystemClock {
  /// Returns the local date and time; nil if the system cannot give them.
  @Sendable public static func localTime() -> LocalTime? {
    var seconds = time(nil)
    var parts = tm()
    guard localtime_r(&seconds, &parts) != nil,
      let date = CalendarDate(
        year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday)),
      // A leap second is shown as the second before it.
      let time = TimeOfDay(
        hour: Int(parts.tm_hour), minute: Int(parts.tm_min), second: min(Int(parts.tm_sec), 59))
    else { return nil }
    return LocalTime(date: date, time: time)
  }
}
