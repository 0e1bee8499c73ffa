extension CaretLine {
  /// The stop at the left edge: the start of a left-to-right line, the end of a right-to-left line.
  public var leftEdge: String.Index { direction == .leftToRight ? text.startIndex : text.endIndex }

  /// The stop at the right edge: the end of a left-to-right line, the start of a right-to-left
  /// line.
  public var rightEdge: String.Index { direction == .leftToRight ? text.endIndex : text.startIndex }

  /// Returns the next stop to the right; nil at the right edge.
  public func right(of caret: String.Index) -> String.Index? { stop(beside: caret, by: 1) }

  /// Returns the next stop to the left; nil at the left edge.
  public func left(of caret: String.Index) -> String.Index? { stop(beside: caret, by: -1) }

  /// Returns the next stop in logical order; nil at the end.
  public func forward(of caret: String.Index) -> String.Index? {
    let next = stopNumber(atOrBefore: caret) + 1
    return next < stops.count ? stops[next] : nil
  }

  /// Returns the previous stop in logical order; nil at the start. For a caret inside a cluster it
  /// is the start of the cluster.
  public func backward(of caret: String.Index) -> String.Index? {
    let number = stopNumber(atOrBefore: caret)
    if stops[number] < caret { return stops[number] }
    return number > 0 ? stops[number - 1] : nil
  }

  /// Returns the visual right end of the next word to the right, or the right edge if there is no
  /// such word. Nil at the right edge.
  public func wordRight(of caret: String.Index, words: CaretWords) -> String.Index? {
    let gap = gapOfStop[stopNumber(atOrBefore: caret)]
    guard gap < stops.count - 1 else { return nil }
    for next in (gap + 1)..<(stops.count - 1) {
      let word = words.number(ofCluster: clusterAtPosition[next - 1])
      if word != 0, word != words.number(ofCluster: clusterAtPosition[next]) {
        return stops[stopAtGap[next]]
      }
    }
    return rightEdge
  }

  /// Returns the visual left end of the next word to the left, or the left edge if there is no such
  /// word. Nil at the left edge.
  public func wordLeft(of caret: String.Index, words: CaretWords) -> String.Index? {
    let gap = gapOfStop[stopNumber(atOrBefore: caret)]
    guard gap > 0 else { return nil }
    for next in (1..<gap).reversed() {
      let word = words.number(ofCluster: clusterAtPosition[next])
      if word != 0, word != words.number(ofCluster: clusterAtPosition[next - 1]) {
        return stops[stopAtGap[next]]
      }
    }
    return leftEdge
  }

  /// Returns the index of the last stop at or before the caret. A caret inside a cluster counts as
  /// at its start, and one beyond the line as at its edge.
  func stopNumber(atOrBefore caret: String.Index) -> Int {
    var lower = 0
    var upper = stops.count
    while upper - lower > 1 {
      let middle = lower + (upper - lower) / 2
      if stops[middle] <= caret { lower = middle } else { upper = middle }
    }
    return lower
  }

  /// Returns the stop at the next gap on the right (`step` 1) or left (-1). From inside a cluster
  /// the caret moves to the edge of that cluster.
  private func stop(beside caret: String.Index, by step: Int) -> String.Index? {
    let number = stopNumber(atOrBefore: caret)
    var gap = gapOfStop[number] + step
    if stops[number] < caret, let position = clusterAtPosition.firstIndex(of: number) {
      gap = step > 0 ? position + 1 : position
    }
    return stopAtGap.indices.contains(gap) ? stops[stopAtGap[gap]] : nil
  }
}

/// The words of a line, for word moves. The caller decides which ranges are words.
public struct CaretWords: Sendable {
  /// The word number of each cluster: counted from 1, and 0 between words.
  private var numbers: [Int]

  /// Creates the words of a line from their ranges.
  public init(_ words: [Range<String.Index>], in line: CaretLine) {
    let clusters = line.stops.count - 1
    numbers = Array(repeating: 0, count: clusters)
    for (offset, word) in words.enumerated() {
      var cluster = line.stopNumber(atOrBefore: word.lowerBound)
      while cluster < clusters, line.stops[cluster] < word.upperBound {
        numbers[cluster] = offset + 1
        cluster += 1
      }
    }
  }

  func number(ofCluster cluster: Int) -> Int {
    numbers.indices.contains(cluster) ? numbers[cluster] : 0
  }
}
