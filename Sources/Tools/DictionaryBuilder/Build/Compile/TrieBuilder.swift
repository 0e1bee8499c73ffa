import SyllableConversion

/// The columns of the trie of readings; `LexiconSections` documents them. Nodes are numbered breadth
/// first. A node is the range of the sorted entries that begin with its syllables: those that end
/// there come first, the rest falls into one range for each child.
struct TrieBuilder {
  private(set) var labels: [UInt16] = [0]
  private(set) var children: [UInt32] = []
  private(set) var firstEntries: [UInt32] = []
  /// The entries in the order of the nodes they belong to.
  private(set) var entries: [UInt32] = []

  init(_ sorted: SortedEntries) {
    entries.reserveCapacity(sorted.count)
    labels.reserveCapacity(sorted.count)
    children.reserveCapacity(sorted.count)
    firstEntries.reserveCapacity(sorted.count)
    var level = [0..<UInt32(truncatingIfNeeded: sorted.count)]
    var depth = 0
    while !level.isEmpty {
      var next: [Range<UInt32>] = []
      // The children of this level are numbered behind all of its nodes.
      let firstChild = labels.count
      for node in level {
        firstEntries.append(UInt32(truncatingIfNeeded: entries.count))
        children.append(UInt32(truncatingIfNeeded: firstChild + next.count))
        var entry = node.lowerBound
        while entry < node.upperBound, sorted.syllableRange(Int(entry)).count == depth {
          entries.append(entry)
          entry += 1
        }
        while entry < node.upperBound {
          let start = entry
          let label = Self.label(sorted, entry, depth)
          repeat {
            entry += 1
          } while entry < node.upperBound
            && Self.label(sorted, entry, depth) == label
          labels.append(label)
          next.append(start..<entry)
        }
      }
      level = next
      depth += 1
    }
    children.append(UInt32(truncatingIfNeeded: labels.count))
    firstEntries.append(UInt32(truncatingIfNeeded: entries.count))
  }

  @inline(__always) private static func label(
    _ sorted: SortedEntries, _ entry: UInt32, _ depth: Int
  ) -> SyllableID {
    sorted.syllables[sorted.syllableRange(Int(entry)).lowerBound + depth]
  }
}
