/// The `from` of a transform, ready to match.
struct TransformPattern: Sendable {
  /// How many capture groups it has.
  let captureCount: Int
  /// The set variable that a capture group holds, by group.
  let capturedSets: [Int: String]
  /// How many elements it matches.
  let lengths: ClosedRange<Int>
  /// What a match can end with.
  let lastElements: ElementSet
  /// The elements, where it is nothing but text.
  let literal: [TextElement]?
  /// The steps.
  let program: PatternProgram

  /// Reads a pattern.
  init(_ text: String, variables: inout LayoutVariables) throws(RuleFault) {
    let (node, captures, sets) = try PatternParser.parse(text, variables: &variables)
    captureCount = captures
    capturedSets = sets
    lengths = node.lengths
    lastElements = node.lastElements
    literal = node.literalElements
    program = try PatternProgram(node)
  }

  /// The leftmost place from which the pattern matches up to the caret, and what its groups
  /// captured; nil where it does not match.
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
