import NGrams

/// The words of one span in ascending order of their estimated costs, up to a capacity. Words of
/// equal cost keep the order in which they were inserted.
///
/// Most words of a span are dropped again, so a lattice node is made only of those that remain.
struct SpanWords {
  /// A word found at a cursor, without what the cursor determines.
  struct Word {
    var estimatedCost: Cost
    var cost: Cost
    var word: WordID
    /// The index of the cursor.
    var cursor: Int32
    var learned: Cost = 0
    var evidence = LatticeNode.noEvidence
  }

  private(set) var words: [Word] = []
  private var capacity = 0

  /// Removes all words.
  mutating func removeAll(capacity: Int) {
    words.removeAll(keepingCapacity: true)
    self.capacity = capacity
  }

  /// Inserts a word, and drops the costliest one if the capacity is exceeded.
  ///
  /// - Returns: false if the span is full and the word costs at least as much as every word in it.
  @inline(__always)
  mutating func insert(_ word: Word) -> Bool {
    guard let last = words.last, word.estimatedCost < last.estimatedCost else {
      // Most words arrive in the order of their costs.
      guard words.count < capacity else { return false }
      words.append(word)
      return true
    }
    // The last element is overwritten if the span is full, and otherwise a copy of it is.
    if words.count < capacity { words.append(last) }
    words.withUnsafeMutableBufferPointer { words in
      var index = words.count - 1
      while index > 0, word.estimatedCost < words[index - 1].estimatedCost {
        words[index] = words[index - 1]
        index -= 1
      }
      words[index] = word
    }
    return true
  }
}
