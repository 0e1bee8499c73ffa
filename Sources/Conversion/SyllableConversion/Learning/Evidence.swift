import NGrams

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How what was chosen changes what the words of a reading cost.
///
/// The words of a reading compete. Before anything was chosen each has the share of their frequencies,
/// p; what was chosen moves the shares as counts move a Dirichlet prior (Gelman et al., "Bayesian Data
/// Analysis", section 3.4), with a discount on each word's count, so that one choice proves little:
///
/// ```
/// share(w) = (max(c(w) - d, 0) + (μ + d·t) · p(w)) / (C + μ)      C = Σ c,  t = words chosen
/// cost(w) += -f · ln(share(w) / p(w))
/// ```
///
/// A choice adds to one word what it takes from the others, so the reading as a whole costs what it
/// did, and other ways to split the keys are as likely as before. What the neighbours of a word tell
/// stays as strong as it was, since the cost by the model is moved and not replaced.
package struct Evidence {
  /// d: what is taken off the choices of each word, unless a language says otherwise.
  package static let discount = 0.8
  /// More choices than this, all words together, count as this many.
  private static let limit = 24.0
  /// A word is not rarer than this among those of its reading: damaged costs and the rarest words.
  private static let leastShare = 1e-7

  private var adjustments: [(word: WordID, cost: Cost)] = []
  /// What all words cost more that were not chosen.
  private(set) var costOfOthers: Cost = 0

  /// Nothing was chosen.
  package init() {}

  /// μ for a reading that is this share of all that is typed: the frequencies count as much as so many
  /// choices. They are those of some thousand words that the user typed before anything was learned, but
  /// at least one choice: one 首付 tells much against 首富, one 基数 little against 技术. And no more than
  /// some: a handful of choices is heard for any word.
  static func prior(ofReading share: Double) -> Double {
    min(max(wordsBefore * share, 1), greatestPrior)
  }

  private static let wordsBefore = 10_000.0
  private static let greatestPrior = 3.0

  /// The evidence of some choices about words whose shares are `shares`. `prior` is μ, `factor` f: how
  /// much the change of a share counts.
  package init(
    choices: [(word: WordID, count: Double)], discount: Double = Evidence.discount,
    factor: Double = 1, prior: Double = 1, shares: (WordID) -> Double
  ) {
    let total = choices.reduce(0) { $0 + $1.count }
    guard total > 0 else { return }
    let scale = min(1, Self.limit / total)
    let kept = choices.map { (word: $0.word, count: $0.count * scale) }
    let discounted = kept.reduce(0) { $0 + max($1.count - discount, 0) }
    let sum = total * scale + prior
    let rest = (sum - discounted) / sum
    costOfOthers = Self.cost(rest, factor)
    adjustments = kept.map { word, count in
      let before = max(shares(word), Self.leastShare)
      let share = max(count - discount, 0) / sum + rest * before
      return (word, Self.cost(share / before, factor))
    }
  }

  /// What a word costs more.
  package func cost(of word: WordID) -> Cost {
    adjustments.first { $0.word == word }?.cost ?? costOfOthers
  }

  private static func cost(_ ratio: Double, _ factor: Double) -> Cost {
    Cost((-1_000 * factor * log(ratio)).rounded())
  }
}
