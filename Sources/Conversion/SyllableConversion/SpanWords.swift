/// The words of one span: the last nodes of a lattice, in ascending order of their estimated costs,
/// up to a capacity.
struct SpanWords {
  /// The index of the first node of the span.
  let first: Int
  let capacity: Int

  /// Inserts a node in the order of estimated costs, and drops the costliest node if the capacity is
  /// exceeded.
  ///
  /// - Returns: false if the span is full and the node costs at least as much as every node in it.
  @inline(__always)
  func insert(_ node: LatticeNode, into nodes: inout [LatticeNode]) -> Bool {
    if nodes.count - first >= capacity {
      guard nodes.count > first, node.estimatedCost < nodes[nodes.count - 1].estimatedCost else {
        return false
      }
      nodes.removeLast()
    }
    var index = nodes.count
    while index > first, node.estimatedCost < nodes[index - 1].estimatedCost { index -= 1 }
    nodes.append(node)
    // Most words arrive in the order of their costs.
    guard index < nodes.count - 1 else { return true }
    nodes.withUnsafeMutableBufferPointer { nodes in
      let place = nodes.baseAddress.unsafelyUnwrapped + index
      (place + 1).update(from: place, count: nodes.count - 1 - index)
      place.pointee = node
    }
    return true
  }
}
