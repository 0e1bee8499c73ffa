/// The extra costs of words that share a name in the model. The model gives the probability of 后;
/// the counts of the words give the share of 後 in it.
struct ModelNames: Sendable {
  private let costs: [UInt16]

  /// Creates the costs of `words` from the name that the model has for each.
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
