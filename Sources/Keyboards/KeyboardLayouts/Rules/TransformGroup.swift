/// A group of transforms, of which the first that matches is applied.
///
/// Rules are indexed by the last element that they can match, so that a group of hundreds of rules
/// costs only as much as the few candidates.
struct TransformGroup: Sendable {
  let rules: [TransformRule]
  /// The indices of the rules that can match a context with this last element, in ascending order.
  private let byLastElement: [TextElement: [Int]]
  /// The indices of the rules with too many possible last elements to be indexed.
  private let others: [Int]

  /// The maximum number of last elements for which a rule is indexed.
  private static let listedEnds = 256

  init(_ rules: [TransformRule]) {
    self.rules = rules
    var listed: [TextElement: [Int]] = [:]
    var others: [Int] = []
    for (index, rule) in rules.enumerated() {
      let ends = rule.pattern.lastElements
      if ends.count > Self.listedEnds {
        others.append(index)
      } else {
        for end in ends.elements { listed[end, default: []].append(index) }
      }
    }
    byLastElement = listed
    self.others = others
  }

  /// Applies the first rule that matches.
  ///
  /// - Returns: the index of the first replaced element; nil if no rule matches.
  func apply(to context: inout [TextElement], isTextStart: Bool) -> Int? {
    guard let last = context.last else { return nil }
    let listed = byLastElement[last] ?? []
    var next = (listed: 0, other: 0)
    // Merges the two lists, both of which are in the order of the group.
    while next.listed < listed.count || next.other < others.count {
      let index: Int
      if next.other >= others.count
        || next.listed < listed.count && listed[next.listed] < others[next.other]
      {
        index = listed[next.listed]
        next.listed += 1
      } else {
        index = others[next.other]
        next.other += 1
        guard rules[index].pattern.lastElements.contains(last) else { continue }
      }
      let rule = rules[index]
      if let match = rule.pattern.match(context, isTextStart: isTextStart) {
        let replacement = rule.replacement.elements(context: context, captures: match.captures)
        context.replaceSubrange(match.start..., with: replacement)
        return match.start
      }
    }
    return nil
  }
}
