/// N-grams as single integers: the words' numbers side by side, the first word in the highest bits,
/// so that n-grams in numerical order are in the order of their words.
package struct NGramPacking: Sendable, Equatable {
  /// How many words an n-gram has: 1 to 3.
  package let order: Int
  /// How many bits a word takes.
  package let bitsPerWord: Int

  /// The longest n-grams that are counted.
  package static let maximumOrder = 3

  /// A packing for n-grams of `order` words of a vocabulary of `vocabularySize`; nil where they do
  /// not fit into 64 bits (three words of up to 2,097,152).
  package init?(order: Int, vocabularySize: Int) {
    let bits = max(1, Int.bitWidth - max(vocabularySize - 1, 1).leadingZeroBitCount)
    guard (1...Self.maximumOrder).contains(order), order * bits < 64 else { return nil }
    self.order = order
    bitsPerWord = bits
  }

  /// How many bits an n-gram takes.
  var bits: Int { order * bitsPerWord }

  /// The word at a place, 0 being the first.
  @inline(__always)
  func word(_ position: Int, of key: UInt64) -> UInt32 {
    UInt32(
      truncatingIfNeeded: key >> UInt64((order - 1 - position) * bitsPerWord)
        & ((1 << UInt64(bitsPerWord)) - 1))
  }

  /// Whether an integer is an n-gram of words of a vocabulary of `vocabularySize`.
  @inline(__always)
  func holds(_ key: UInt64, vocabularySize: Int) -> Bool {
    guard key >> UInt64(bits) == 0 else { return false }
    for position in 0..<order where Int(word(position, of: key)) >= vocabularySize { return false }
    return true
  }

  /// The n-gram of some words, of which there must be `order`.
  package func key(of words: some Collection<UInt32>) -> UInt64 {
    words.reduce(0) { $0 << UInt64(bitsPerWord) | UInt64($1) }
  }

  /// All words of an n-gram.
  package func words(of key: UInt64) -> [UInt32] { (0..<order).map { word($0, of: key) } }

  /// Appends the n-grams of a sentence, one ending at each word after the first `order - 1`. A
  /// sentence begins with `sentenceStart` and ends with `sentenceEnd`; one shorter than `order` is
  /// padded with sentence starts in front.
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
