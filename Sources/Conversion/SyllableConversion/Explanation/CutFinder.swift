import Decoding
import NGrams

/// Follows a sentence through the decoder to the first word at which a limit pruned it.
struct CutFinder {
  let lattice: Lattice
  let decoder: SyllableDecoder

  /// Returns the first cut; nil if the decoder has the whole sentence.
  func firstCut(of nodes: [LatticeNode]) -> Cut? {
    var hypothesis = 0
    var cost: Cost = 0
    for node in nodes {
      guard let index = index(of: node) else {
        return Cut(limit: wordsOfSpan(node), text: lattice.lexicon.text(of: node.word))
      }
      let before = decoder.beam.hypotheses[hypothesis].state
      let (wordCost, state) = node.score(
        after: before, model: decoder.model, scorer: decoder.scorer(from: node.start),
        learned: lattice.learned)
      cost = cost.addingClamped(node.cost).addingClamped(wordCost)
      let column = decoder.hypotheses(at: node.end)
      let firstBefore = decoder.hypotheses(at: Int(node.start)).first ?? hypothesis
      let missing = Missing(
        cost: cost, estimated: estimatedCost(of: node, after: hypothesis),
        estimatedAfterBest: estimatedCost(of: node, after: firstBefore))
      let text = node.isLiteral ? "" : lattice.lexicon.text(of: node.word)
      guard let next = column.first(where: { decoder.beam.hypotheses[$0].state == state }) else {
        return Cut(limit: limit(missing, column: column), text: text)
      }
      let arcs = decoder.beam.hypotheses[next].arcs
      let isKept = arcs.contains {
        let arc = decoder.beam.arcs[Int($0)]
        return Int(arc.node) == index && Int(arc.previous) == hypothesis
      }
      guard isKept else {
        let isFull = arcs.count == decoder.limits.beam.arcsPerHypothesis
        let reason =
          isFull ? .ways(kept: arcs.count) : limit(missing, column: column)
        return Cut(limit: reason, text: text)
      }
      hypothesis = next
    }
    return nil
  }

  /// Returns the index of the node in the decoder's lattice; nil if it is not there.
  private func index(of node: LatticeNode) -> Int? {
    lattice.nodes(endingAt: node.end).first {
      let other = lattice.nodes[$0]
      return (other.start, other.word, other.cost, other.reading)
        == (node.start, node.word, node.cost, node.reading)
    }
  }

  private func wordsOfSpan(_ node: LatticeNode) -> Cut.Limit {
    let all = lattice.words(endingAt: node.end) { start, _ in start == Int(node.start) }
    let rank = all.first { $0.node.word == node.word && $0.node.cost == node.cost }?.rank
    let cheaper = all.count { $0.rank < rank ?? .max }
    return .wordsOfSpan(
      number: max(cheaper, Lattice.wordsPerSpan) + 1, count: all.count,
      kept: Lattice.wordsPerSpan)
  }

  /// A sentence up to a word that the decoder pruned.
  private struct Missing {
    var cost: Cost
    /// The cost estimated from the frequency of the word.
    var estimated: Cost
    /// The cost estimated for the word after the best hypothesis at its start.
    var estimatedAfterBest: Cost
  }

  private func estimatedCost(of node: LatticeNode, after hypothesis: Int) -> Cost {
    decoder.beam.hypotheses[hypothesis].cost.addingClamped(node.estimatedCost)
  }

  /// Returns the limit that keeps a sentence out of a column.
  private func limit(_ missing: Missing, column: Range<Int>) -> Cut.Limit {
    let limits = decoder.limits
    let best = column.first.map { decoder.beam.hypotheses[$0].cost } ?? 0
    let worst = column.last.map { decoder.beam.hypotheses[$0].cost } ?? 0
    let excess = missing.cost &- best
    if excess > limits.beam.margin { return .margin(excess: excess, allowed: limits.beam.margin) }
    if column.count >= limits.beam.beamWidth, missing.cost >= worst {
      return .beam(kept: limits.beam.beamWidth)
    }
    for (cost, allowed) in [
      (missing.estimatedAfterBest, limits.beam.estimateMargin),
      (missing.estimated, limits.estimateMarginAfterOthers),
    ] where cost &- best > allowed {
      return .estimated(excess: cost &- best, allowed: allowed)
    }
    return .gain(allowed: limits.gain)
  }
}
