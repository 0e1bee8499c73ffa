/// Numbers the nodes of a trie in breadth-first order from the root, so that the children of a node
/// are contiguous: those of node `n` are `children[n] ..< children[n + 1]`, ascending by their
/// labels.
///
/// A node is the range of sorted keys that begin with the labels on its path. The keys that end at
/// the node come first, and the others form one range per child.
struct TrieBuilder<Label: Equatable> {
  /// A node: the range of its keys, and the number of labels on its path.
  struct Node {
    let keys: Range<Int>
    let depth: Int
  }

  /// The label of the edge to each node.
  private(set) var labels: [Label]
  /// The first child of each node, followed by the number of nodes.
  private(set) var children: [UInt32] = []
  /// The index in `order` of the first key that ends at each node, followed by the number of keys.
  private(set) var firstKeys: [UInt32] = []
  /// The keys in the order of the nodes where they end.
  private(set) var order: [UInt32] = []

  /// Builds the trie of keys that ascend by their labels.
  ///
  /// - Parameters:
  ///   - count: The number of keys.
  ///   - root: The label of the root, which is never read.
  ///   - length: Returns the number of labels of a key.
  ///   - label: Returns the label of a key at a depth below its length.
  ///   - visit: Called with each node, in the order of their numbers.
  /// - Throws: `DictionaryError.tooMany` if the keys or nodes exceed 32 bits.
  init(
    count: Int, root: Label, length: (_ key: Int) -> Int,
    label: (_ key: Int, _ depth: Int) -> Label, visit: (Node) -> Void = { _ in }
  ) throws(DictionaryError) {
    guard count < UInt32.max else { throw .tooMany(what: "words") }
    labels = [root]
    order.reserveCapacity(count)
    var level = [0..<count]
    var depth = 0
    while !level.isEmpty {
      var next: [Range<Int>] = []
      for keys in level {
        visit(Node(keys: keys, depth: depth))
        firstKeys.append(UInt32(truncatingIfNeeded: order.count))
        children.append(UInt32(truncatingIfNeeded: labels.count))
        var key = keys.lowerBound
        while key < keys.upperBound, length(key) == depth {
          order.append(UInt32(truncatingIfNeeded: key))
          key += 1
        }
        while key < keys.upperBound {
          let start = key
          let first = label(key, depth)
          repeat { key += 1 } while key < keys.upperBound && label(key, depth) == first
          labels.append(first)
          next.append(start..<key)
        }
      }
      guard labels.count < UInt32.max else { throw .tooMany(what: "words") }
      level = next
      depth += 1
    }
    children.append(UInt32(truncatingIfNeeded: labels.count))
    firstKeys.append(UInt32(truncatingIfNeeded: order.count))
  }

  /// Builds the trie of ascending keys.
  init(
    _ keys: [[Label]], root: Label, visit: (Node) -> Void = { _ in }
  ) throws(DictionaryError) {
    try self.init(
      count: keys.count, root: root, length: { keys[$0].count }, label: { keys[$0][$1] },
      visit: visit)
  }
}
