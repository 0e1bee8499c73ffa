/// How many bytes an n-gram takes in an image, by its order and the word that it ends with: a block of
/// many n-grams needs fewer bits for each (`KeyedRecords`).
struct NGramBytes {
  /// Bytes by order less one and word.
  private let bytes: [[Float]]

  /// Bytes that a context of trigrams takes besides.
  static let context = 1.1
  /// The part of the n-grams of an order less one that is kept about: only its logarithm matters.
  private static let keptPart: [Double] = [1, 0.35, 0.1]
  /// The part of the bigrams kept that are contexts.
  private static let contextPart = 0.4
  /// Bits of a code and of a place in unary, and what a width in whole bits wastes.
  private static let fixedBits = 9.5

  /// The bytes of n-grams of these levels, whose words take `bits` bits in a key.
  init(_ levels: [NGramLevel], bits: UInt64) {
    let mask: UInt64 = (1 << bits) - 1
    let words = levels[0].count
    let bigrams = levels.count > 1 ? Double(levels[1].count) * Self.keptPart[1] : 0
    let bounds = [0, Double(words), bigrams * Self.contextPart]
    bytes = levels.enumerated().map { number, level in
      guard number > 0 else { return [] }
      var counts = [Float](repeating: 0, count: words)
      for key in level.keys { counts[Int(key & mask)] += 1 }
      return counts.map { count in
        let kept = max(Double(count) * Self.keptPart[number], 1)
        let keyBits = max(logarithm(bounds[number] / kept) / logarithm(2), 0)
        return Float((Self.fixedBits + keyBits) / 8)
      }
    }
  }

  /// The bytes of an n-gram of an order less one that ends with a word.
  func ofNGram(_ number: Int, endingWith word: UInt32) -> Float { bytes[number][Int(word)] }
}
