/// The places where a caret can stand in a line, and the way from one to the next.
///
/// A stop is a boundary of grapheme clusters; a line of n clusters has n + 1. On screen there are as
/// many gaps: before, between and after the clusters from left to right. Where two levels meet, a
/// stop could stand at two gaps and a gap at two stops. The rule that makes it one each: **at a
/// boundary of levels the caret belongs to the outer text, that with the lower level.** In
///
/// ```
/// stop    0 1 2 3 4 5 6 7          gap      0 1 2 3 4 5 6 7
/// text     a b _ א ב _ c           screen    a b _ ב א _ c
///                                  stop     0 1 2 3 4 5 6 7
/// ```
///
/// stop 3 is the left edge of the Hebrew word, being behind the space, stop 4 is between its letters,
/// and stop 5 is its right edge, being before the space. With three letters `אבג` the stops from left
/// to right are 0 1 2 3 5 4 6 …: inside the word they run backwards. So every stop is met once from
/// one end of the line to the other, and the start and the end of a line are its edges.
public struct CaretLine: Sendable {
  /// The text, without a line break at its end.
  public let text: Substring
  /// The direction of the line.
  public let direction: TextDirection
  /// The stops in logical order.
  public let stops: [String.Index]
  /// The number of the stop at each gap, from left to right.
  let stopAtGap: [Int]
  /// The gap of each stop.
  let gapOfStop: [Int]
  /// The number of the cluster at each place, from left to right.
  let clusterAtPosition: [Int]

  /// A line: a paragraph, or the text between two line breaks.
  public init(_ line: some StringProtocol, base: BaseDirection = .automatic) {
    var text = Substring(line)
    if text.last.map(isLineBreak) == true { text.removeLast() }
    let levels = BidiLevels(utf16: text.utf16, base: base)
    self.text = text
    direction = levels.direction
    stops = clusterBoundaries(of: text)
    let clusterLevels = Self.levels(ofClustersAt: stops, in: text, levels)
    clusterAtPosition = visualOrder(of: clusterLevels)
    stopAtGap = Self.stopAtGap(
      clusters: clusterAtPosition, levels: clusterLevels, paragraphLevel: levels.paragraphLevel)
    gapOfStop = inverse(of: stopAtGap)
  }

  /// The level of a cluster is that of its first unit, and never below the line's.
  private static func levels(
    ofClustersAt stops: [String.Index], in text: Substring, _ levels: BidiLevels
  ) -> [UInt8] {
    var offset = 0
    var result: [UInt8] = []
    result.reserveCapacity(stops.count)
    for (start, end) in zip(stops, stops.dropFirst()) {
      let level = levels.levels.indices.contains(offset) ? levels.levels[offset] : 0
      result.append(max(level, levels.paragraphLevel))
      offset += text.utf16.distance(from: start, to: end)
    }
    return result
  }

  private static func stopAtGap(
    clusters: [Int], levels: [UInt8], paragraphLevel: UInt8
  ) -> [Int] {
    let isRightToLeft = !paragraphLevel.isMultiple(of: 2)
    let leftEdge = isRightToLeft ? clusters.count : 0
    let inner = zip(clusters, clusters.dropFirst()).map { left, right in
      if levels[left] <= levels[right] {
        levels[left].isMultiple(of: 2) ? left + 1 : left
      } else {
        levels[right].isMultiple(of: 2) ? right : right + 1
      }
    }
    return clusters.isEmpty ? [0] : [leftEdge] + inner + [clusters.count - leftEdge]
  }
}

/// Whether a character ends a line: CR, LF, CR LF, U+0085, U+2028, U+2029, or another that the
/// bidirectional algorithm takes for the end of a paragraph (U+001C to U+001E).
func isLineBreak(_ character: Character) -> Bool {
  switch character {
  case "\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}", "\u{1C}", "\u{1D}", "\u{1E}": true
  default: false
  }
}

/// The boundaries of the grapheme clusters of a text, its start and its end included. Clusters are
/// Swift's characters, as documents count them.
func clusterBoundaries(of text: Substring) -> [String.Index] {
  Array(text.indices) + [text.endIndex]
}
