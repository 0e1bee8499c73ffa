extension TransformPattern {
  /// Parses and compiles a pattern.
  init(_ text: String, variables: inout LayoutVariables) throws(RuleFault) {
    let (node, captures, sets) = try PatternParser.parse(text, variables: &variables)
    captureCount = captures
    capturedSets = sets
    lengths = node.lengths
    lastElements = node.lastElements
    literal = node.literalElements
    program = try PatternProgram(node)
  }
}
