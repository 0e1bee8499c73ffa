/// A device that learns, by a random number.
public struct DeviceID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number.
  public var number: UInt64

  /// A device with a number.
  public init(_ number: UInt64) { self.number = number }

  /// The device whose `description` this is.
  public init?(_ text: some StringProtocol) {
    guard text.utf8.count == 16, let number = UInt64(text, radix: 16) else { return nil }
    self.number = number
  }

  /// Sixteen hexadecimal digits.
  public var description: String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// By number.
  public static func < (a: DeviceID, b: DeviceID) -> Bool { a.number < b.number }
}

/// What one device knows of one key. No other device ever changes it, so of two versions of it the
/// later one is the right one.
public struct HistoryCell: Hashable, Comparable, Sendable {
  /// How often the device saw it chosen, as of `last`.
  public var weight: HistoryWeight
  /// When it was chosen last.
  public var last: HistoryTime

  /// A cell.
  public init(weight: HistoryWeight, last: HistoryTime) {
    self.weight = weight
    self.last = last
  }

  /// The cell after it weighs more.
  public func gaining(_ gain: HistoryWeight, at time: HistoryTime) -> HistoryCell {
    let time = max(time, last)
    return HistoryCell(weight: weight.decayed(over: time &- last) + gain, last: time)
  }

  /// The weight at a time.
  public func weight(at time: HistoryTime) -> HistoryWeight { weight.decayed(over: time &- last) }

  /// The later one is greater; of two of one moment, the one with more weight.
  public static func < (a: HistoryCell, b: HistoryCell) -> Bool {
    (a.last, a.weight) < (b.last, b.weight)
  }
}
