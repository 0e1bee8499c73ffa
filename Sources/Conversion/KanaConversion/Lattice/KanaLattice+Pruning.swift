extension KanaLattice {
  /// Returns which nodes are part of a sentence whose cost, by classes alone, exceeds the best by
  /// at most `margin`. Each node's best sentence follows from the forward costs of the lattice and
  /// a backward pass.
  ///
  /// - Parameter next: the class of the following word.
  func nodesWithinMargin(_ margin: Int32, before next: UInt16) -> [Bool] {
    var kept = [Bool](repeating: false, count: nodes.count)
    // The least cost from each position to the end, by the class of the word that begins there.
    var backward = [[ClassCost]](repeating: [], count: end + 1)
    backward[end] = [ClassCost(wordClass: next, cost: 0)]
    var best = Int32.max
    for position in stride(from: end, to: 0, by: -1) where !backward[position].isEmpty {
      // Few classes end at a position; compute the cost of each once.
      var rests: [UInt16: Int32] = [:]
      for index in nodes(endingAt: position) {
        let node = nodes[index]
        guard best == .max || node.forward <= best &+ margin else { continue }
        let rest: Int32
        if let known = rests[node.right] {
          rest = known
        } else {
          var least = Int32.max
          for way in backward[position] {
            least = min(least, way.cost &+ lexicon.matrix.cost(from: node.right, to: way.wordClass))
          }
          rests[node.right] = least
          rest = least
        }
        if position == end { best = min(best, node.forward &+ rest) }
        guard position == end || node.forward &+ rest <= best &+ margin else {
          continue
        }
        kept[index] = true
        let cost = node.classCost &+ rest
        let start = Int(node.start)
        if let known = backward[start].firstIndex(where: { $0.wordClass == node.left }) {
          backward[start][known].cost = min(backward[start][known].cost, cost)
        } else {
          backward[start].append(ClassCost(wordClass: node.left, cost: cost))
        }
      }
    }
    return kept
  }
}
