import NGrams

/// The best way from the start to a point with one state of the language model, and all other ways to
/// it.
@usableFromInline package struct Hypothesis<State> {
  /// What the language model remembers.
  @usableFromInline package var state: State
  /// The cost of the cheapest arc.
  @usableFromInline package var cost: Cost
  /// The arcs in `BeamDecoder.arcs`, cheapest first; empty for the start.
  @usableFromInline package var arcs: Range<Int32>

  /// A hypothesis.
  @inlinable
  package init(state: State, cost: Cost, arcs: Range<Int32>) {
    self.state = state
    self.cost = cost
    self.arcs = arcs
  }
}

/// One way to a hypothesis: over a lattice node, from an earlier hypothesis.
@usableFromInline package struct DecoderArc: Sendable {
  /// The back-pointer: the index of the hypothesis that the arc continues.
  @usableFromInline package var previous: Int32
  /// The node of the lattice.
  @usableFromInline package var node: Int32
  /// The cost from the start to the end of this arc.
  @usableFromInline package var cost: Cost

  /// An arc.
  @inlinable
  package init(previous: Int32, node: Int32, cost: Cost) {
    self.previous = previous
    self.node = node
    self.cost = cost
  }
}

/// What a beam search leaves out, so that a key takes little time.
@usableFromInline package struct DecoderLimits: Sendable {
  /// Hypotheses kept at a point.
  @usableFromInline package var beamWidth: Int
  /// Incoming arcs kept per hypothesis. The k-best search walks these back-pointers.
  @usableFromInline package var arcsPerHypothesis: Int
  /// Arcs are pruned whose cost exceeds the best cost at the same point by more than this.
  @usableFromInline package var margin: Cost
  /// Nodes are not scored whose estimate exceeds the best cost at their end by more than this.
  @usableFromInline package var estimateMargin: Cost

  /// Limits. Costs are in thousandths of a nat.
  package init(
    beamWidth: Int, arcsPerHypothesis: Int, margin: Cost, estimateMargin: Cost = .max
  ) {
    self.beamWidth = beamWidth
    self.arcsPerHypothesis = arcsPerHypothesis
    self.margin = margin
    self.estimateMargin = estimateMargin
  }
}
