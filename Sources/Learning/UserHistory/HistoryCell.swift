/// A device that learns, identified by a random number.
public struct DeviceID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The random number.
  public var number: UInt64

  /// Creates the identifier with a number.
  public init(_ number: UInt64) { self.number = number }

  /// Parses sixteen hexadecimal digits, as `description` writes them; nil for other text.
  public init?(_ text: some StringProtocol) {
    guard text.utf8.count == 16, let number = UInt64(text, radix: 16) else { return nil }
    self.number = number
  }

  /// The number as 16 hexadecimal digits.
  public var description: String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// Orders identifiers by number.
  public static func < (a: DeviceID, b: DeviceID) -> Bool { a.number < b.number }
}

/// The knowledge of one device about one key. No other device changes it.
public struct HistoryCell: Hashable, Comparable, Sendable {
  /// The observation count at `last`.
  public var weight: HistoryWeight
  /// The time of the latest choice.
  public var last: HistoryTime

  /// Creates a cell.
  public init(weight: HistoryWeight, last: HistoryTime) {
    self.weight = weight
    self.last = last
  }

  /// Returns the cell after a gain. A clock that went back neither ages the cell nor makes it older.
  public func gaining(_ gain: HistoryWeight, at time: HistoryTime) -> HistoryCell {
    let time = max(time, last)
    return HistoryCell(weight: weight.decayed(over: time &- last) + gain, last: time)
  }

  /// Returns the weight at a time. Before `last` it is the weight at `last`: a clock that was ahead
  /// when the cell was written must not make it heavier.
  public func weight(at time: HistoryTime) -> HistoryWeight {
    weight.decayed(over: max(time &- last, 0))
  }

  /// Returns the weight on the scale of another time, which may be before `last`: it is then more
  /// than the weight itself. The weights of a snapshot are all on the scale of its image.
  public func weight(onScaleOf time: HistoryTime) -> HistoryWeight {
    weight.decayed(over: time &- last)
  }

  /// Returns the cell with a possible weight and a time from 1970 to `now`.
  public func admitted(at now: HistoryTime) -> HistoryCell {
    HistoryCell(weight: min(weight, .limit), last: min(max(last, 0), max(now, 0)))
  }

  /// Orders cells by time, then by weight.
  public static func < (a: HistoryCell, b: HistoryCell) -> Bool {
    (a.last, a.weight) < (b.last, b.weight)
  }
}
