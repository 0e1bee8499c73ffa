/// A group of transforms: the first that matches is used.
///
/// The rules are found by the last element of the context, so that a group of hundreds costs as much
/// as the few that can match.
struct TransformGroup: Sendable {
  private let rules: [TransformRule]
  /// The rules that can match a context with this end, in their order.
  private let byLastElement: [TextElement: [Int]]
  /// The rules that can match so many ends that they are not listed.
  private let others: [Int]

  /// More ends than these are not listed one by one.
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

  /// Applies the first rule that matches. Answers where the context was changed, or nil.
  func apply(to context: inout [TextElement], isTextStart: Bool) -> Int? {
    guard let last = context.last else { return nil }
    let listed = byLastElement[last] ?? []
    var next = (listed: 0, other: 0)
    // Both lists are in the order of the group.
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
