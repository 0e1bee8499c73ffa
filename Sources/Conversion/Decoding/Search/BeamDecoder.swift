import NGrams

/// A beam decoder: a forward Viterbi pass over a lattice that finds the most likely sentences.
///
/// It keeps one column of hypotheses per lattice point, distinguished by the state of the language
/// model. `SentenceSearch` then reads the k best sentences off backward.
///
/// Columns persist: when the lattice grows by a column, so does the decoder.
@usableFromInline package struct BeamDecoder<Lattice: DecodableLattice> {
  @usableFromInline package typealias Hypothesis = Decoding.Hypothesis<Lattice.State>

  @usableFromInline package let limits: DecoderLimits
  /// The hypotheses of all points, column by column, cheapest first within a column.
  @usableFromInline package internal(set) var hypotheses: [Hypothesis]
  /// The arcs of all hypotheses.
  @usableFromInline package internal(set) var arcs: [DecoderArc] = []

  /// The scoring context of each hypothesis, by its index.
  @usableFromInline var contexts: [Lattice.Context]
  @usableFromInline var hypothesisColumns: ColumnStarts
  @usableFromInline var arcColumns = ColumnStarts(firstColumnCount: 0)
  /// The arcs to the point being decoded, with the states that they lead to.
  @usableFromInline var pending: [(state: Lattice.State, arc: DecoderArc)] = []
  /// The nodes that end at that point. Each number has the estimate in its high half and the node
  /// in its low half, so sorting the numbers sorts by estimate.
  @usableFromInline var order: [Int64] = []
  /// Groups the arcs in `pending` by state.
  @usableFromInline var grouping = ArcGrouping()

  /// Creates a decoder with an empty lattice.
  ///
  /// - Parameter starts: the initial states with their costs, cheapest first.
  @inlinable
  package init(
    limits: DecoderLimits, starts: [(state: Lattice.State, cost: Cost, context: Lattice.Context)]
  ) {
    self.limits = limits
    hypotheses = starts.map { Hypothesis(state: $0.state, cost: $0.cost, arcs: 0..<0) }
    contexts = starts.map { $0.context }
    hypothesisColumns = ColumnStarts(firstColumnCount: starts.count)
  }

  /// The last point that has a column.
  @inlinable package var end: Int { hypothesisColumns.end }

  /// Returns the indices of the hypotheses at a point, cheapest first.
  @inlinable
  package func hypotheses(at point: Int) -> Range<Int> { hypothesisColumns[point] }

  /// The hypotheses at the last point, without the costs of ending a sentence with them.
  @inlinable package var sentenceEnds: [SentenceEnd] {
    hypotheses(at: end).map {
      SentenceEnd(
        hypothesis: Int32(truncatingIfNeeded: $0), cost: hypotheses[$0].cost, isWhole: false)
    }
  }

  /// Returns the scoring context of a hypothesis.
  @inlinable
  package func context(of hypothesis: Int) -> Lattice.Context { contexts[hypothesis] }

  /// Returns the arcs to a hypothesis as indices in `arcs`, cheapest first.
  @inlinable
  package func arcs(to hypothesis: Int32) -> Range<Int32> { hypotheses[Int(hypothesis)].arcs }

  /// Keeps the columns up to `kept` and decodes the later ones.
  @inlinable
  package mutating func update(to lattice: Lattice, keeping kept: Int) {
    hypotheses.removeLast(hypotheses.count - hypothesisColumns.keep(upTo: kept))
    contexts.removeLast(contexts.count - hypotheses.count)
    arcs.removeLast(arcs.count - arcColumns.keep(upTo: kept))
    for point in (kept + 1)..<max(lattice.end + 1, kept + 1) {
      orderNodes(endingAt: point, of: lattice)
      collectArcs(over: lattice)
      appendHypotheses(of: lattice)
      hypothesisColumns.append(endingAt: hypotheses.count)
      arcColumns.append(endingAt: arcs.count)
    }
  }

  /// Orders the nodes that end at a point by their estimates.
  @inlinable
  mutating func orderNodes(endingAt point: Int, of lattice: Lattice) {
    order.removeAll(keepingCapacity: true)
    for index in lattice.nodes(endingAt: point) {
      guard let start = lattice.start(ofNode: index), let best = hypotheses(at: start).first
      else { continue }
      let estimate = lattice.estimate(ofNode: index, after: hypotheses[best].cost)
      order.append(Int64(estimate) << 32 | Int64(index))
    }
    order.sort()
  }

  /// Scores the nodes in `order` after the hypotheses at their starts.
  @inlinable
  mutating func collectArcs(over lattice: Lattice) {
    // A local array, so that appending to it does not check whether others access the decoder.
    var pending = self.pending
    self.pending = []
    pending.removeAll(keepingCapacity: true)
    var best = Cost.max
    var worst = Cost.max
    hypotheses.withUnsafeBufferPointer { hypotheses in
      contexts.withUnsafeBufferPointer { contexts in
        for entry in order {
          // The estimates of all following nodes are too high as well.
          guard Cost(truncatingIfNeeded: entry >> 32) <= best.addingClamped(limits.estimateMargin)
          else { break }
          let node = Int32(truncatingIfNeeded: entry)
          guard let start = lattice.start(ofNode: Int(node)) else { continue }
          var step = lattice.step(over: Int(node))
          extensions: for previous in hypothesisColumns[start] {
            let scored = lattice.score(
              &step, after: hypotheses[previous], in: contexts[previous], best: best, worst: worst)
            switch scored {
            case .arc(let cost, let state):
              best = min(best, cost)
              worst = best.addingClamped(limits.margin)
              guard cost <= worst else { continue }
              let arc = DecoderArc(
                previous: Int32(truncatingIfNeeded: previous), node: node, cost: cost)
              pending.append((state, arc))
            case .pruned: continue
            case .prunedAfterAll: break extensions
            }
          }
        }
      }
    }
    pending.removeAll { $0.arc.cost > worst }
    self.pending = pending
  }

  /// Merges the arcs that lead to the same state into one hypothesis each, and keeps the cheapest.
  @inlinable
  mutating func appendHypotheses(of lattice: Lattice) {
    grouping.group(pending)
    for group in grouping.cheapest(limits.beamWidth) {
      let first = Int32(truncatingIfNeeded: arcs.count)
      let state: Lattice.State
      if grouping.isSingle(group) {
        state = pending[Int(group.last)].state
        arcs.append(pending[Int(group.last)].arc)
      } else {
        grouping.collectMembers(of: group, in: pending)
        state = pending[Int(grouping.members[0].arc)].state
        for member in grouping.members.prefix(limits.arcsPerHypothesis) {
          arcs.append(pending[Int(member.arc)].arc)
        }
      }
      hypotheses.append(
        Hypothesis(
          state: state, cost: group.cost, arcs: first..<Int32(truncatingIfNeeded: arcs.count)))
      contexts.append(lattice.context(after: state))
    }
  }
}
