/// Estimates the bytes that an n-gram takes in an image, by its order and last word. The more
/// n-grams a block holds, the fewer bits each needs (`KeyedRecords`).
struct NGramBytes {
  /// Bytes, indexed by order minus 1 and word.
  private let bytes: [[Float]]

  /// Additional bytes of a bigram that is the context of trigrams.
  static let context = 1.1
  /// The approximate share of n-grams kept, indexed by order minus 1. A rough value is enough,
  /// since only its logarithm is used.
  private static let keptPart: [Double] = [1, 0.35, 0.1]
  /// The approximate share of kept bigrams that are contexts.
  private static let contextPart = 0.4
  /// Bits of a code and of a unary position, plus the waste of whole-bit widths.
  private static let fixedBits = 9.5

  /// Estimates the sizes for n-grams of `levels`, whose words take `bits` bits in a key.
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

  /// Returns the bytes of an n-gram of order `number + 1` that ends with `word`.
  func ofNGram(_ number: Int, endingWith word: UInt32) -> Float { bytes[number][Int(word)] }
}
