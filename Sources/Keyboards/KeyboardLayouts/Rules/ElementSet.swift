import TextUnits

/// A set of elements, stored as ranges of their codes.
struct ElementSet: Hashable, Sendable {
  /// Sorted and disjoint.
  private(set) var ranges: [ClosedRange<UInt32>]

  /// The set of all scalars.
  static let anyScalar = ElementSet([0...0x10FFFF])
  /// The set of all markers that a layout can name.
  static let anyMarker = ElementSet([TextElement.firstMarker...(TextElement.firstMarker + 0xFFFE)])

  init(_ ranges: [ClosedRange<UInt32>]) { self.ranges = UnicodeSet(ranges: ranges).ranges }

  init(_ elements: [TextElement]) { self.init(elements.map { $0.code...$0.code }) }

  func contains(_ element: TextElement) -> Bool {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < element.code { low = middle + 1 } else { high = middle }
    }
    return low < ranges.count && ranges[low].contains(element.code)
  }

  func union(_ other: ElementSet) -> ElementSet { ElementSet(ranges + other.ranges) }

  /// The scalars that are not in the set. It never contains markers.
  var complement: ElementSet {
    var gaps: [ClosedRange<UInt32>] = []
    var next: UInt32 = 0
    for range in ranges where range.lowerBound < TextElement.firstMarker {
      if range.lowerBound > next { gaps.append(next...(range.lowerBound - 1)) }
      next = range.upperBound + 1
    }
    if next < TextElement.firstMarker { gaps.append(next...(TextElement.firstMarker - 1)) }
    return ElementSet(gaps)
  }

  /// The number of elements in the set.
  var count: Int { ranges.reduce(0) { $0 + $1.count } }

  var elements: some Sequence<TextElement> {
    ranges.lazy.flatMap { $0.lazy.map(TextElement.init(code:)) }
  }
}
