/// Splits text without spaces into words by their frequencies alone.
package enum FrequencySegmentation {
  /// The cost of a character that is no word; larger than that of any word.
  private static let unknownCost: Cost = 30_000

  /// Returns the words that make a text likeliest, by the Viterbi algorithm; nil for a character that
  /// is no word.
  ///
  /// - Parameters:
  ///   - count: the number of characters.
  ///   - longest: the largest length of a word in characters.
  ///   - word: returns the word of some characters with its cost; nil if they are none.
  package static func words<Word>(
    of count: Int, longest: Int,
    word: (_ start: Int, _ length: Int) -> (word: Word, cost: Cost)?
  ) -> [Word?] {
    var best: [(cost: Cost, length: Int, word: Word?)] = [(0, 0, nil)]
    for end in 1..<count + 1 {
      var found = (cost: best[end - 1].cost &+ unknownCost, length: 1, word: Word?.none)
      for length in 1...min(longest, end) {
        guard let (word, cost) = word(end - length, length) else { continue }
        let total = best[end - length].cost &+ cost
        if total < found.cost { found = (total, length, word) }
      }
      best.append(found)
    }
    var words: [Word?] = []
    var end = count
    while end > 0 {
      words.append(best[end].word)
      end -= best[end].length
    }
    return words.reversed()
  }
}

extension Character {
  /// Whether it is an ideograph, which text without spaces consists of.
  package var isIdeographic: Bool { unicodeScalars.first?.properties.isIdeographic ?? false }
}
