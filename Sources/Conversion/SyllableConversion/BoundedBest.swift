import NGrams

/// A word of a span with the cost that ranks it among the others.
struct RankedWord {
  /// The cost including the word's frequency.
  var rank: Cost
  var word: WordID
  /// The cost of the reading alone.
  var cost: Cost
  /// The trie node of the lexicon that the word was found at.
  var reading: Int32
  var syllableEnds: UInt64
  /// The extra cost from the user model, and the index of the word in `LearnedTables.words`.
  var learned: Cost = 0
  var evidence = LatticeNode.noEvidence

  func node(start: Int32, end: Int) -> LatticeNode {
    LatticeNode(
      start: start, length: Int32(truncatingIfNeeded: end) &- start, word: word, cost: cost,
      estimatedCost: rank, reading: reading, syllableEnds: syllableEnds, learned: learned,
      evidence: evidence)
  }
}

/// The cheapest of the words inserted, in ascending order, up to a capacity.
struct BoundedBest {
  private var capacity = 0
  private(set) var items: [RankedWord] = []

  /// Removes all words and sets the capacity.
  mutating func removeAll(keepingAtMost capacity: Int) {
    self.capacity = capacity
    items.removeAll(keepingCapacity: true)
  }

  /// Inserts a word in the order of ranks and drops the costliest word if the capacity is exceeded.
  ///
  /// - Returns: false if the list is full and the word costs at least as much as every word in it.
  @inline(__always)
  mutating func insert(_ item: RankedWord) -> Bool {
    if items.count >= capacity {
      guard let last = items.last, item.rank < last.rank else { return false }
      items.removeLast()
    }
    var index = items.count
    while index > 0, item.rank < items[index - 1].rank { index -= 1 }
    // Most words arrive in the order of their ranks.
    if index == items.count { items.append(item) } else { items.insert(item, at: index) }
    return true
  }
}
