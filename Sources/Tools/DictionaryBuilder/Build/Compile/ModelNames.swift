/// What words cost more that a model knows under one name: it says how likely 后 is, and their counts
/// how much of that is 後.
struct ModelNames: Sendable {
  private let costs: [UInt16]

  /// The names of words.
  init(_ words: WordTable, _ name: (_ word: String) -> String) {
    let names = (0..<words.count).map { name(words.word($0)) }
    var totals: [String: Double] = [:]
    for (word, name) in names.enumerated() { totals[name, default: 0] += words.counts[word] }
    costs = names.enumerated().map { word, name in
      LexiconCompiler.cost(ofProbability: words.counts[word] / (totals[name] ?? 1))
    }
  }

  /// `-ln P(word | name)`, in thousandths of a nat.
  func cost(of word: Int) -> UInt16 { costs[word] }
}
