import LanguageModel
import Lexicon

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
/// cost(w) += -ln(share(w) / p(w))
/// ```
///
/// A choice adds to one word what it takes from the others, so the reading as a whole costs what it
/// did, and other ways to split the keys are as likely as before. What the neighbours of a word tell
/// stays as strong as it was, since the cost by the model is moved and not replaced.
package struct Evidence {
  /// μ: the frequencies count as much as so many choices.
  private static let prior = 1.0
  /// d: what is taken off the choices of each word, unless a language says otherwise.
  package static let discount = 0.6
  /// More choices than this, all words together, count as this many.
  private static let limit = 24.0
  /// How much the change of a share counts: more than once, since who chose knew the neighbours, on
  /// which frequencies say nothing.
  package static let factor = 1.5
  /// A word is not rarer than this among those of its reading: damaged costs and the rarest words.
  private static let leastShare = 1e-7

  private var adjustments: [(word: WordID, cost: Cost)] = []
  /// What all words cost more that were not chosen.
  private(set) var costOfOthers: Cost = 0

  /// Nothing was chosen.
  package init() {}

  /// The evidence of some choices about words whose shares are `shares`.
  package init(
    choices: [(word: WordID, count: Double)], discount: Double = Evidence.discount,
    factor: Double = Evidence.factor, shares: (WordID) -> Double
  ) {
    let total = choices.reduce(0) { $0 + $1.count }
    guard total > 0 else { return }
    let scale = min(1, Self.limit / total)
    let kept = choices.map { (word: $0.word, count: $0.count * scale) }
    let discounted = kept.reduce(0) { $0 + max($1.count - discount, 0) }
    let sum = total * scale + Self.prior
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
