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
    // The least cost from a position to the end after each class, for the position given with it:
    // few classes end at a position, and the cost of each is computed once.
    var rests = [(position: Int32, cost: Int32)](
      repeating: (-1, 0), count: lexicon.matrix.classCount)
    for position in stride(from: end, to: 0, by: -1) where !backward[position].isEmpty {
      let here = Int32(truncatingIfNeeded: position)
      for index in nodes(endingAt: position) {
        let node = nodes[index]
        guard best == .max || node.forward <= best &+ margin else { continue }
        let right = Int(node.right)
        guard right < rests.count else { continue }
        if rests[right].position != here {
          var least = Int32.max
          for way in backward[position] {
            least = min(least, way.cost &+ lexicon.matrix.cost(from: node.right, to: way.wordClass))
          }
          rests[right] = (here, least)
        }
        let rest = rests[right].cost
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
