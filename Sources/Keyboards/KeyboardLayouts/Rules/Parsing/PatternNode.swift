/// The syntax tree of a pattern.
indirect enum PatternNode: Hashable, Sendable {
  /// These elements in order.
  case literal([TextElement])
  /// One element of a set.
  case set(ElementSet)
  /// The nodes in order.
  case sequence([PatternNode])
  /// The first branch that leads to a match.
  case alternatives([PatternNode])
  /// A capture group, numbered from 1. `set` is the set variable that is the group's only content,
  /// for a mapping such as `$[1:upper]`.
  case capture(Int, PatternNode, set: String?)
  /// The node repeated `least` to `most` times, as often as possible.
  case repeated(PatternNode, least: Int, most: Int)
  /// The start of the text.
  case start

  /// The minimum and maximum number of elements that the node matches.
  var lengths: ClosedRange<Int> {
    switch self {
    case .literal(let elements): return elements.count...elements.count
    case .set: return 1...1
    case .start: return 0...0
    case .capture(_, let node, _): return node.lengths
    case .sequence(let nodes):
      return nodes.reduce(0...0) { sum, node in
        let lengths = node.lengths
        return
          (sum.lowerBound + lengths.lowerBound)...Self.capped(sum.upperBound + lengths.upperBound)
      }
    case .alternatives(let nodes):
      let all = nodes.map(\.lengths)
      let least = all.map(\.lowerBound).min() ?? 0
      return least...max(least, all.map(\.upperBound).max() ?? 0)
    case .repeated(let node, let least, let most):
      let lengths = node.lengths
      let low = Self.capped(lengths.lowerBound * least)
      return low...max(low, Self.capped(lengths.upperBound * most))
    }
  }

  /// Caps a length. The cap exceeds any context, so longer lengths make no difference.
  private static func capped(_ length: Int) -> Int { min(length, 10_000) }

  /// The elements that a match can end with. Whether the match can be empty is in `lengths`.
  var lastElements: ElementSet {
    switch self {
    case .literal(let elements): return ElementSet(elements.suffix(1))
    case .set(let set): return set
    case .start: return ElementSet([TextElement]())
    case .capture(_, let node, _), .repeated(let node, _, _): return node.lastElements
    case .alternatives(let nodes):
      return nodes.reduce(ElementSet([TextElement]())) { $0.union($1.lastElements) }
    case .sequence(let nodes):
      var last = ElementSet([TextElement]())
      for node in nodes.reversed() {
        last = last.union(node.lastElements)
        if node.lengths.lowerBound > 0 { break }
      }
      return last
    }
  }

  /// The elements of a pattern that consists of plain text only; otherwise nil.
  var literalElements: [TextElement]? {
    switch self {
    case .literal(let elements): elements
    case .sequence(let nodes): nodes.count == 1 ? nodes[0].literalElements : nil
    default: nil
    }
  }
}
