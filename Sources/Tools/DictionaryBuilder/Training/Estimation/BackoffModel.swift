/// An n-gram model with back-off, in the form that is written to images and ARPA files.
package struct BackoffModel: Sendable {
  /// The n-grams of one order as parallel columns, sorted by `keys`.
  package struct Level: Sendable {
    /// The packed n-grams (`NGramPacking` of this order).
    package var keys: [UInt64] = []
    /// `ln P` of the last word given the others.
    package var logProbabilities: [Float] = []
    /// `ln` of the back-off weight of the n-gram as a context; 0 if no longer n-gram continues it.
    package var logBackoffs: [Float] = []

    /// Creates an empty level.
    package init() {}

    /// Creates a level of n-grams. All columns have the same length.
    package init(keys: [UInt64], logProbabilities: [Float], logBackoffs: [Float]) {
      self.keys = keys
      self.logProbabilities = logProbabilities
      self.logBackoffs = logBackoffs
    }

    /// The number of n-grams.
    package var count: Int { keys.count }
  }

  /// The words of the model.
  package let vocabulary: Vocabulary
  /// Bits per word in a key.
  package let bitsPerWord: Int
  /// The levels, unigrams first. The unigram level has one entry for each number of the vocabulary.
  package var levels: [Level]

  /// Creates a model from its levels.
  package init(vocabulary: Vocabulary, bitsPerWord: Int, levels: [Level]) {
    self.vocabulary = vocabulary
    self.bitsPerWord = bitsPerWord
    self.levels = levels
  }

  /// Returns `ln P(word | context)`: the log probability of the longest matching n-gram, plus the
  /// back-off weights of the longer contexts.
  ///
  /// - Parameters:
  ///   - word: The predicted word.
  ///   - context: The preceding words, in any number; only the last `levels.count - 1` count.
  /// - Returns: A natural logarithm, -∞ if the word has no unigram.
  package func logProbability(of word: UInt32, after context: [UInt32]) -> Float {
    let bits = UInt64(bitsPerWord)
    let known = context.suffix(levels.count - 1)
    var backoff: Float = 0
    for dropped in 0...known.count {
      let prefix = known.dropFirst(dropped).reduce(0) { $0 << bits | UInt64($1) }
      let length = known.count - dropped
      var cursor = KeyCursor()
      cursor.start(at: prefix << bits | UInt64(word), in: levels[length].keys)
      if let position = cursor.find(prefix << bits | UInt64(word), in: levels[length].keys) {
        return backoff + levels[length].logProbabilities[position]
      }
      guard length > 0 else { break }
      cursor.start(at: prefix, in: levels[length - 1].keys)
      if let position = cursor.find(prefix, in: levels[length - 1].keys) {
        backoff += levels[length - 1].logBackoffs[position]
      }
    }
    return -.infinity
  }

  /// Sets all back-off weights so that the probabilities after each context add up to 1:
  ///
  /// `bow(h) = (1 − Σ P(w | h)) / (1 − Σ P(w | h'))`
  ///
  /// The sums run over the words `w` that follow `h` in the model; `h'` is `h` without its first
  /// word.
  mutating func normalizeBackoffs() {
    let bits = UInt64(bitsPerWord)
    for number in levels.indices.dropFirst() {
      let suffixMask: UInt64 = (1 << (UInt64(number) * bits)) - 1
      let lowerKeys = levels[number - 1].keys
      var backoffs = [Float](repeating: 0, count: lowerKeys.count)
      var context = 0
      var index = 0
      while index < levels[number].count {
        let prefix = levels[number].keys[index] >> bits
        var cursor = KeyCursor()
        cursor.start(at: levels[number].keys[index] & suffixMask, in: lowerKeys)
        var explicit = 0.0
        var lower = 0.0
        while index < levels[number].count, levels[number].keys[index] >> bits == prefix {
          explicit += exponential(levels[number].logProbabilities[index])
          if let position = cursor.find(levels[number].keys[index] & suffixMask, in: lowerKeys) {
            lower += exponential(levels[number - 1].logProbabilities[position])
          }
          index += 1
        }
        while context < lowerKeys.count, lowerKeys[context] < prefix { context += 1 }
        guard context < lowerKeys.count, lowerKeys[context] == prefix else { continue }
        backoffs[context] = naturalLogarithm(max(1 - explicit, 1e-6) / max(1 - lower, 1e-6))
      }
      levels[number - 1].logBackoffs = backoffs
    }
  }
}
