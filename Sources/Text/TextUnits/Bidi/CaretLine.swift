/// The caret stops of a line, and the moves between them.
///
/// A stop is a grapheme cluster boundary; a line of n clusters has n + 1 stops. On screen there are
/// as many gaps: before, between and after the clusters from left to right. Where two levels meet,
/// a stop could be at two gaps and a gap at two stops. One rule makes the mapping one to one: **at
/// a level boundary the caret belongs to the outer text, which has the lower level.** In this
/// example
///
/// ```
/// stop    0 1 2 3 4 5 6 7          gap      0 1 2 3 4 5 6 7
/// text     a b _ א ב _ c           screen    a b _ ב א _ c
///                                  stop     0 1 2 3 4 5 6 7
/// ```
///
/// stop 3 is the left edge of the Hebrew word because it follows the space, stop 4 is between the
/// letters of the word, and stop 5 is its right edge because it precedes the space. With three
/// letters `אבג` the stops from left to right are 0 1 2 3 5 4 6 …: inside the word they run
/// backwards. A caret that moves from one edge of the line to the other therefore visits each stop
/// once, and the start and the end of a line are its edges.
public struct CaretLine: Sendable {
  /// The text, without a final line break.
  public let text: Substring
  /// The direction of the line.
  public let direction: TextDirection
  /// The stops in logical order.
  public let stops: [String.Index]
  /// The stop index at each gap, from left to right.
  let stopAtGap: [Int]
  /// The gap index of each stop.
  let gapOfStop: [Int]
  /// The cluster index at each visual position, from left to right.
  let clusterAtPosition: [Int]

  /// Creates a line.
  ///
  /// - Parameters:
  ///   - line: A paragraph, or the text between two line breaks. A final line break is ignored.
  ///   - base: The rule for the direction of the line.
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

  /// Returns the level of each cluster: that of its first code unit, but at least the paragraph
  /// level.
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

/// Whether a character ends a line: CR, LF, CR LF, U+0085, U+2028, U+2029, or another paragraph
/// separator of the Unicode Bidirectional Algorithm (U+001C to U+001E).
func isLineBreak(_ character: Character) -> Bool {
  switch character {
  case "\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}", "\u{1C}", "\u{1D}", "\u{1E}": true
  default: false
  }
}

/// Returns the grapheme cluster boundaries of a text, including its start and end. Clusters are
/// Swift's characters, the unit of documents.
func clusterBoundaries(of text: Substring) -> [String.Index] {
  Array(text.indices) + [text.endIndex]
}
