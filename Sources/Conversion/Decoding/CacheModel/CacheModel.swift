import LibC
import NGrams

/// A cache model (Kuhn and De Mori 1990): the probability of a word because the user typed it
/// before, by itself and after the preceding word. It is added to the probability from the language
/// model:
///
/// ```
/// P(w | v)  +  λ₁ · (c(w) - d₁) / (N + K₁)  +  λ₂ · (c(v w) - d₂) / (c(v) + K₂)
/// ```
///
/// Words that the language model expects anyway gain almost nothing, and no word becomes less
/// likely. A rare word that keeps recurring gains much, most of all after a word that it followed
/// before. That the user typed 说 | 话 says little, since many words follow 说; that the user typed 挂
/// | 载 says nearly everything.
@usableFromInline package struct CacheModel: Sendable {
  /// One of the terms of the sum.
  package struct Term: Sendable {
    /// λ: the weight of this term.
    let share: Double
    /// K: the count assumed for other words before anything is learned.
    let others: Double
    /// d: the discount subtracted from each count, since typing a word once is no habit.
    package let discount: Double
    /// The upper limit of the total count. The most recent words show the current subject.
    let mostCounted: Double

    /// Creates a term with its parameters.
    package init(share: Double, others: Double, discount: Double, mostCounted: Double = .infinity) {
      self.share = share
      self.others = others
      self.discount = discount
      self.mostCounted = mostCounted
    }

    /// Returns the probability of a word with `count` of the `total` choices in a context.
    package func likelihood(of count: Double, among total: Double) -> Double {
      share * max(count - discount, 0) / (min(total, mostCounted) + others)
    }
  }

  /// The term of words among everything typed.
  package let words: Term
  /// The term of words after the preceding word.
  package let followers: Term
  /// The term of words that begin a commit. So many words begin one that a single use is an
  /// accident.
  package let beginnings: Term

  /// The number of cost units per nat.
  @usableFromInline let unit: Double
  @usableFromInline let unitsOfCost: Float
  /// The largest reduction below the smaller of a word's own cost and its cost by this model: the
  /// sum of two probabilities is at most twice the larger one.
  @usableFromInline package let greatestBonus: Cost

  /// Creates a model with its terms.
  ///
  /// - Parameter unit: the number of cost units per nat. If word and character models together
  ///   weigh more than 1, costs are larger than the probabilities imply, and the cache model must
  ///   use the same scale.
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

  /// Returns the cost of a probability, or `never` if it is 0.
  package func cost(of likelihood: Double) -> Cost {
    likelihood > 0
      ? Cost(min(max(-unit * log(likelihood), 0), Double(Self.never)).rounded()) : Self.never
  }

  /// Returns a word's cost after adding a probability of this model to its own. Exact;
  /// `gain(recalledAt:on:)` is the fast approximation.
  package func cost(_ cost: Cost, gaining likelihood: Double) -> Cost {
    guard likelihood > 0 else { return cost }
    return Cost((-unit * log(exp(-Double(cost) / unit) + likelihood)).rounded())
  }

  /// Returns the change of a word's cost by this model: zero or negative.
  ///
  /// - Parameters:
  ///   - recalled: the cost of the word's probability by this model.
  ///   - cost: the word's cost without this model.
  @inlinable @inline(__always)
  package func gain(recalledAt recalled: Cost, on cost: Cost) -> Cost {
    let units = Float(cost &- recalled) * unitsOfCost
    // A probability this far below the word's own changes its cost by less than 0.02 nats.
    guard units > Softplus.least else { return 0 }
    guard units < Softplus.greatest else { return recalled &- cost }
    return -Cost(Softplus.value(at: units) / unitsOfCost + 0.5)
  }
}
