import Mandarin

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The clock of the system.
enum WallClock {
  /// What reads a clock.
  typealias Reader = @Sendable () -> LocalTime?

  /// The local day and time; nil where the system cannot tell them.
  @Sendable static func now() -> LocalTime? {
    var seconds = time(nil)
    var parts = tm()
    guard localtime_r(&seconds, &parts) != nil,
      let date = CalendarDate(
        year: Int(parts.tm_year) + 1900, month: Int(parts.tm_mon) + 1, day: Int(parts.tm_mday)),
      // A leap second is shown as the one before it.
      let time = TimeOfDay(
        hour: Int(parts.tm_hour), minute: Int(parts.tm_min), second: min(Int(parts.tm_sec), 59))
    else { return nil }
    return LocalTime(date: date, time: time)
  }
}
