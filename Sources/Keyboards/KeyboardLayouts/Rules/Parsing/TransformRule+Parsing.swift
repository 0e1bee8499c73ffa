extension TransformRule {
  /// Parses a transform.
  ///
  /// - Parameters:
  ///   - from: the pattern.
  ///   - to: the replacement.
  ///   - variables: the variables that both may refer to. Markers used for the first time are added
  ///     to it.
  /// - Throws: a ``RuleFault`` if the pattern or the replacement is malformed.
  public init(
    from: String, to: String, variables: inout LayoutVariables
  ) throws(RuleFault) {
    pattern = try TransformPattern(from, variables: &variables)
    replacement = try ReplacementTemplate(to, for: pattern, variables: &variables)
  }
}
