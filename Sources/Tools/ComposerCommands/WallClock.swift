import Mandarin

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The system clock.
enum WallClock {
  /// A function that reads a clock.
  typealias Reader = @Sendable () -> LocalTime?

  /// Returns the local date and time, or nil if the system cannot give them.
  @Sendable static func now() -> LocalTime? {
    var seconds = time(nil)
    var parts = tm()
    guard localtime_r(&seconds, &parts) != nil,
      let date = CalendarDate(
        year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday)),
      // Show a leap second as the second before it.
      let time = TimeOfDay(
        hour: Int(parts.tm_hour), minute: Int(parts.tm_min), second: min(Int(parts.tm_sec), 59))
    else { return nil }
    return LocalTime(date: date, time: time)
  }
}
