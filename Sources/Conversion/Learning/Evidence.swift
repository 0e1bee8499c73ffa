import LanguageModel
import Lexicon
import UserHistory

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
/// did, and other ways to split the keys are as likely as before.
struct Evidence {
  /// How fast choices outweigh frequencies.
  struct Strength {
    /// μ: the frequencies count as much as so many choices.
    var prior: Double
    /// d: what is taken off the choices of each word.
    var discount: Double
    /// More choices than this, all words together, count as this many.
    var limit: Double
    /// How much the change of a share counts: more than once, since who chose knew the neighbours, on
    /// which frequencies say nothing.
    var factor: Double

    /// Of the words of a reading.
    static let words = Strength(prior: 1, discount: 1, limit: 24, factor: 1.8)
    /// Of the words of a reading after a word.
    static let pairs = Strength(prior: 1, discount: 0.6, limit: 12, factor: 1.3)
  }

  /// What words that were chosen cost more, mostly less than nothing.
  private(set) var adjustments: [WordID: Cost] = [:]
  /// What all others cost more.
  private(set) var others: Cost = 0
  /// The shares afterwards, of the words that were chosen; the others keep this part of theirs.
  private(set) var shares: [WordID: Double] = [:]
  private(set) var rest = 1.0

  /// The evidence of some choices about words whose shares were `shares`.
  init(
    choices: [(word: WordID, count: Double)], shares prior: (WordID) -> Double, _ strength: Strength
  ) {
    let total = choices.reduce(0) { $0 + $1.count }
    guard total > 0 else { return }
    let scale = min(1, strength.limit / total)
    let kept = choices.map { (word: $0.word, count: $0.count * scale) }
    let discounted = kept.reduce(0) { $0 + max($1.count - strength.discount, 0) }
    let sum = total * scale + strength.prior
    rest = (sum - discounted) / sum
    others = Self.cost(rest, strength)
    for (word, count) in kept {
      let before = max(prior(word), Self.leastShare)
      let share = max(count - strength.discount, 0) / sum + rest * before
      shares[word] = share
      adjustments[word] = Self.cost(share / before, strength)
    }
  }

  /// What a word costs more.
  func cost(of word: WordID) -> Cost { adjustments[word] ?? others }

  /// The share of a word whose share was `before`.
  func share(of word: WordID, before: Double) -> Double { shares[word] ?? rest * before }

  /// A word is not rarer than this among those of its reading: damaged costs and the rarest words.
  private static let leastShare = 1e-7

  /// The probability of a cost.
  static func probability(of cost: Cost) -> Double { exp(Double(cost) / -1_000) }

  private static func cost(_ ratio: Double, _ strength: Strength) -> Cost {
    Cost((-1_000 * strength.factor * log(ratio)).rounded())
  }
}
