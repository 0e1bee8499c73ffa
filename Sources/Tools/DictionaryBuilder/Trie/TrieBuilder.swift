/// Numbers the nodes of a trie breadth first, root first, so that the children of a node are
/// neighbours: those of node `n` are `children[n] ..< children[n + 1]`, ascending by their labels.
///
/// A node is the range of the sorted keys that begin with the labels that lead to it. Those that end
/// there come first, the rest falls into one range for each child.
struct TrieBuilder<Label: Equatable> {
  /// A node: the keys that begin with its labels, and how many labels those are.
  struct Node {
    let keys: Range<Int>
    let depth: Int
  }

  /// The label that leads to each node.
  private(set) var labels: [Label]
  /// The first child of each node, and the number of nodes.
  private(set) var children: [UInt32] = []
  /// Where the keys that end at each node begin in `order`, and the number of keys.
  private(set) var firstKeys: [UInt32] = []
  /// The keys in the order of the nodes that they end at.
  private(set) var order: [UInt32] = []

  /// Builds the trie of keys that ascend by their labels.
  /// - Parameters:
  ///   - count: The number of keys.
  ///   - root: The label of the root, which nothing reads.
  ///   - length: The number of labels of a key.
  ///   - label: The label of a key at a depth below its length.
  ///   - visit: Receives each node, in the order of their numbers.
  /// - Throws: `DictionaryError.tooMany` for more keys or nodes than 32 bits number.
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

  /// Builds the trie of keys that ascend.
  init(
    _ keys: [[Label]], root: Label, visit: (Node) -> Void = { _ in }
  ) throws(DictionaryError) {
    try self.init(
      count: keys.count, root: root, length: { keys[$0].count }, label: { keys[$0][$1] },
      visit: visit)
  }
}
