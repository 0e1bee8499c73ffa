import KeyboardLayouts

/// Finds transforms that are never used, because an earlier transform of the group matches first.
struct TransformGroupCheck {
  private var byMatch: [TransformRule.Match: TransformRule] = [:]
  private var byText: [KeyOutput: String] = [:]

  mutating func add(
    _ rule: TransformRule, from: String, at position: SourcePosition, _ problems: inout ProblemList
  ) {
    let text = rule.literal
    if let same = byMatch[rule.match] {
      let isSame = same.replacesSame(as: rule)
      problems.report(
        isSame ? .repeatedTransform(from: from) : .ambiguousTransform(from: from), at: position)
    } else if let other = text.flatMap(earlierEnding) {
      problems.report(.unreachableTransform(from: from, matchedBy: other), at: position)
    }
    byMatch[rule.match] = byMatch[rule.match] ?? rule
    if let text { byText[text] = byText[text] ?? from }
  }

  /// The `from` of an earlier transform whose text is a suffix of this text, and so matches
  /// wherever this one does.
  private func earlierEnding(of text: KeyOutput) -> String? {
    // Limit the search: longer suffixes are not worth it.
    let longest = min(text.elements.count - 1, 16)
    guard longest > 0 else { return nil }
    return (1...longest).lazy.compactMap { byText[KeyOutput(text.elements.suffix($0))] }.first
  }
}
