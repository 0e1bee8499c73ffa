import UserHistory

/// The time that lessons are learned at: the clock of the device, unless it jumped.
///
/// A clock that is two years ahead would make everything learned before count for nothing, and one
/// that is back in 1970 would make the lessons of the day count for nothing later. After a jump the
/// time stands still until a thousand lessons have come with the new time: then it is believed. Time
/// that stands still does no harm: nothing learned before counts for less meanwhile.
struct HistoryClock: Equatable {
  /// A keyboard that was not used for so long may well be used again: 60 days.
  private static let maximumGap: HistoryTime = 60 * 86_400
  /// Clocks are set back by hours, not more.
  private static let maximumReturn: HistoryTime = 86_400
  private static let lessonsToBelieve: Int64 = 1_000

  /// The latest time that is believed; nil before the first.
  var believed: HistoryTime?
  /// The number of lessons since the clock jumped.
  var doubted: Int64 = 0

  /// Returns the time to learn at when the clock says `time`, and remembers it.
  mutating func time(of time: HistoryTime) -> HistoryTime {
    let accepted = accepts(time)
    if !accepted { doubted += 1 }
    if accepted || doubted > Self.lessonsToBelieve {
      doubted = 0
      believed = accepted ? max(time, believed ?? time) : time
    }
    return believed ?? time
  }

  /// Returns the time to show weights at when the clock says `time`.
  func reading(_ time: HistoryTime) -> HistoryTime { accepts(time) ? time : believed ?? time }

  private func accepts(_ time: HistoryTime) -> Bool {
    guard let believed else { return true }
    let (gap, overflow) = time.subtractingReportingOverflow(believed)
    return !overflow && (-Self.maximumReturn...Self.maximumGap).contains(gap)
  }
}
