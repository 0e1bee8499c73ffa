/// A transform: what it matches at the end of the context, and what takes its place.
public struct TransformRule: Sendable {
  let pattern: TransformPattern
  let replacement: ReplacementTemplate

  /// Reads a transform. Variables that it refers to are declared in `variables`; markers that are met
  /// for the first time are added there.
  public init(
    from: String, to: String, variables: inout LayoutVariables
  ) throws(RuleFault) {
    pattern = try TransformPattern(from, variables: &variables)
    replacement = try ReplacementTemplate(to, for: pattern, variables: &variables)
  }

  /// What a rule matches: of two in one group that match the same, only the first is used.
  public struct Match: Hashable, Sendable {
    let program: PatternProgram
  }

  /// What it matches.
  public var match: Match { Match(program: pattern.program) }

  /// What it matches, where that is one text with its markers.
  public var literal: KeyOutput? { pattern.literal.map(KeyOutput.init) }

  /// Whether another rule has the same effect.
  public func replacesSame(as other: TransformRule) -> Bool {
    replacement.pieces == other.replacement.pieces
  }
}
