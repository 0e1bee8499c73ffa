/// The `from` attribute of a transform, compiled.
struct TransformPattern: Sendable {
  /// The number of capture groups.
  let captureCount: Int
  /// The set variable of each capture group that contains nothing else, by group number.
  let capturedSets: [Int: String]
  /// The minimum and maximum number of elements that the pattern matches.
  let lengths: ClosedRange<Int>
  /// The elements that a match can end with.
  let lastElements: ElementSet
  /// The elements of a pattern that consists of plain text only; otherwise nil.
  let literal: [TextElement]?
  /// The compiled steps.
  let program: PatternProgram

  /// Finds the leftmost index from which the pattern matches up to the caret.
  ///
  /// - Returns: that index and the captured ranges, where group 0 is the whole match; nil if
  ///   nothing matches.
  func match(
    _ context: [TextElement], isTextStart: Bool
  ) -> (start: Int, captures: [Range<Int>])? {
    guard context.count >= lengths.lowerBound else { return nil }
    if let literal {
      let start = context.count - literal.count
      return context[start...].elementsEqual(literal) ? (start, [start..<context.count]) : nil
    }
    let first = max(context.count - lengths.upperBound, 0)
    let window = context[first...]
    var matcher = PatternMatcher(
      program, in: window, isTextStart: isTextStart && first == 0, captures: captureCount)
    for start in first...(context.count - lengths.lowerBound) where matcher.matches(from: start) {
      var captures = matcher.captures
      captures[0] = start..<context.count
      return (start, captures)
    }
    return nil
  }
}
