import DictionaryImage

/// The n-grams of a word lexicon, read in place. `FollowerSections` documents the bytes.
package struct FollowerTable: Sendable {
  /// The context before a word, as far as the table has it.
  package struct History: Equatable, Sendable {
    /// The index of the last word among the words that have pairs; nil if it has none.
    let first: Int?
    /// The index of the pair of the last two words; nil if the table lacks it.
    let pair: Int?
    /// The context without any known word.
    package static let unknown = History(first: nil, pair: nil)
  }

  private let firstWords: ImageColumn<UInt32>
  private let pairOffsets: ImageColumn<UInt32>
  private let pairWords: ImageColumn<UInt32>
  private let pairCosts: ImageColumn<UInt8>
  private let firstBackoffs: ImageColumn<UInt8>
  private let tripleOffsets: ImageColumn<UInt32>
  private let tripleWords: ImageColumn<UInt32>
  private let tripleCosts: ImageColumn<UInt8>
  private let pairBackoffs: ImageColumn<UInt8>
  private let sentenceStart: UInt32

  /// Opens the table in an image; nil if it has none.
  init?(_ image: Image, wordCount: Int) throws(ImageError) {
    guard image.sections.contains(where: { $0.name == FollowerSections.firstWords }) else {
      return nil
    }
    firstWords = try image.column(FollowerSections.firstWords, of: UInt32.self)
    pairOffsets = try image.column(FollowerSections.pairOffsets, of: UInt32.self)
    pairWords = try image.column(FollowerSections.pairWords, of: UInt32.self)
    pairCosts = try image.column(FollowerSections.pairCosts, of: UInt8.self)
    firstBackoffs = try image.column(FollowerSections.firstBackoffs, of: UInt8.self)
    tripleOffsets = try image.column(FollowerSections.tripleOffsets, of: UInt32.self)
    tripleWords = try image.column(FollowerSections.tripleWords, of: UInt32.self)
    tripleCosts = try image.column(FollowerSections.tripleCosts, of: UInt8.self)
    pairBackoffs = try image.column(FollowerSections.pairBackoffs, of: UInt8.self)
    sentenceStart = UInt32(clamping: wordCount)
  }

  /// The history at the start of a sentence.
  package var start: History { History(first: position(of: sentenceStart), pair: nil) }

  /// Returns the history extended by a word.
  package func history(_ history: History, then word: WordNumber) -> History {
    History(first: position(of: word), pair: history.first.flatMap { pair(behind: $0, word) })
  }

  /// Returns −ln P of a word after a history (nats × 1000).
  ///
  /// - Parameter unigram: the cost of the word without a history, used for back-off.
  package func cost(of word: WordNumber, after history: History, unigram: Int32) -> Int32 {
    var backoff: Int32 = 0
    if let pair = history.pair {
      let triples = tripleOffsets.range(at: pair, limit: tripleWords.count)
      let index = tripleWords.lowerBound(of: word, in: triples)
      if index < triples.upperBound, tripleWords[index] == word {
        return Self.cost(tripleCosts[index])
      }
      backoff = Self.cost(pairBackoffs[pair])
    }
    guard let first = history.first else { return unigram }
    if let pair = pair(behind: first, word) { return backoff + Self.cost(pairCosts[pair]) }
    return backoff + Self.cost(firstBackoffs[first]) + unigram
  }

  /// Calls `body` with each follower of a history in a range of words, and its cost. Followers of
  /// the last two words come first, then those of the last word. A word may occur in both.
  package func forEachFollower(
    of history: History, in words: Range<WordNumber>, _ body: (WordNumber, Int32) -> Void
  ) {
    var backoff: Int32 = 0
    if let pair = history.pair {
      let triples = tripleOffsets.range(at: pair, limit: tripleWords.count)
      var index = tripleWords.lowerBound(of: words.lowerBound, in: triples)
      while index < triples.upperBound, tripleWords[index] < words.upperBound {
        body(tripleWords[index], Self.cost(tripleCosts[index]))
        index += 1
      }
      backoff = Self.cost(pairBackoffs[pair])
    }
    guard let first = history.first else { return }
    let pairs = pairOffsets.range(at: first, limit: pairWords.count)
    var index = pairWords.lowerBound(of: words.lowerBound, in: pairs)
    while index < pairs.upperBound, pairWords[index] < words.upperBound {
      body(pairWords[index], backoff + Self.cost(pairCosts[index]))
      index += 1
    }
  }

  private func position(of word: UInt32) -> Int? {
    let index = firstWords.lowerBound(of: word, in: 0..<firstWords.count)
    return index < firstWords.count && firstWords[index] == word ? index : nil
  }

  private func pair(behind first: Int, _ second: UInt32) -> Int? {
    let pairs = pairOffsets.range(at: first, limit: pairWords.count)
    let index = pairWords.lowerBound(of: second, in: pairs)
    return index < pairs.upperBound && pairWords[index] == second ? index : nil
  }

  private static func cost(_ steps: UInt8) -> Int32 { Int32(steps) * FollowerSections.step }
}
