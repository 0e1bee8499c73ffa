import LibC
import NGrams

/// The posterior shares of the words of a reading given the user's choices for it, as costs.
///
/// The words of a reading compete. Before any choice, each word has the share given by its
/// frequency, p. Choices move the shares as counts move a Dirichlet prior (Gelman et al., "Bayesian
/// Data Analysis", section 3.4). A discount on each word's count keeps a single choice from
/// deciding much:
///
/// ```
/// share(w) = (max(c(w) - d, 0) + (μ + d·t) · p(w)) / (C + μ)      C = Σ c,  t = words chosen
/// cost(w) += -f · ln(share(w) / p(w))
/// ```
///
/// A choice gives to one word what it takes from the others. The cost of the reading as a whole
/// stays the same, so other segmentations of the keys remain as likely as before. The evidence of
/// neighbouring words keeps its strength, since the model's cost is shifted and not replaced.
package struct ChoicePosterior: Sendable {
  /// d: the default discount on the count of each chosen word.
  package static let discount = 0.8
  /// The maximum total count. More choices, all words together, are scaled down to this many.
  private static let limit = 24.0
  /// The minimum prior share of a word, a guard against damaged costs and the rarest words.
  private static let leastShare = 1e-7

  private var adjustments: [(word: UInt32, cost: Cost)] = []
  /// The extra cost of every word that was not chosen.
  package private(set) var costOfOthers: Cost = 0

  /// Creates the posterior without any choices: every extra cost is 0.
  package init() {}

  /// Creates the posterior after some choices.
  ///
  /// - Parameters:
  ///   - choices: how often the user chose each word.
  ///   - discount: d.
  ///   - factor: f, the weight of the change of a share.
  ///   - prior: μ, the number of choices that the prior shares count as.
  ///   - shares: p, the prior share of each word.
  package init(
    choices: [(word: UInt32, count: Double)], discount: Double = ChoicePosterior.discount,
    factor: Double = 1, prior: Double = 1, shares: (UInt32) -> Double
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

  /// Returns the extra cost of a word; negative if it becomes more likely.
  package func cost(of word: UInt32) -> Cost {
    adjustments.first { $0.word == word }?.cost ?? costOfOthers
  }

  private static func cost(_ ratio: Double, _ factor: Double) -> Cost {
    Cost((-1_000 * factor * log(ratio)).rounded())
  }
}
