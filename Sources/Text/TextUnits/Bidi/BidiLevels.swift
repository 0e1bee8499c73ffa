import CICU

/// The embedding levels of a paragraph in UTF-16: what the Unicode Bidirectional Algorithm decides.
///
/// A host's text may hold lone surrogates; they count as letters from left to right. For a text too
/// long for ICU (2³¹ units) all levels are the paragraph's.
///
/// ```
/// text    a b   א ב   1 2
/// level   0 0 0 1 1 1 2 2        visually  a b   1 2   ב א
/// ```
public struct BidiLevels: Hashable, Sendable {
  /// The level of each unit. A unit that the algorithm ignores (an embedding, a soft hyphen) has the
  /// level of its neighbours.
  public let levels: [UInt8]
  /// The level of the paragraph: 0 from left to right, 1 from right to left.
  public let paragraphLevel: UInt8

  /// A paragraph of both directions, put behind the text. Where all of a text goes one way, ICU calls
  /// every level 0 or 1, though 2 or more may be right; beside this paragraph it resolves them.
  private static let secondParagraph: [UInt16] = [0x2029, 0x61, 0x5D0]

  /// The levels of a paragraph. Of a text with paragraph separators inside, each paragraph has
  /// levels of its own, and the paragraph level is the first one's.
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

  /// The offset of the unit at each visual place, from left to right.
  public var visualToLogical: [Int] { visualOrder(of: levels) }

  /// The visual place of each unit, counted from the left.
  public var logicalToVisual: [Int] { inverse(of: visualToLogical) }

  /// The runs of one level, in logical order.
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

  /// The runs of one level, from left to right.
  public var visualRuns: [BidiRun] {
    let runs = runs
    return visualOrder(of: runs.map(\.level)).map { runs[$0] }
  }
}

/// A part of a paragraph with one embedding level.
public struct BidiRun: Hashable, Sendable {
  /// Offsets in UTF-16 units.
  public let range: Range<Int>
  /// The embedding level.
  public let level: UInt8

  /// Which way the run goes.
  public var direction: TextDirection { TextDirection(level: level) }
}

/// The index of the item at each place of a line, from left to right (rule L2).
func visualOrder(of levels: [UInt8]) -> [Int] {
  guard let length = Int32(exactly: levels.count) else { return Array(levels.indices) }
  let order = [Int32](unsafeUninitializedCapacity: levels.count) { order, count in
    gk_bidi_order(levels, length, order.baseAddress)
    count = levels.count
  }
  return order.map(Int.init)
}

/// Where each item of a permutation went.
func inverse(of permutation: [Int]) -> [Int] {
  var inverse = Array(repeating: 0, count: permutation.count)
  for (position, item) in permutation.enumerated() { inverse[item] = position }
  return inverse
}
