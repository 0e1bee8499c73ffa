import Lexicon

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
package enum Recollection {
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
  /// The models of words and of characters count more than once together, so their costs are larger
  /// than probabilities tell; so is what is added.
  package static let unit = 1_270.0
  /// What is less likely than the model says by so many units changes nothing that can be seen.
  private static let leastUnits = 4.0

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

  /// The cost up to which a likelihood changes nothing that can be seen.
  package static func greatestIndifferentCost(
    _ likelihood: Double, unit: Double = Recollection.unit
  ) -> Cost {
    guard likelihood > 0 else { return .max }
    return Cost(((-leastUnits - log(likelihood)) * unit).rounded(.down))
  }

  /// What a word costs more, in truth less, for a likelihood beside its cost, where `unit` is what a
  /// nat costs.
  package static func gain(
    _ likelihood: Double, on cost: Cost, unit: Double = Recollection.unit
  ) -> Cost {
    likelihood > 0 ? gain(logarithm: log(likelihood), on: cost, unit: unit) : 0
  }

  /// The same for the logarithm of a likelihood, which may be nothing.
  package static func gain(
    logarithm: Double, on cost: Cost, unit: Double = Recollection.unit
  ) -> Cost {
    let units = Double(cost) / unit + logarithm
    guard units > -leastUnits else { return 0 }
    // log1p of what is large is the number itself, before exp overflows.
    let gained = units > 30 ? units : log1p(exp(units))
    return Cost((-unit * gained).rounded())
  }
}
