/// The columns of the trie of readings; `KanaSections` documents them. Nodes are numbered breadth
/// first.
struct KanaTrieBuilder {
  private(set) var labels: [UInt8] = [0]
  private(set) var children: [UInt64] = []
  private(set) var firstWords: [UInt64] = []
  /// The entries in the order of the nodes they belong to.
  private(set) var order: [Int] = []

  /// A trie of entries that are sorted by `readings`, the labels of their characters.
  init(sorted readings: [[UInt8]]) {
    var level = [0..<readings.count]
    var depth = 0
    while !level.isEmpty {
      var next: [Range<Int>] = []
      let firstChild = labels.count
      for node in level {
        firstWords.append(UInt64(order.count))
        children.append(UInt64(firstChild + next.count))
        var entry = node.lowerBound
        while entry < node.upperBound, readings[entry].count == depth {
          order.append(entry)
          entry += 1
        }
        while entry < node.upperBound {
          let start = entry
          let label = readings[entry][depth]
          repeat { entry += 1 } while entry < node.upperBound && readings[entry][depth] == label
          labels.append(label)
          next.append(start..<entry)
        }
      }
      level = next
      depth += 1
    }
    children.append(UInt64(labels.count))
    firstWords.append(UInt64(order.count))
  }
}
