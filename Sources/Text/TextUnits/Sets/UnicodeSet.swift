import CICU

/// An immutable set of scalars and of strings of several scalars, parsed from patterns such as
/// `[a-z]`, `[[a-z]-[b]]`, `[a{ch}]` or `[\p{L}]` ([UTS
/// #35](https://www.unicode.org/reports/tr35/), Unicode Sets).
public struct UnicodeSet: Hashable, Sendable {
  /// The scalars as ascending ranges of their values. Ranges neither overlap nor touch.
  public let ranges: [ClosedRange<UInt32>]
  /// The members that have several scalars.
  public let strings: [String]

  /// An error in a pattern.
  public struct PatternError: Error, Hashable, Sendable {
    /// The pattern that is not a set.
    public let pattern: String
  }

  /// Parses a pattern. Spaces in it are ignored.
  ///
  /// - Throws: `PatternError` if the pattern is malformed.
  public init(_ pattern: String) throws(PatternError) {
    let units = Array(pattern.utf16)
    var offset: Int32 = 0
    guard let length = Int32(exactly: units.count),
      let set = gk_set_open(units, length, &offset)
    else { throw PatternError(pattern: pattern) }
    defer { gk_set_close(set) }
    self.init(set)
  }

  /// Creates a set from ranges of scalar values. Values that are not scalars never appear in
  /// `scalars`.
  public init(ranges: [ClosedRange<UInt32>]) {
    self.ranges = Self.joined(ranges)
    strings = []
  }

  init(_ set: OpaquePointer) {
    var ranges: [ClosedRange<UInt32>] = []
    var strings: [String] = []
    for index in 0..<max(gk_set_item_count(set), 0) {
      var first: UInt32 = 0
      var last: UInt32 = 0
      var length: Int32 = 0
      // The maximum length of a string member in UTF-16 code units. No pattern written by hand has
      // a longer one.
      let room = 256
      let text = [UInt16](unsafeUninitializedCapacity: room) { text, count in
        length = gk_set_item(set, index, &first, &last, text.baseAddress, Int32(room))
        count = (0...room).contains(Int(length)) ? Int(length) : 0
      }
      if length == 0, first <= last, last <= 0x10FFFF {
        ranges.append(first...last)
      } else if !text.isEmpty {
        strings.append(String(decoding: text, as: UTF16.self))
      }
    }
    self.ranges = Self.joined(ranges)
    self.strings = strings
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

  private static func joined(_ ranges: [ClosedRange<UInt32>]) -> [ClosedRange<UInt32>] {
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
