extension CaretLine {
  /// The stop at the left edge: the start of a line from left to right, else its end.
  public var leftEdge: String.Index { direction == .leftToRight ? text.startIndex : text.endIndex }

  /// The stop at the right edge.
  public var rightEdge: String.Index { direction == .leftToRight ? text.endIndex : text.startIndex }

  /// The next stop to the right; nil at the right edge.
  public func right(of caret: String.Index) -> String.Index? { stop(beside: caret, by: 1) }

  /// The next stop to the left; nil at the left edge.
  public func left(of caret: String.Index) -> String.Index? { stop(beside: caret, by: -1) }

  /// The next stop in the order of the text; nil at the end.
  public func forward(of caret: String.Index) -> String.Index? {
    let next = stopNumber(atOrBefore: caret) + 1
    return next < stops.count ? stops[next] : nil
  }

  /// The stop before in the order of the text, which is the start of the cluster for a caret inside
  /// one; nil at the start.
  public func backward(of caret: String.Index) -> String.Index? {
    let number = stopNumber(atOrBefore: caret)
    if stops[number] < caret { return stops[number] }
    return number > 0 ? stops[number - 1] : nil
  }

  /// The right end on screen of the next word to the right, else the right edge; nil at the edge.
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

  /// The left end on screen of the next word to the left, else the left edge; nil at the edge.
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

  /// The number of the last stop that is not behind the caret: a caret inside a cluster counts as
  /// before it, and one beyond the line as at its edge.
  func stopNumber(atOrBefore caret: String.Index) -> Int {
    var lower = 0
    var upper = stops.count
    while upper - lower > 1 {
      let middle = lower + (upper - lower) / 2
      if stops[middle] <= caret { lower = middle } else { upper = middle }
    }
    return lower
  }

  /// The stop at the next gap on the right (1) or the left (-1). A caret inside a cluster goes to the
  /// edge of that cluster.
  private func stop(beside caret: String.Index, by step: Int) -> String.Index? {
    let number = stopNumber(atOrBefore: caret)
    var gap = gapOfStop[number] + step
    if stops[number] < caret, let position = clusterAtPosition.firstIndex(of: number) {
      gap = step > 0 ? position + 1 : position
    }
    return stopAtGap.indices.contains(gap) ? stops[stopAtGap[gap]] : nil
  }
}

/// The words of a line, as word moves need them. Which ranges are words is for the caller to say.
public struct CaretWords: Sendable {
  /// For each cluster the number of the word it is in, counted from 1, and 0 between words.
  private var numbers: [Int]

  /// The words of a line.
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
