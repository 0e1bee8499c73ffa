/// The n-grams of one order, in the order of the lines of an ARPA file.
struct ARPASection {
  private var tokens: [UInt32] = []
  private var logProbabilities: [Float] = []
  private var logBackoffs: [Float] = []

  /// Appends an n-gram. Both values are natural logarithms.
  mutating func append(_ ngram: [UInt32], _ logProbability: Float, _ logBackoff: Float) {
    tokens += ngram
    logProbabilities.append(logProbability)
    logBackoffs.append(logBackoff)
  }

  /// Returns the n-grams sorted by packed key. If an n-gram is repeated, the first one counts.
  func level(bitsPerWord: Int) -> BackoffModel.Level {
    var level = BackoffModel.Level()
    guard !logProbabilities.isEmpty else { return level }
    let order = tokens.count / logProbabilities.count
    let entries = logProbabilities.indices.map { index in
      let key = tokens[(index * order)..<((index + 1) * order)].reduce(0 as UInt64) {
        $0 << UInt64(bitsPerWord) | UInt64($1)
      }
      return (key: key, index: index)
    }
    for (key, index) in entries.sorted(by: { ($0.key, $0.index) < ($1.key, $1.index) })
    where level.keys.last != key {
      level.keys.append(key)
      level.logProbabilities.append(logProbabilities[index])
      level.logBackoffs.append(logBackoffs[index])
    }
    return level
  }
}

extension BackoffModel {
  /// Adds the bigrams that trigrams need and the model lacks, with the probability that backing off
  /// gives. No score changes.
  mutating func completeBigrams() {
    guard levels.count > 2 else { return }
    let bits = UInt64(bitsPerWord)
    let wordMask: UInt64 = (1 << bits) - 1
    let present = Set(levels[1].keys)
    var missing: Set<UInt64> = []
    for key in levels[2].keys {
      for bigram in [key >> bits, key & (1 << (2 * bits) - 1)] where !present.contains(bigram) {
        missing.insert(bigram)
      }
    }
    guard !missing.isEmpty else { return }
    let added = missing.map { key in
      let word = UInt32(truncatingIfNeeded: key & wordMask)
      let context = UInt32(truncatingIfNeeded: key >> bits)
      return (key, logProbability(of: word, after: [context]), Float(0))
    }
    let old = levels[1].keys.indices.map {
      (levels[1].keys[$0], levels[1].logProbabilities[$0], levels[1].logBackoffs[$0])
    }
    let all = (old + added).sorted { $0.0 < $1.0 }
    levels[1] = Level(
      keys: all.map(\.0), logProbabilities: all.map(\.1), logBackoffs: all.map(\.2))
  }
}
