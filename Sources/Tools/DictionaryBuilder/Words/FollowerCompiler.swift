import DictionaryImage
import LibC
import Suggestions

/// Estimates an n-gram model from counts and compiles it to the sections that `FollowerSections`
/// documents.
///
/// It uses absolute discounting (Ney, Essen and Kneser 1994). With the discount D, the count c(h)
/// of a context in the whole text and the followers w that the file lists,
///
/// P(w | h) = (c(h w) − D) / c(h) + β(h) P(w | h′),   β(h) = 1 − Σ (c(h w) − D) / c(h)
///
/// where h′ is h without its first word. Followers that the file leaves out count as unseen, which
/// increases β.
struct FollowerCompiler {
  /// The discount D. 0.75 is a common choice for word counts; the counts of a pruned file are far
  /// above it.
  private static let discount = 0.75

  private var firstWords: [UInt32] = []
  private var pairOffsets: [UInt32] = []
  private var pairWords: [UInt32] = []
  private var pairCosts: [UInt8] = []
  private var firstBackoffs: [UInt8] = []
  private var tripleOffsets: [UInt32] = []
  private var tripleWords: [UInt32] = []
  private var tripleCosts: [UInt8] = []
  private var pairBackoffs: [UInt8] = []

  /// Estimates the model for words with these unigram probabilities.
  init(_ file: FollowerFile, probabilities: [Double]) {
    for (first, context) in file.pairs.sorted(by: { $0.key < $1.key })
    where !context.followers.isEmpty {
      firstWords.append(first)
      pairOffsets.append(UInt32(clamping: pairWords.count))
      let share = Self.unseenShare(context)
      firstBackoffs.append(Self.cost(share))
      for (second, count) in context.followers.sorted(by: { $0.word < $1.word }) {
        let shorter = probabilities.indices.contains(Int(second)) ? probabilities[Int(second)] : 0
        let probability = Self.probability(count, in: context, unseen: share, shorter: shorter)
        pairWords.append(second)
        pairCosts.append(Self.cost(probability))
        addTriples(behind: first, second, file, probabilities)
      }
    }
    pairOffsets.append(UInt32(clamping: pairWords.count))
    tripleOffsets.append(UInt32(clamping: tripleWords.count))
  }

  private mutating func addTriples(
    behind first: UInt32, _ second: UInt32, _ file: FollowerFile, _ probabilities: [Double]
  ) {
    tripleOffsets.append(UInt32(clamping: tripleWords.count))
    let context =
      file.triples[FollowerFile.Pair(first: first, second: second)] ?? FollowerFile.Context()
    let share = Self.unseenShare(context)
    pairBackoffs.append(Self.cost(share))
    let shorterContext = file.pairs[second] ?? FollowerFile.Context()
    let shorterShare = Self.unseenShare(shorterContext)
    var shorterCounts: [UInt32: Double]?
    for (third, count) in context.followers.sorted(by: { $0.word < $1.word }) {
      let counts =
        shorterCounts
        ?? Dictionary(
          shorterContext.followers.map { ($0.word, $0.count) }, uniquingKeysWith: { $0 + $1 })
      shorterCounts = counts
      let unigram = probabilities.indices.contains(Int(third)) ? probabilities[Int(third)] : 0
      let shorter = Self.probability(
        counts[third] ?? 0, in: shorterContext, unseen: shorterShare, shorter: unigram)
      tripleWords.append(third)
      tripleCosts.append(
        Self.cost(Self.probability(count, in: context, unseen: share, shorter: shorter)))
    }
  }

  private static func probability(
    _ count: Double, in context: FollowerFile.Context, unseen: Double, shorter: Double
  ) -> Double {
    guard context.count > 0 else { return unseen * shorter }
    return max(count - discount, 0) / max(context.count, count) + unseen * shorter
  }

  /// −ln P in the units of `FollowerSections.step`.
  private static func cost(_ probability: Double) -> UInt8 {
    let thousandths = Int32(WordLexiconCompiler.cost(probability))
    return UInt8(clamping: (thousandths + FollowerSections.step / 2) / FollowerSections.step)
  }

  /// β(h), at least 0.001 so that no word is impossible.
  private static func unseenShare(_ context: FollowerFile.Context) -> Double {
    guard context.count > 0 else { return 1 }
    let seen = context.followers.reduce(0) { $0 + max($1.count - discount, 0) }
    return max(1 - seen / max(context.count, seen), 0.001)
  }

  /// The number of pairs and triples.
  var count: Int { pairWords.count + tripleWords.count }

  /// Adds the sections of the model.
  func addSections(to writer: inout ImageWriter) {
    writer.add(FollowerSections.firstWords, integers: firstWords)
    writer.add(FollowerSections.pairOffsets, integers: pairOffsets)
    writer.add(FollowerSections.pairWords, integers: pairWords)
    writer.add(FollowerSections.pairCosts, integers: pairCosts)
    writer.add(FollowerSections.firstBackoffs, integers: firstBackoffs)
    writer.add(FollowerSections.tripleOffsets, integers: tripleOffsets)
    writer.add(FollowerSections.tripleWords, integers: tripleWords)
    writer.add(FollowerSections.tripleCosts, integers: tripleCosts)
    writer.add(FollowerSections.pairBackoffs, integers: pairBackoffs)
  }
}
