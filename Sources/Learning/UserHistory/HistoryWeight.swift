import LibC

/// A time in seconds since 1970. It is always passed as an argument: this module reads no clock.
public typealias HistoryTime = Int64

/// A decaying count of choices: each choice counts 1, and half as much after `halfLife`.
public struct HistoryWeight: Hashable, Comparable, Sendable {
  /// The weight in 1024ths of a choice.
  public var units: UInt32

  /// Creates a weight in 1024ths of a choice.
  public init(units: UInt32) { self.units = units }

  /// The weight of one choice.
  public static let one = HistoryWeight(units: 1024)
  /// The weight of no choice.
  public static let zero = HistoryWeight(units: 0)

  /// The largest weight of an entry: 65,536 choices. The most frequent word of a language, chosen two
  /// hundred times a day, comes to 26,000.
  public static let limit = HistoryWeight(units: 1 << 26)

  /// The seconds after which a choice counts half: 90 days.
  public static let halfLife: HistoryTime = 90 * 86_400

  /// The weight in choices.
  public var choices: Double { Double(units) / 1024 }

  /// Returns the weight after some seconds, rounded to whole units. For negative seconds it returns
  /// the larger weight at the earlier time.
  public func decayed(over seconds: HistoryTime) -> HistoryWeight {
    guard seconds != 0, units > 0 else { return self }
    let left = Double(units) * exp2(-Double(seconds) / Double(Self.halfLife))
    return HistoryWeight(units: UInt32(min(left.rounded(), Double(Self.limit.units))))
  }

  /// Compares the units.
  public static func < (a: HistoryWeight, b: HistoryWeight) -> Bool { a.units < b.units }

  /// Returns the sum, at most `limit`.
  public static func + (a: HistoryWeight, b: HistoryWeight) -> HistoryWeight {
    let (sum, overflow) = a.units.addingReportingOverflow(b.units)
    return HistoryWeight(units: overflow ? limit.units : min(sum, limit.units))
  }

  /// Returns the difference, clamped to zero.
  public static func - (a: HistoryWeight, b: HistoryWeight) -> HistoryWeight {
    HistoryWeight(units: a.units - min(a.units, b.units))
  }
}
