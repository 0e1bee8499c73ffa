import CICU

/// The embedding levels of a paragraph in UTF-16, as resolved by the Unicode Bidirectional
/// Algorithm ([UAX #9](https://www.unicode.org/reports/tr9/)).
///
/// Lone surrogates, which a host's text may contain, count as left-to-right letters. If the text is
/// too long for ICU (2³¹ code units), all levels are the paragraph level.
///
/// ```
/// text    a b   א ב   1 2
/// level   0 0 0 1 1 1 2 2        visually  a b   1 2   ב א
/// ```
public struct BidiLevels: Hashable, Sendable {
  /// The level of each UTF-16 code unit. A code unit that the algorithm ignores (an embedding, a
  /// soft hyphen) has the level of its neighbours.
  public let levels: [UInt8]
  /// The level of the paragraph: 0 for left to right, 1 for right to left.
  public let paragraphLevel: UInt8

  /// A paragraph of mixed direction, appended to the text. For a text of a single direction ICU
  /// sets every level to 0 or 1, although 2 or more may be right. With this paragraph in the buffer
  /// it resolves them.
  private static let secondParagraph: [UInt16] = [0x2029, 0x61, 0x5D0]

  /// Computes the levels of a paragraph. If the text contains several paragraphs, each has its own
  /// levels, and `paragraphLevel` is that of the first.
  ///
  /// - Parameters:
  ///   - units: The text in UTF-16 code units.
  ///   - base: The rule for the paragraph direction.
  public init(utf16 units: some Sequence<UInt16>, base: BaseDirection = .automatic) {
    var padded = Array(units)
    let count = padded.count
    padded += Self.secondParagraph
    var paragraphLevel: UInt8 = 0
    var isResolved = false
    var levels: [UInt8] = []
    if let length = Int32(exactly: padded.count) {
      levels = [UInt8](unsafeUninitializedCapacity: padded.count) { levels, filled in
        isResolved = gk_bidi_levels(
          padded, length, base.shimValue, levels.baseAddress, &paragraphLevel)
        filled = isResolved ? count : 0
      }
    }
    self.levels = isResolved ? levels : Array(repeating: paragraphLevel, count: count)
    self.paragraphLevel = paragraphLevel
  }

  /// The direction of the paragraph.
  public var direction: TextDirection { TextDirection(level: paragraphLevel) }

  /// The offset of the code unit at each visual position, from left to right.
  public var visualToLogical: [Int] { visualOrder(of: levels) }

  /// The visual position of each code unit, counted from the left.
  public var logicalToVisual: [Int] { inverse(of: visualToLogical) }

  /// The level runs in logical order.
  public var runs: [BidiRun] {
    var runs: [BidiRun] = []
    var start = 0
    for (offset, level) in levels.enumerated() where level != levels[start] {
      runs.append(BidiRun(range: start..<offset, level: levels[start]))
      start = offset
    }
    if start < levels.count {
      runs.append(BidiRun(range: start..<levels.count, level: levels[start]))
    }
    return runs
  }

  /// The level runs from left to right.
  public var visualRuns: [BidiRun] {
    let runs = runs
    return visualOrder(of: runs.map(\.level)).map { runs[$0] }
  }
}

/// A level run: a part of a paragraph with a single embedding level.
public struct BidiRun: Hashable, Sendable {
  /// The range in UTF-16 code units.
  public let range: Range<Int>
  /// The embedding level.
  public let level: UInt8

  /// The direction of the run.
  public var direction: TextDirection { TextDirection(level: level) }
}

/// Returns the index of the item at each visual position of a line, from left to right (UAX #9,
/// rule L2).
func visualOrder(of levels: [UInt8]) -> [Int] {
  guard let length = Int32(exactly: levels.count) else { return Array(levels.indices) }
  let order = [Int32](unsafeUninitializedCapacity: levels.count) { order, count in
    gk_bidi_order(levels, length, order.baseAddress)
    count = levels.count
  }
  return order.map(Int.init)
}

/// Returns the inverse permutation: the position of each item.
func inverse(of permutation: [Int]) -> [Int] {
  var inverse = Array(repeating: 0, count: permutation.count)
  for (position, item) in permutation.enumerated() { inverse[item] = position }
  return inverse
}
