import DictionaryBuilder

/// Interpolated modified Kneser–Ney smoothing as in textbooks, with dictionaries and recursion. The
/// estimation must agree with it.
struct TextbookKneserNey {
  typealias NGram = [UInt32]
  private let vocabularySize: Int
  /// The adjusted counts of each order.
  private var adjusted: [[NGram: Double]]
  private var discounts: [[Double]] = []

  init(sentences: [(tokens: [UInt32], weight: Double)], order: Int, vocabularySize: Int) {
    self.vocabularySize = vocabularySize
    adjusted = [[NGram: Double]](repeating: [:], count: order)
    var occurrences: [[NGram: Int]] = [[NGram: Int]](repeating: [:], count: order)
    var weighted = adjusted
    for (tokens, weight) in sentences {
      for length in 1...order where tokens.count >= length {
        for start in 0...(tokens.count - length) {
          let ngram = Array(tokens[start..<(start + length)])
          weighted[length - 1][ngram, default: 0] += weight
          occurrences[length - 1][ngram, default: 0] += 1
        }
      }
    }
    adjusted[order - 1] = weighted[order - 1]
    for length in stride(from: order - 1, to: 0, by: -1) {
      var before: [NGram: Set<UInt32>] = [:]
      for longer in weighted[length].keys {
        before[Array(longer.dropFirst()), default: []].insert(longer[0])
      }
      for ngram in weighted[length - 1].keys {
        let isStart = ngram[0] == Vocabulary.sentenceStart
        adjusted[length - 1][ngram] =
          isStart ? weighted[length - 1][ngram] : Double(before[ngram, default: []].count)
      }
    }
    adjusted[0][[Vocabulary.sentenceStart]] = nil
    for length in 1...order {
      let values =
        length == order
        ? occurrences[length - 1].map { Double($0.value) } : adjusted[length - 1].map(\.value)
      let n = (1...4).map { wanted in Double(values.count { $0 == Double(wanted) }) }
      discounts.append(Self.discounts(n))
    }
  }

  private static func discounts(_ n: [Double]) -> [Double] {
    guard !n.contains(0) else { return [0.5, 1, 1.5] }
    let y = n[0] / (n[0] + 2 * n[1])
    return [1.0, 2.0, 3.0].map { (k: Double) -> Double in
      let raw = k - (k + 1) * y * n[Int(k)] / n[Int(k) - 1]
      return min(max(raw, 0.01), k - 0.01)
    }
  }

  private func discount(_ count: Double, order: Int) -> Double {
    let d = [0] + discounts[order - 1]
    if count >= 3 { return d[3] }
    let lower = Int(count)
    return d[lower] + (d[lower + 1] - d[lower]) * (count - Double(lower))
  }

  /// Returns P(word | context).
  func probability(_ word: UInt32, after context: NGram) -> Double {
    let order = context.count + 1
    let level = adjusted[order - 1]
    var (sum, taken) = (0.0, 0.0)
    for (ngram, count) in level where ngram.dropLast() == context[...] {
      sum += count
      taken += discount(count, order: order)
    }
    let lower =
      context.isEmpty
      ? 1 / Double(vocabularySize - 1) : probability(word, after: Array(context.dropFirst()))
    guard sum > 0 else { return lower }
    let count = level[context + [word]] ?? 0
    return (count - discount(count, order: order)) / sum + taken / sum * lower
  }
}
