import NGrams

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// How likely a word is because it was typed before, by itself and after the word before it. This is
/// added to the likelihood that the model gives it (a cache model: Kuhn and De Mori 1990):
///
/// ```
/// P(w | v)  +  λ₁ · (c(w) - d) / (N + K₁)  +  λ₂ · (c(v w) - d) / (c(v) + K₂)
/// ```
///
/// Words that the model expects anyway gain next to nothing, and nothing becomes less likely. A rare
/// word that keeps coming gains much, and most of all after a word that it followed before: of 说 | 话
/// that says little, since 说 is followed by so many, of 挂 | 载 all.
package struct Recollection {
  /// λ₁ and λ₂.
  private static let wordShare = 0.05
  private static let pairShare = 0.3
  /// K₁ and K₂: as many others are taken to have been typed before the first word or follower.
  private static let otherWords = 500.0
  private static let otherFollowers = 2.0
  /// d: what is taken off each count, since once is no habit.
  private static let wordDiscount = 0.2
  package static let pairDiscount = 0.5
  private static let beginningDiscount = 1.0

  /// The likelihood of a word that was typed `count` times among `total` words.
  package static func likelihood(ofWord count: Double, among total: Double) -> Double {
    wordShare * max(count - wordDiscount, 0) / (total + otherWords)
  }

  /// The likelihood of a word that was typed `count` times after a word that was followed `total`
  /// times.
  package static func likelihood(
    ofFollower count: Double, among total: Double, discount: Double = Recollection.pairDiscount
  ) -> Double {
    pairShare * max(count - discount, 0) / (total + otherFollowers)
  }

  /// The likelihood of a word that began `count` of `total` commits. So much begins a commit that once
  /// is an accident.
  package static func likelihood(ofBeginning count: Double, among total: Double) -> Double {
    pairShare * max(count - beginningDiscount, 0) / (total + otherFollowers)
  }

  // MARK: Costs

  /// What coming again costs that can not be.
  package static let never = Cost.max / 2

  /// What a nat costs.
  private let unit: Double
  private let unitsOfCost: Float
  /// How much less than its cost and that of coming again, whichever is less, a word costs at best: both
  /// together are at most twice as likely as one.
  package let greatestBonus: Cost

  /// Where a nat costs `unit`.
  package init(unit: Double) {
    self.unit = unit
    unitsOfCost = Float(1 / unit)
    greatestBonus = Cost((unit * log(2)).rounded(.up))
  }

  /// For Chinese. The models of words and of characters count more than once together, so their costs are
  /// larger than probabilities tell; so is what is added.
  static let chinese = Recollection(unit: 1_270)

  /// What coming again with a likelihood costs, `never` where it has none.
  package func cost(of likelihood: Double) -> Cost {
    likelihood > 0
      ? Cost(min(max(-unit * log(likelihood), 0), Double(Self.never)).rounded()) : Self.never
  }

  /// What a word costs more, in truth less, that costs so much and may come again at the cost `recalled`.
  @inline(__always)
  package func gain(recalledAt recalled: Cost, on cost: Cost) -> Cost {
    let units = Float(cost &- recalled) * unitsOfCost
    // What is less likely than the model says by so many units changes nothing that can be seen.
    guard units > Softplus.least else { return 0 }
    guard units < Softplus.greatest else { return recalled &- cost }
    return -Cost(Softplus.value(at: units) / unitsOfCost + 0.5)
  }
}
