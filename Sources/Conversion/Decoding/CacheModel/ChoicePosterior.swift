import NGrams

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The posterior shares of the words of a reading, after what was chosen for it, as costs.
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
package struct ChoicePosterior: Sendable {
  /// d: what is taken off the choices of each word, unless a language says otherwise.
  package static let discount = 0.8
  /// More choices than this, all words together, count as this many.
  private static let limit = 24.0
  /// A word is not rarer than this among those of its reading: damaged costs and the rarest words.
  private static let leastShare = 1e-7

  private var adjustments: [(word: UInt32, cost: Cost)] = []
  /// What all words cost more that were not chosen.
  package private(set) var costOfOthers: Cost = 0

  /// Nothing was chosen.
  package init() {}

  /// The posterior after some choices.
  ///
  /// - Parameters:
  ///   - choices: how often each of some words was chosen.
  ///   - discount: d.
  ///   - factor: f, how much the change of a share counts.
  ///   - prior: μ, as how many choices the prior shares count.
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

  /// What a word costs more.
  package func cost(of word: UInt32) -> Cost {
    adjustments.first { $0.word == word }?.cost ?? costOfOthers
  }

  private static func cost(_ ratio: Double, _ factor: Double) -> Cost {
    Cost((-1_000 * factor * log(ratio)).rounded())
  }
}
