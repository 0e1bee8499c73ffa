/// Estimates an interpolated modified Kneser–Ney model from counts.
///
/// ```
/// P(w | u v) = (a(u v w) − D(a(u v w))) / a(u v ·) + γ(u v) P(w | v)
/// ```
///
/// For the highest order `a` is the count. For lower orders it is the number of distinct words that
/// precede the n-gram; for n-grams that begin a sentence it is the count. `γ` redistributes the
/// discounted mass to the lower order.
package struct KneserNey {
  private let order: Int
  private let bits: UInt64
  private let vocabularySize: Int
  /// The levels, unigrams first.
  package private(set) var levels: [NGramLevel]
  /// The discounts, unigrams first.
  package private(set) var discounts: [Discounts] = []

  /// Reads the counts and estimates the model.
  ///
  /// - Parameters:
  ///   - files: The counts of each text, all of the same order.
  ///   - weights: The weight of one occurrence in each file.
  ///   - vocabularySize: The number of words, including the special ones.
  ///   - progress: Called with the current step and the fraction done, 0 to 1.
  /// - Throws: `DictionaryError` if a file is damaged, or the files differ in order or vocabulary.
  package init(
    files: [CountFile], weights: [Double], vocabularySize: Int,
    progress: ProgressHandler = { _, _ in }
  ) throws(DictionaryError) {
    guard let packing = files.first?.packing,
      files.allSatisfy({ $0.packing == packing }), weights.count == files.count
    else {
      throw .malformed(
        path: files.first?.path ?? "", line: nil,
        reason: "the count files differ in order or vocabulary")
    }
    order = packing.order
    bits = UInt64(packing.bitsPerWord)
    self.vocabularySize = vocabularySize
    levels = [NGramLevel](repeating: NGramLevel(), count: packing.order)
    progress("reading counts", 0)
    try read(files, weights)
    for level in stride(from: order - 1, to: 0, by: -1) {
      progress("counting contexts", 0.2 + 0.2 * Double(order - level) / Double(order))
      makeLower(level - 1, from: level)
    }
    completeUnigrams()
    for level in 0..<order {
      progress("estimating order \(level + 1)", 0.5 + 0.4 * Double(level) / Double(order))
      estimate(level)
    }
  }

  /// Returns the model with all n-grams.
  package func model(vocabulary: Vocabulary) -> BackoffModel {
    BackoffModel(
      vocabulary: vocabulary, bitsPerWord: Int(bits),
      levels: levels.map {
        BackoffModel.Level(
          keys: $0.keys, logProbabilities: $0.logProbabilities, logBackoffs: $0.logBackoffs)
      })
  }

  /// Lowers the log probability of words in every context. Their mass goes to the words that a
  /// model of these n-grams backs off to.
  ///
  /// - Parameter words: The reduction of each word, in nats.
  package mutating func makeLessLikely(_ words: [UInt32: Float]) {
    guard !words.isEmpty else { return }
    let wordMask: UInt64 = (1 << bits) - 1
    for number in levels.indices {
      for index in 0..<levels[number].count {
        let word = UInt32(truncatingIfNeeded: levels[number].keys[index] & wordMask)
        if let nats = words[word] { levels[number].logProbabilities[index] -= nats }
      }
    }
  }

  private mutating func read(_ files: [CountFile], _ weights: [Double]) throws(DictionaryError) {
    var merge = try CountMerge(files)
    var counts = [UInt64](repeating: 0, count: files.count)
    var countsOfCounts = [UInt64](repeating: 0, count: 4)
    var level = NGramLevel()
    let capacity = files.reduce(0) { $0 + $1.recordCount }
    level.keys.reserveCapacity(files.count > 1 ? capacity * 9 / 10 : capacity)
    level.counts.reserveCapacity(level.keys.capacity)
    while let key = try merge.next(counts: &counts) {
      var weighted = 0.0
      var total: UInt64 = 0
      for (count, weight) in zip(counts, weights) {
        weighted += Double(count) * weight
        total &+= count
      }
      if (1...4).contains(total) { countsOfCounts[Int(total) - 1] += 1 }
      guard weighted > 0 else { continue }
      level.keys.append(key)
      level.counts.append(Float(weighted))
    }
    level.adjusted = level.counts
    levels[order - 1] = level
    discounts = [Discounts](repeating: Discounts(countsOfCounts: []), count: order)
    discounts[order - 1] = Discounts(countsOfCounts: countsOfCounts)
  }

  /// Makes the n-grams that are one word shorter: the suffixes of longer n-grams, and those that
  /// begin a sentence, which no word precedes.
  private mutating func makeLower(_ lower: Int, from upper: Int) {
    let length = UInt64(lower + 1)
    let mask: UInt64 = (1 << (length * bits)) - 1
    let start = UInt64(Vocabulary.sentenceStart)
    var suffixes: [(key: UInt64, count: Float)] = []
    suffixes.reserveCapacity(levels[upper].count)
    var starts: [UInt64: Float] = [:]
    for index in 0..<levels[upper].count {
      let key = levels[upper].keys[index]
      suffixes.append((key & mask, levels[upper].counts[index]))
      // The n-gram without its last word, if it begins a sentence. The sentence start alone is not
      // a unigram, since it is never predicted.
      let prefix = key >> bits
      if lower > 0, prefix >> ((length - 1) * bits) == start {
        starts[prefix, default: 0] += levels[upper].counts[index]
      }
    }
    suffixes.sort { $0.key < $1.key }
    var level = NGramLevel()
    var countsOfCounts = [UInt64](repeating: 0, count: 4)
    func append(_ key: UInt64, count: Float, adjusted: Float) {
      level.keys.append(key)
      level.counts.append(count)
      level.adjusted.append(adjusted)
      if adjusted >= 1, adjusted < 5, adjusted == adjusted.rounded() {
        countsOfCounts[Int(adjusted) - 1] += 1
      }
    }
    var pendingStarts = starts.sorted { $0.key < $1.key }[...]
    var index = 0
    while index < suffixes.count {
      let key = suffixes[index].key
      while let first = pendingStarts.first, first.key < key {
        append(first.key, count: first.value, adjusted: first.value)
        pendingStarts.removeFirst()
      }
      var end = index
      var count: Float = 0
      while end < suffixes.count, suffixes[end].key == key {
        count += suffixes[end].count
        end += 1
      }
      if let first = pendingStarts.first, first.key == key {
        pendingStarts.removeFirst()
        append(key, count: first.value, adjusted: first.value)
      } else {
        append(key, count: count, adjusted: Float(end - index))
      }
      index = end
    }
    for (key, count) in pendingStarts { append(key, count: count, adjusted: count) }
    levels[lower] = level
    discounts[lower] = Discounts(countsOfCounts: countsOfCounts)
  }

  /// Gives every word of the vocabulary a unigram, even one that never occurs.
  private mutating func completeUnigrams() {
    var level = NGramLevel()
    level.keys = (0..<UInt64(vocabularySize)).map { $0 }
    level.counts = [Float](repeating: 0, count: vocabularySize)
    level.adjusted = level.counts
    for index in 0..<levels[0].count {
      let id = Int(levels[0].keys[index])
      // The start of a sentence is never predicted.
      guard id < vocabularySize, id != Int(Vocabulary.sentenceStart) else { continue }
      level.counts[id] = levels[0].counts[index]
      level.adjusted[id] = levels[0].adjusted[index]
    }
    levels[0] = level
  }

  private mutating func estimate(_ number: Int) {
    let discounts = discounts[number]
    levels[number].logProbabilities = [Float](repeating: 0, count: levels[number].count)
    levels[number].logBackoffs = [Float](repeating: 0, count: levels[number].count)
    guard number > 0 else { return estimateUnigrams(discounts) }
    let suffixMask: UInt64 = (1 << (UInt64(number) * bits)) - 1
    var context = 0
    var index = 0
    while index < levels[number].count {
      let prefix = levels[number].keys[index] >> bits
      var end = index
      var sum = 0.0
      var taken = 0.0
      while end < levels[number].count, levels[number].keys[end] >> bits == prefix {
        let adjusted = Double(levels[number].adjusted[end])
        sum += adjusted
        taken += discounts.discount(adjusted)
        end += 1
      }
      let backoff = taken / sum
      while context < levels[number - 1].count, levels[number - 1].keys[context] < prefix {
        context += 1
      }
      if context < levels[number - 1].count, levels[number - 1].keys[context] == prefix {
        levels[number - 1].logBackoffs[context] = naturalLogarithm(backoff)
      }
      var cursor = KeyCursor()
      cursor.start(at: levels[number].keys[index] & suffixMask, in: levels[number - 1].keys)
      for entry in index..<end {
        let suffix = levels[number].keys[entry] & suffixMask
        let lower = cursor.find(suffix, in: levels[number - 1].keys)
        let lowerProbability = lower.map { exponential(levels[number - 1].logProbabilities[$0]) }
        let adjusted = Double(levels[number].adjusted[entry])
        let own = (adjusted - discounts.discount(adjusted)) / sum
        levels[number].logProbabilities[entry] = naturalLogarithm(
          own + backoff * (lowerProbability ?? 0))
      }
      index = end
    }
  }

  private mutating func estimateUnigrams(_ discounts: Discounts) {
    var sum = 0.0
    var taken = 0.0
    for adjusted in levels[0].adjusted {
      sum += Double(adjusted)
      taken += discounts.discount(Double(adjusted))
    }
    // Without any text all words are equally likely.
    let words = Double(max(vocabularySize - 1, 1))
    let uniform = (sum > 0 ? taken / sum : 1) / words
    for id in 0..<levels[0].count {
      let adjusted = Double(levels[0].adjusted[id])
      let own = sum > 0 ? (adjusted - discounts.discount(adjusted)) / sum : 0
      levels[0].logProbabilities[id] = naturalLogarithm(max(own + uniform, 1e-12))
    }
    levels[0].logProbabilities[Int(Vocabulary.sentenceStart)] = -99
  }
}
