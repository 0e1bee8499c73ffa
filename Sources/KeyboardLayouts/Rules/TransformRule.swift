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

  /// Whether another rule matches the same, so that of two in one group only the first is used.
  public func matchesSame(as other: TransformRule) -> Bool {
    pattern.program == other.pattern.program
  }

  /// Whether another rule has the same effect.
  public func replacesSame(as other: TransformRule) -> Bool {
    replacement.pieces == other.replacement.pieces
  }

  /// Whether all that this rule matches ends with what another matches, where both are plain text:
  /// standing behind that rule in its group, this one is never used.
  public func isCovered(by other: TransformRule) -> Bool {
    guard let text = pattern.literal, let ending = other.pattern.literal else { return false }
    return text.count > ending.count && text.suffix(ending.count).elementsEqual(ending)
  }
}
