/// Packs an n-gram into a single integer: the word numbers side by side, the first word in the
/// highest bits. Numerical order is therefore the order of the words.
package struct NGramPacking: Sendable, Equatable {
  /// Words per n-gram: 1 to 3.
  package let order: Int
  /// Bits per word.
  package let bitsPerWord: Int

  /// The maximum order of n-grams.
  package static let maximumOrder = 3

  /// Creates a packing for n-grams of `order` words of a vocabulary of `vocabularySize` words.
  /// Returns nil if they do not fit in 64 bits. Three words fit for vocabularies of up to
  /// 2,097,152.
  package init?(order: Int, vocabularySize: Int) {
    let bits = max(1, Int.bitWidth - max(vocabularySize - 1, 1).leadingZeroBitCount)
    guard (1...Self.maximumOrder).contains(order), order * bits < 64 else { return nil }
    self.order = order
    bitsPerWord = bits
  }

  /// Bits per n-gram.
  var bits: Int { order * bitsPerWord }

  /// Returns the word at index `position`; 0 is the first word.
  @inline(__always)
  func word(_ position: Int, of key: UInt64) -> UInt32 {
    UInt32(
      truncatingIfNeeded: key >> UInt64((order - 1 - position) * bitsPerWord)
        & ((1 << UInt64(bitsPerWord)) - 1))
  }

  /// Whether `key` is an n-gram of words of a vocabulary of `vocabularySize` words.
  @inline(__always)
  func holds(_ key: UInt64, vocabularySize: Int) -> Bool {
    guard key >> UInt64(bits) == 0 else { return false }
    for position in 0..<order where Int(word(position, of: key)) >= vocabularySize { return false }
    return true
  }

  /// Returns the n-gram of `words`, whose count must be `order`.
  package func key(of words: some Collection<UInt32>) -> UInt64 {
    words.reduce(0) { $0 << UInt64(bitsPerWord) | UInt64($1) }
  }

  /// Returns the words of an n-gram.
  package func words(of key: UInt64) -> [UInt32] { (0..<order).map { word($0, of: key) } }

  /// Appends the n-grams of a sentence, one ending at each word from index `order - 1` on. A
  /// sentence begins with `sentenceStart` and ends with `sentenceEnd`. A sentence shorter than
  /// `order` is padded with sentence starts at the front.
  package func append(_ tokens: ArraySlice<UInt32>, to keys: inout [UInt64]) {
    let mask: UInt64 = (1 << UInt64(bits)) - 1
    var key: UInt64 = 0
    for _ in 0..<max(0, order - tokens.count) {
      key = key << UInt64(bitsPerWord) | UInt64(Vocabulary.sentenceStart)
    }
    var length = max(0, order - tokens.count)
    for token in tokens {
      key = (key << UInt64(bitsPerWord) | UInt64(token)) & mask
      length += 1
      if length >= order { keys.append(key) }
    }
  }
}
