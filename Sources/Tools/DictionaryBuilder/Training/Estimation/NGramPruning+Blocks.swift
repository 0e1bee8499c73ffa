/// The number of n-grams that end with each word, by the lists of an image block.
struct BlockCounts {
  /// Bigrams that are the context of trigrams.
  var contexts: [Int]
  /// The other bigrams.
  var bigrams: [Int]
  /// Trigrams.
  var trigrams: [Int]
}

extension NGramPruning {
  /// Returns the sizes of the blocks for the n-grams whose worth is at least `threshold`. One pass
  /// over all n-grams takes a small part of the time that building the model takes.
  func blockCounts(threshold: Float) -> BlockCounts {
    var counts = BlockCounts(
      contexts: [Int](repeating: 0, count: wordCount),
      bigrams: [Int](repeating: 0, count: wordCount),
      trigrams: [Int](repeating: 0, count: wordCount))
    let mask: UInt64 = (1 << UInt64(bitsPerWord)) - 1
    guard levels.count > 1 else { return counts }
    let trigrams = levels.count > 2 ? levels[2].keys : []
    var next = 0
    for (position, key) in levels[1].keys.enumerated() {
      // The trigrams that begin with this bigram.
      var isContext = false
      while next < trigrams.count, trigrams[next] >> UInt64(bitsPerWord) <= key {
        if worth[2][next] >= threshold {
          isContext = true
          counts.trigrams[Int(trigrams[next] & mask)] += 1
        }
        next += 1
      }
      guard worth[1][position] >= threshold else { continue }
      if isContext {
        counts.contexts[Int(key & mask)] += 1
      } else {
        counts.bigrams[Int(key & mask)] += 1
      }
    }
    return counts
  }
}
