import Decoding
import NGrams

/// The particles that speech leaves out between a noun and a verb: を, が, に.
///
/// ```
/// 設定 変える     as likely as 設定を変える, less the elision
/// ```
///
/// It caches the contexts after a noun and a particle, because one more kana asks for most of them
/// again. It belongs to one converter.
final class ElidedParticles {
  /// The model after a noun and a particle.
  private struct Elision {
    let context: NGramTables.Prepared
    /// The cost of the particle after the noun and of leaving it out.
    let cost: Cost
  }

  /// The cost of leaving out a particle (nats × 1000).
  private static let elisionCost: Cost = 1_500
  /// The number of nouns that are kept.
  private static let maximumNouns = 256

  private let model: NGramTables
  private let particles: [NGramTables.Token]
  /// The ranges in `elisions` by the context of the noun.
  private var ranges = LookupTable<Range<Int32>>()
  private var elisions: [Elision] = []

  init(_ lexicon: KanaLexicon) {
    model = lexicon.model
    particles = lexicon.elidedParticles
  }

  /// Returns the least cost of a verb after a noun, with a particle left out or as given.
  ///
  /// - Parameters:
  ///   - verb: the n-grams of the verb.
  ///   - cost: the cost directly after the noun.
  func cost(of verb: NGramBlock, after noun: NGramTables.Prepared, atMost cost: Cost) -> Cost {
    let range = range(after: noun)
    return withUnsafePointer(to: verb) { verb in
      var least = cost
      for index in range {
        let elision = elisions[Int(index)]
        guard elision.cost < least, let trigram = model.trigramCost(verb, after: elision.context)
        else { continue }
        least = min(least, elision.cost &+ trigram)
      }
      return least
    }
  }

  private func range(after noun: NGramTables.Prepared) -> Range<Int32> {
    let key = UInt64(noun.node) << 32 | UInt64(noun.last)
    if let known = ranges[key] { return known }
    if ranges.count >= Self.maximumNouns {
      ranges = LookupTable()
      elisions.removeAll(keepingCapacity: true)
    }
    let first = Int32(truncatingIfNeeded: elisions.count)
    for particle in particles {
      let (cost, next) = model.score(particle, after: noun)
      guard next.node > 0 else { continue }
      elisions.append(Elision(context: model.prepare(next), cost: cost &+ Self.elisionCost))
    }
    let range = first..<Int32(truncatingIfNeeded: elisions.count)
    ranges.set(range, for: key)
    return range
  }
}
