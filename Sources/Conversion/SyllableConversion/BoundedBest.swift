import NGrams

/// A word of a span with the cost that ranks it among the others.
struct RankedWord {
  /// The cost with the word's frequency in it.
  var rank: Cost
  var word: WordID
  /// The cost of the reading alone.
  var cost: Cost
  /// The node of the lexicon's trie that the word was found at.
  var reading: Int32
  var syllableEnds: UInt64
  /// What was chosen before makes of the cost, and under which number it is known.
  var learned: Cost = 0
  var evidence = LatticeNode.noEvidence

  func node(start: Int32, end: Int) -> LatticeNode {
    LatticeNode(
      start: start, length: Int32(truncatingIfNeeded: end) &- start, word: word, cost: cost,
      estimatedCost: rank, reading: reading, syllableEnds: syllableEnds, learned: learned,
      evidence: evidence)
  }
}

/// The cheapest of the words offered, ascending, at most as many as there is room for.
struct BoundedBest {
  private var capacity = 0
  private(set) var items: [RankedWord] = []

  /// Begins anew, with room for so many words.
  mutating func removeAll(keepingAtMost capacity: Int) {
    self.capacity = capacity
    items.removeAll(keepingCapacity: true)
  }

  /// Answers false where the word is dearer than all that are held and there is no room.
  @inline(__always)
  mutating func insert(_ item: RankedWord) -> Bool {
    if items.count >= capacity {
      guard let last = items.last, item.rank < last.rank else { return false }
      items.removeLast()
    }
    var index = items.count
    while index > 0, item.rank < items[index - 1].rank { index -= 1 }
    // Most words come in the order of their ranks.
    if index == items.count { items.append(item) } else { items.insert(item, at: index) }
    return true
  }
}
