import NGrams

/// What a language model remembers of the words before.
@usableFromInline package protocol DecoderState {
  /// Names the state: hypotheses of one point with the same key are one, and the decoder keeps only
  /// the cheaper way to it.
  var key: UInt64 { get }
}

/// The outcome of scoring a lattice node after one hypothesis.
@usableFromInline package enum Extension<State> {
  /// A sentence that ends with the node: its cost from the start, and the state after it.
  case arc(cost: Cost, state: State)
  /// The node costs too much after this hypothesis.
  case pruned
  /// The node costs too much after this hypothesis and after all dearer ones.
  case prunedAfterAll
}

/// A lattice with the models that score it, as `BeamDecoder` sees them. Points are numbered from 0, the
/// start; nodes by their indices.
@usableFromInline package protocol DecodableLattice {
  associatedtype State: DecoderState
  /// What scoring words after a state needs, looked up once for each hypothesis that the beam keeps.
  associatedtype Context
  /// A node while it is scored after the hypotheses at its start.
  associatedtype Step

  /// The last point.
  var end: Int { get }

  /// The nodes that end at a point.
  func nodes(endingAt point: Int) -> Range<Int>

  /// The point that a node begins at; nil where the node is left out.
  func start(ofNode index: Int) -> Int?

  /// The foreseen cost from the start to the end of a node.
  ///
  /// Nodes are scored in the order of their estimates, those with equal ones in the order of the
  /// lattice. `DecoderLimits.estimateMargin` says which are not scored at all.
  ///
  /// - Parameter best: the cost of the cheapest hypothesis at the node's start.
  func estimate(ofNode index: Int, after best: Cost) -> Cost

  /// A node about to be scored.
  func step(over index: Int) -> Step

  /// Scores a node after a hypothesis at its start. Hypotheses come cheapest first.
  ///
  /// - Parameters:
  ///   - best: the cost of the cheapest arc found so far to the node's end.
  ///   - worst: arcs that cost more are dropped; only a node of which that is certain may be pruned
  ///     before its model is asked.
  func score(
    _ step: inout Step, after hypothesis: Hypothesis<State>, in context: Context, best: Cost,
    worst: Cost
  ) -> Extension<State>

  /// What scoring words after a state needs.
  func context(after state: State) -> Context
}
