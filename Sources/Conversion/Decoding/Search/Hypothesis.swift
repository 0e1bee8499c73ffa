import NGrams

/// A partial sentence up to a point with one state of the language model: the best arc to it and
/// the alternative arcs.
@usableFromInline package struct Hypothesis<State> {
  /// The state of the language model.
  @usableFromInline package var state: State
  /// The cost of the cheapest arc.
  @usableFromInline package var cost: Cost
  /// The arcs in `BeamDecoder.arcs`, cheapest first; empty for the start.
  @usableFromInline package var arcs: Range<Int32>

  @inlinable
  package init(state: State, cost: Cost, arcs: Range<Int32>) {
    self.state = state
    self.cost = cost
    self.arcs = arcs
  }
}

/// An incoming arc of a hypothesis: one lattice node after an earlier hypothesis.
@usableFromInline package struct DecoderArc: Sendable {
  /// The back-pointer: the index of the hypothesis that the arc continues.
  @usableFromInline package var previous: Int32
  /// The index of the lattice node.
  @usableFromInline package var node: Int32
  /// The cost from the start to the end of this arc.
  @usableFromInline package var cost: Cost

  @inlinable
  package init(previous: Int32, node: Int32, cost: Cost) {
    self.previous = previous
    self.node = node
    self.cost = cost
  }
}

/// The limits of a beam search, which bound the time per keystroke.
@usableFromInline package struct DecoderLimits: Sendable {
  /// The maximum number of hypotheses kept at a point.
  @usableFromInline package var beamWidth: Int
  /// Incoming arcs kept per hypothesis. The k-best search walks these back-pointers.
  @usableFromInline package var arcsPerHypothesis: Int
  /// Prune arcs whose cost exceeds the best cost at the same point by more than this.
  @usableFromInline package var margin: Cost
  /// Skip nodes whose estimate exceeds the best cost at their end by more than this, without
  /// scoring them.
  @usableFromInline package var estimateMargin: Cost

  /// Creates limits. Costs are in nats × 1000.
  package init(
    beamWidth: Int, arcsPerHypothesis: Int, margin: Cost, estimateMargin: Cost = .max
  ) {
    self.beamWidth = beamWidth
    self.arcsPerHypothesis = arcsPerHypothesis
    self.margin = margin
    self.estimateMargin = estimateMargin
  }
}
