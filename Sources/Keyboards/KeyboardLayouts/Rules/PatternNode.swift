/// A pattern as it was written, read into a tree.
indirect enum PatternNode: Hashable, Sendable {
  /// These elements, one after the other.
  case literal([TextElement])
  /// One element of a set.
  case set(ElementSet)
  /// One after the other.
  case sequence([PatternNode])
  /// The first that leads to a match.
  case alternatives([PatternNode])
  /// A capture group, counted from one. `set` is the variable that is all of it, for a mapping.
  case capture(Int, PatternNode, set: String?)
  /// Between `least` and `most` times, as often as possible.
  case repeated(PatternNode, least: Int, most: Int)
  /// The start of the text.
  case start

  /// The fewest and most elements that it matches.
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

  /// Longer than any context: what a pattern says beyond that does not matter.
  private static func capped(_ length: Int) -> Int { min(length, 10_000) }

  /// The elements that a match can end with. Whether it can also match nothing is in `lengths`.
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

  /// The elements of a pattern that is nothing but text.
  var literalElements: [TextElement]? {
    switch self {
    case .literal(let elements): elements
    case .sequence(let nodes): nodes.count == 1 ? nodes[0].literalElements : nil
    default: nil
    }
  }
}
