import NGrams

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A cache model (Kuhn and De Mori 1990): how likely a word is because it was typed before, by itself
/// and after the word before it. This is added to the likelihood that the language model gives it:
///
/// ```
/// P(w | v)  +  λ₁ · (c(w) - d₁) / (N + K₁)  +  λ₂ · (c(v w) - d₂) / (c(v) + K₂)
/// ```
///
/// Words that the language model expects anyway gain next to nothing, and nothing becomes less likely.
/// A rare word that keeps coming gains much, and most of all after a word that it followed before: of
/// 说 | 话 that says little, since 说 is followed by so many, of 挂 | 载 all.
@usableFromInline package struct CacheModel: Sendable {
  /// One of the terms of the sum.
  package struct Term: Sendable {
    /// λ: its share of all that is typed.
    let share: Double
    /// K: as many others are taken to have been typed before the first one.
    let others: Double
    /// d: what is taken off each count, since once is no habit.
    package let discount: Double
    /// Totals count as no more than this: the last words tell what is written about.
    let mostCounted: Double

    /// A term with its parameters.
    package init(share: Double, others: Double, discount: Double, mostCounted: Double = .infinity) {
      self.share = share
      self.others = others
      self.discount = discount
      self.mostCounted = mostCounted
    }

    /// The likelihood of a word with `count` of the `total` choices in a context.
    package func likelihood(of count: Double, among total: Double) -> Double {
      share * max(count - discount, 0) / (min(total, mostCounted) + others)
    }
  }

  /// Words among all that was typed.
  package let words: Term
  /// Words after the word before them.
  package let followers: Term
  /// Words that begin a commit. So much begins one that once is an accident.
  package let beginnings: Term

  /// The cost of a nat.
  @usableFromInline let unit: Double
  @usableFromInline let unitsOfCost: Float
  /// The largest reduction below the smaller of a word's own cost and its cost by this model: the sum of
  /// two likelihoods is at most twice the larger one.
  @usableFromInline package let greatestBonus: Cost

  /// A model with its terms.
  ///
  /// - Parameter unit: the cost of a nat. Where models of words and of characters count more than once
  ///   together, costs are larger than probabilities tell; so is what is added.
  package init(
    unit: Double = 1_000, words: Term = Term(share: 0.05, others: 500, discount: 0.2),
    followers: Term = Term(share: 0.3, others: 2, discount: 0.5),
    beginnings: Term = Term(share: 0.3, others: 2, discount: 1)
  ) {
    self.words = words
    self.followers = followers
    self.beginnings = beginnings
    self.unit = unit
    unitsOfCost = Float(1 / unit)
    greatestBonus = Cost((unit * log(2)).rounded(.up))
  }

  // MARK: Costs

  /// The cost of an impossible repetition; larger than any real cost.
  @inlinable package static var never: Cost { .max / 2 }

  /// The cost of a likelihood, `never` where it is 0.
  package func cost(of likelihood: Double) -> Cost {
    likelihood > 0
      ? Cost(min(max(-unit * log(likelihood), 0), Double(Self.never)).rounded()) : Self.never
  }

  /// A word's cost with a likelihood of this model added to its own: exact, where `gain` is fast.
  package func cost(_ cost: Cost, gaining likelihood: Double) -> Cost {
    guard likelihood > 0 else { return cost }
    return Cost((-unit * log(exp(-Double(cost) / unit) + likelihood)).rounded())
  }

  /// The change of a word's cost by this model: zero or negative.
  ///
  /// - Parameters:
  ///   - recalled: the cost of its likelihood by this model.
  ///   - cost: its cost without it.
  @inlinable @inline(__always)
  package func gain(recalledAt recalled: Cost, on cost: Cost) -> Cost {
    let units = Float(cost &- recalled) * unitsOfCost
    // A likelihood this far below the word's own changes its cost by less than half a unit.
    guard units > Softplus.least else { return 0 }
    guard units < Softplus.greatest else { return recalled &- cost }
    return -Cost(Softplus.value(at: units) / unitsOfCost + 0.5)
  }
}
