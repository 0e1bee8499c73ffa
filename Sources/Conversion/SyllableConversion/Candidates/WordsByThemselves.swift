import Decoding
import NGrams

/// Orders the words that all keystrokes together are, without preceding text.
///
/// The language model scores them as the first word of a sentence. Users also type words by
/// themselves that belong inside one, where their frequency says more: no sentence begins with 公里,
/// but sentences begin with the name 巩俐, which is forty times rarer.
///
/// A word with the reading of the best one moves before it if its frequency speaks for it more than
/// the start of a sentence against it. Only words of two and more syllables move: single characters
/// are mostly the beginning of something.
///
/// A word of three and more syllables of which only the initials are typed comes before several words:
/// `bqb` is 表情包 rather than 并确保, because users abbreviate words. Letters that are a Latin word, as
/// `sql` is, are left to the costs.
struct WordsByThemselves {
  /// The gain of a word of which only the initials are typed.
  private static let initials: Cost = 3_000
  /// The smallest number of syllables of such a word.
  private static let fewestInitials = 3

  let decoder: SyllableDecoder
  let lattice: Lattice

  /// Lowers the costs of such words. `ends` are the final hypotheses with their costs.
  func reorder(_ ends: inout [SentenceEnd]) {
    preferInitials(in: &ends)
    guard !decoder.followsText else { return }
    let words = ends.indices.compactMap { index in
      word(of: ends[index].hypothesis).map { (index: index, node: $0) }
    }
    for (index, _) in words {
      let state = decoder.beam.hypotheses[Int(ends[index].hypothesis)].state
      ends[index].cost = ends[index].cost.addingClamped(decoder.endCost(after: state))
      ends[index].isWhole = true
    }
    guard let best = words.min(by: { ends[$0.index].cost < ends[$1.index].cost }) else { return }
    let bestCost = ends[best.index].cost
    for (index, node) in words where node.reading == best.node.reading {
      let more = ends[index].cost &- bestCost
      // The estimates also have the cost of the reading and of the user model.
      let rarer = node.estimatedCost &- best.node.estimatedCost
      guard more &+ rarer < 0 else { continue }
      ends[index].cost = bestCost &+ (more &+ rarer) / 2
    }
  }

  /// Lowers the costs of words of which only the initials are typed.
  private func preferInitials(in ends: inout [SentenceEnd]) {
    let isLatin = ends.contains { only(of: $0.hypothesis)?.isLatin ?? false }
    guard !isLatin else { return }
    for index in ends.indices {
      let hypothesis = ends[index].hypothesis
      // A hypothesis with other arcs would lower the costs of their sentences too.
      guard let node = word(of: hypothesis), decoder.beam.arcs(to: hypothesis).count == 1,
        node.isTypedByInitials, node.length >= Self.fewestInitials
      else { continue }
      ends[index].cost &-= Self.initials
    }
  }

  /// Returns the word of two and more syllables that is the whole path to a hypothesis; nil if the
  /// path has other nodes.
  private func word(of hypothesis: Int32) -> LatticeNode? {
    guard let node = only(of: hypothesis), !node.isLiteral,
      node.syllableEnds.nonzeroBitCount > 1
    else { return nil }
    return node
  }

  /// Returns the node that is the whole path to a hypothesis; nil if the path has other nodes.
  private func only(of hypothesis: Int32) -> LatticeNode? {
    guard let arc = decoder.beam.arcs(to: hypothesis).first else { return nil }
    let node = lattice.nodes[Int(decoder.beam.arcs[Int(arc)].node)]
    return node.start == 0 ? node : nil
  }
}

extension LatticeNode {
  /// Whether each syllable of the word is typed with one key.
  fileprivate var isTypedByInitials: Bool { syllableEnds.nonzeroBitCount == Int(length) }
}
