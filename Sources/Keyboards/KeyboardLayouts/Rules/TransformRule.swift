/// A transform: a pattern at the end of the context, and its replacement.
public struct TransformRule: Sendable {
  let pattern: TransformPattern
  let replacement: ReplacementTemplate

  /// The identity of a rule's pattern. Of two rules in a group with equal patterns, only the first
  /// is used.
  public struct Match: Hashable, Sendable {
    let program: PatternProgram
  }

  /// The identity of the pattern, for finding rules that can never be used.
  public var match: Match { Match(program: pattern.program) }

  /// The text with markers that the rule matches, if its pattern is plain text; otherwise nil.
  public var literal: KeyOutput? { pattern.literal.map(KeyOutput.init) }

  /// Whether another rule has the same replacement.
  public func replacesSame(as other: TransformRule) -> Bool {
    replacement.pieces == other.replacement.pieces
  }
}
