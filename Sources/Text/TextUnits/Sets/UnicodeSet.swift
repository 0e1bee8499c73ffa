/// An immutable set of scalars and of strings of several scalars, parsed from patterns such as
/// `[a-z]`, `[[a-z]-[b]]`, `[a{ch}]` or `[\p{L}]` ([UTS
/// #35](https://www.unicode.org/reports/tr35/), Unicode Sets).
public struct UnicodeSet: Hashable, Sendable {
  /// The scalars as ascending ranges of their values. Ranges neither overlap nor touch.
  public let ranges: [ClosedRange<UInt32>]
  /// The members that have several scalars.
  public let strings: [String]

  /// Creates a set from ranges of scalar values. Values that are not scalars never appear in
  /// `scalars`.
  public init(ranges: [ClosedRange<UInt32>]) {
    self.ranges = Self.joined(ranges)
    strings = []
  }

  /// Whether a scalar is a member.
  public func contains(_ scalar: Unicode.Scalar) -> Bool { containsValue(scalar.value) }

  /// Whether a text is a member: its only scalar, or the whole text.
  public func contains(_ text: String) -> Bool {
    let scalars = text.unicodeScalars
    guard let first = scalars.first, scalars.dropFirst().isEmpty else {
      return strings.contains(text)
    }
    return contains(first)
  }

  /// The scalars in ascending order.
  public var scalars: some Sequence<Unicode.Scalar> {
    ranges.lazy.flatMap { range in range.lazy.compactMap { Unicode.Scalar($0) } }
  }

  /// The number of scalars and strings.
  public var count: Int { ranges.reduce(strings.count) { $0 + $1.count } }

  /// All members as text: the scalars in ascending order, then the strings.
  public var members: [String] { scalars.map { String($0) } + strings }

  private func containsValue(_ value: UInt32) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(value)
  }

  static func joined(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
    var joined: [ClosedRange<UInt32>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = joined.last, range.lowerBound <= last.upperBound.addingReportingOverflow(1).0 {
        joined[joined.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        joined.append(range)
      }
    }
    return joined
  }
}
