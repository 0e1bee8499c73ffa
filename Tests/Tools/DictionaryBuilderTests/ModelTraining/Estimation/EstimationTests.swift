import DictionaryBuilder
import Foundation
import TestSupport
import Testing

/// Returns all contexts of up to `length` words, including those that never occur.
private func contexts(_ vocabulary: Vocabulary, upTo length: Int) -> [[UInt32]] {
  var all: [[UInt32]] = [[]]
  var longest: [[UInt32]] = [[]]
  for _ in 0..<length {
    longest = longest.flatMap { context in
      (0..<UInt32(vocabulary.count)).map { [$0] + context }
    }
    all += longest
  }
  return all
}

/// Returns the sum of the probabilities of all words after a context. The start of a sentence is
/// never predicted.
private func sum(_ model: BackoffModel, after context: [UInt32]) -> Double {
  (0..<UInt32(model.vocabulary.count)).filter { $0 != Vocabulary.sentenceStart }
    .reduce(0) { $0 + exp(Double(model.logProbability(of: $1, after: context))) }
}

@Suite struct EstimationTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func classes(_ vocabulary: Vocabulary) -> [UInt32] {
    (0..<UInt32(vocabulary.count)).map { $0 < 3 ? $0 : 3 + ($0 - 3) / 3 }
  }

  /// Texts too small for the discount formula, and larger ones.
  @Test(arguments: [1, 2, 3], [1, 5, 60, 400])
  func probabilitiesMatchTheTextbook(order: Int, sentences: Int) throws {
    let text = SmallText(seed: 7, sentences: sentences, characters: 9)
    let estimate = try KneserNey(
      files: [text.counts(order: order, in: folder)], weights: [1],
      vocabularySize: text.vocabulary.count)
    let model = estimate.model(vocabulary: text.vocabulary)
    let textbook = TextbookKneserNey(
      sentences: text.lines.map { (text.tokens(of: $0), 1) }, order: order,
      vocabularySize: text.vocabulary.count)
    for context in contexts(text.vocabulary, upTo: order - 1) {
      for word in 0..<UInt32(text.vocabulary.count) where word != Vocabulary.sentenceStart {
        let expected = textbook.probability(word, after: context)
        let found = exp(Double(model.logProbability(of: word, after: context)))
        #expect(abs(found - expected) < 1e-5 * expected + 1e-7, "\(word) after \(context)")
      }
    }
  }

  @Test func weightedCorporaMatchTheTextbook() throws {
    let first = SmallText(seed: 1, sentences: 150, characters: 9)
    let second = SmallText(seed: 2, sentences: 100, characters: 9)
    let estimate = try KneserNey(
      files: [
        first.counts(order: 3, in: folder, name: "a"),
        second.counts(order: 3, in: folder, name: "b"),
      ], weights: [0.25, 2.5], vocabularySize: first.vocabulary.count)
    let model = estimate.model(vocabulary: first.vocabulary)
    let textbook = TextbookKneserNey(
      sentences: first.lines.map { (first.tokens(of: $0), 0.25) }
        + second.lines.map { (second.tokens(of: $0), 2.5) },
      order: 3, vocabularySize: first.vocabulary.count)
    for context in contexts(first.vocabulary, upTo: 2) {
      for word in 0..<UInt32(first.vocabulary.count) where word != Vocabulary.sentenceStart {
        let expected = textbook.probability(word, after: context)
        let found = exp(Double(model.logProbability(of: word, after: context)))
        #expect(abs(found - expected) < 1e-5 * expected + 1e-7, "\(word) after \(context)")
      }
    }
  }

  @Test func penalizedWordsLoseTheSameAfterAllContexts() throws {
    let text = SmallText(seed: 9, sentences: 200, characters: 6)
    var estimate = try KneserNey(
      files: [text.counts(order: 3, in: folder)], weights: [1],
      vocabularySize: text.vocabulary.count)
    let before = estimate.model(vocabulary: text.vocabulary)
    let word = Vocabulary.firstWord + 2
    estimate.makeLessLikely([word: 1.5])
    let after = estimate.model(vocabulary: text.vocabulary)
    for context in contexts(text.vocabulary, upTo: 2) {
      for other in Vocabulary.firstWord..<UInt32(text.vocabulary.count) {
        let lost =
          before.logProbability(of: other, after: context)
          - after.logProbability(of: other, after: context)
        #expect(abs(lost - (other == word ? 1.5 : 0)) < 1e-4, "\(other) after \(context)")
      }
    }
  }

  @Test(arguments: [1, 2, 3])
  func probabilitiesAfterEachContextSumToOne(order: Int) throws {
    let text = SmallText(seed: 3, sentences: 300, characters: 12)
    let estimate = try KneserNey(
      files: [text.counts(order: order, in: folder)], weights: [1],
      vocabularySize: text.vocabulary.count)
    let model = estimate.model(vocabulary: text.vocabulary)
    for context in contexts(text.vocabulary, upTo: order - 1) {
      #expect(abs(sum(model, after: context) - 1) < 1e-5, "after \(context)")
    }
  }

  @Test(arguments: [2, 3], [Float(0), 0.01, 0.1, 1, 10, 1e6])
  func probabilitiesOfPrunedModelsSumToOne(order: Int, threshold: Float) throws {
    let text = SmallText(seed: 4, sentences: 300, characters: 12)
    let estimate = try KneserNey(
      files: [text.counts(order: order, in: folder)], weights: [1],
      vocabularySize: text.vocabulary.count)
    let packing = try #require(NGramPacking(order: order, vocabularySize: text.vocabulary.count))
    let pruning = NGramPruning(
      estimate, bitsPerWord: packing.bitsPerWord, classes: classes(text.vocabulary))
    let model = pruning.model(threshold: threshold, vocabulary: text.vocabulary)
    #expect(model.levels.map(\.count) == pruning.counts(threshold: threshold))
    for context in contexts(text.vocabulary, upTo: order - 1) {
      #expect(abs(sum(model, after: context) - 1) < 1e-4, "after \(context)")
    }
  }

  /// Each n-gram of a pruned model has its context and its shorter suffix in the model.
  @Test(arguments: [Float(1), 3, 10])
  func contextsAndSuffixesOfNGramsAreKept(threshold: Float) throws {
    let text = SmallText(seed: 5, sentences: 400, characters: 14)
    let estimate = try KneserNey(
      files: [text.counts(order: 3, in: folder)], weights: [1],
      vocabularySize: text.vocabulary.count)
    let packing = try #require(NGramPacking(order: 3, vocabularySize: text.vocabulary.count))
    let pruning = NGramPruning(
      estimate, bitsPerWord: packing.bitsPerWord, classes: classes(text.vocabulary))
    let model = pruning.model(threshold: threshold, vocabulary: text.vocabulary)
    let bigrams = Set(model.levels[1].keys)
    let bits = UInt64(packing.bitsPerWord)
    #expect(model.levels[2].count < estimate.levels[2].count)
    for key in model.levels[2].keys {
      #expect(bigrams.contains(key >> bits))
      #expect(bigrams.contains(key & (1 << (2 * bits) - 1)))
    }
  }

  /// Weight 2 equals giving the text twice, except for the discounts: the number of n-grams that
  /// occur once is taken from the unweighted text.
  @Test func weightTwoEqualsGivingTheTextTwice() throws {
    let text = SmallText(seed: 8, sentences: 200, characters: 10)
    func estimate(_ files: [CountFile], _ weights: [Double]) throws -> KneserNey {
      try KneserNey(files: files, weights: weights, vocabularySize: text.vocabulary.count)
    }
    let counts = try text.counts(order: 3, in: folder)
    let weighted = try estimate([counts], [2])
    let given = try estimate([counts, text.counts(order: 3, in: folder, name: "again")], [1, 1])
    for (a, b) in zip(weighted.levels, given.levels) {
      #expect(a.keys == b.keys && a.counts == b.counts && a.adjusted == b.adjusted)
    }
    #expect(weighted.discounts.dropLast() == given.discounts.dropLast())
  }

  /// All words are equally likely if the text contains none of them.
  @Test func emptyTextGivesEqualProbabilities() throws {
    let text = SmallText(seed: 6, sentences: 0, characters: 5)
    let estimate = try KneserNey(
      files: [text.counts(order: 3, in: folder)], weights: [1],
      vocabularySize: text.vocabulary.count)
    let model = estimate.model(vocabulary: text.vocabulary)
    #expect(abs(sum(model, after: []) - 1) < 1e-6)
    #expect(model.levels[1].count == 0 && model.levels[2].count == 0)
  }
}
