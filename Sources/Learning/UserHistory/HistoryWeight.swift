#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A moment, in seconds since 1970. It is an argument everywhere: nothing here reads a clock.
public typealias HistoryTime = Int64

/// How often something was chosen, where what is long ago counts less: each choice counts one, and
/// half as much after `halfLife`.
public struct HistoryWeight: Hashable, Comparable, Sendable {
  /// In 1024ths of a choice.
  public var units: UInt32

  /// A weight in 1024ths of a choice.
  public init(units: UInt32) { self.units = units }

  /// One choice.
  public static let one = HistoryWeight(units: 1024)
  /// Nothing.
  public static let zero = HistoryWeight(units: 0)

  /// The largest weight of an entry: 65,536 choices. The most frequent word of a language, chosen two
  /// hundred times a day, comes to 26,000.
  public static let limit = HistoryWeight(units: 1 << 26)

  /// After so many seconds a choice counts half: 90 days.
  public static let halfLife: HistoryTime = 90 * 86_400

  /// How many choices it is worth.
  public var choices: Double { Double(units) / 1024 }

  /// What is left of the weight after some seconds; before it, what it would have been. Rounded to
  /// whole units.
  public func decayed(over seconds: HistoryTime) -> HistoryWeight {
    guard seconds != 0, units > 0 else { return self }
    let left = Double(units) * exp2(-Double(seconds) / Double(Self.halfLife))
    return HistoryWeight(units: UInt32(min(left.rounded(), Double(Self.limit.units))))
  }

  /// Less is less.
  public static func < (a: HistoryWeight, b: HistoryWeight) -> Bool { a.units < b.units }

  /// Returns the sum, at most `limit`.
  public static func + (a: HistoryWeight, b: HistoryWeight) -> HistoryWeight {
    let (sum, overflow) = a.units.addingReportingOverflow(b.units)
    return HistoryWeight(units: overflow ? limit.units : min(sum, limit.units))
  }

  /// The difference, or nothing.
  public static func - (a: HistoryWeight, b: HistoryWeight) -> HistoryWeight {
    HistoryWeight(units: a.units - min(a.units, b.units))
  }
}
