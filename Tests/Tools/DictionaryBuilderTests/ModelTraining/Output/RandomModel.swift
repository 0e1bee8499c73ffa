import DictionaryBuilder
import ToolSupport

/// Models with random probabilities, so that no two back-off paths give the same cost.
enum RandomModel {
  /// Returns a model of `size` words and the special ones, with about `density` of all bigrams and
  /// trigrams. The context and the suffix of each trigram are in the model.
  static func make(seed: UInt64, words size: Int, order: Int, density: Double) -> BackoffModel {
    var random = SeededGenerator(seed: seed)
    let vocabulary = Vocabulary(
      (0..<size).map { (word: "\($0)", count: UInt64(size - $0)) })
    let count = UInt64(vocabulary.count)
    let packing = NGramPacking(order: order, vocabularySize: vocabulary.count)
    let bits = UInt64(packing?.bitsPerWord ?? 1)
    var keys: [[UInt64]] = [Array(0..<count)]
    if order > 1 {
      keys.append(
        (0..<count * count).filter { _ in Double.random(in: 0..<1, using: &random) < density }
          .map { ($0 / count) << bits | $0 % count })
    }
    if order > 2 {
      let bigrams = Set(keys[1])
      keys.append(
        keys[1].flatMap { bigram in
          (0..<count).map { bigram << bits | $0 }.filter {
            bigrams.contains($0 & (1 << (2 * bits) - 1))
              && Double.random(in: 0..<1, using: &random) < density
          }
        })
    }
    return BackoffModel(
      vocabulary: vocabulary, bitsPerWord: Int(bits),
      levels: keys.enumerated().map { level, keys in
        BackoffModel.Level(
          keys: keys,
          logProbabilities: keys.map { _ in .random(in: -15...(-0.01), using: &random) },
          logBackoffs: keys.map { _ in
            level + 1 < order ? .random(in: -5...0.5, using: &random) : 0
          })
      })
  }
}
