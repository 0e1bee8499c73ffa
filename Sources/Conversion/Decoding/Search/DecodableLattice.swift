import NGrams

/// The state of a language model: what it remembers of the preceding words.
@usableFromInline package protocol DecoderState {
  /// The identity of the state. The decoder merges the hypotheses of a point that have the same
  /// key.
  var key: UInt64 { get }
}

/// The outcome of scoring a lattice node after one hypothesis.
@usableFromInline package enum Extension<State> {
  /// A partial sentence that ends with the node: its cost from the start, and the state after it.
  case arc(cost: Cost, state: State)
  /// The node costs too much after this hypothesis.
  case pruned
  /// The node costs too much after this hypothesis and after all costlier ones.
  case prunedAfterAll
}

/// A lattice with the models that score it: the interface that `BeamDecoder` needs.
///
/// A point is a position between two keystrokes, numbered from 0, the start. Nodes are identified
/// by index.
@usableFromInline package protocol DecodableLattice {
  associatedtype State: DecoderState
  /// The data for scoring words after a state, looked up once per hypothesis that the beam keeps.
  associatedtype Context
  /// A node while it is scored after the hypotheses at its start.
  associatedtype Step

  /// The last point.
  var end: Int { get }

  /// Returns the nodes that end at a point.
  func nodes(endingAt point: Int) -> Range<Int>

  /// Returns the point that a node begins at; nil to leave the node out.
  func start(ofNode index: Int) -> Int?

  /// Returns the estimated cost from the start to the end of a node.
  ///
  /// Nodes are scored in the order of their estimates, and in lattice order if the estimates are
  /// equal. `DecoderLimits.estimateMargin` determines which nodes are not scored at all.
  ///
  /// - Parameter best: the cost of the cheapest hypothesis at the node's start.
  func estimate(ofNode index: Int, after best: Cost) -> Cost

  /// Returns a node about to be scored.
  func step(over index: Int) -> Step

  /// Scores a node after a hypothesis at its start. Hypotheses come cheapest first.
  ///
  /// - Parameters:
  ///   - best: the cost of the cheapest arc found so far to the node's end.
  ///   - worst: the maximum cost of an arc that is kept. Prune a node before evaluating its model
  ///     only if its arc is certain to cost more.
  func score(
    _ step: inout Step, after hypothesis: Hypothesis<State>, in context: Context, best: Cost,
    worst: Cost
  ) -> Extension<State>

  /// Returns the data for scoring words after a state.
  func context(after state: State) -> Context
}
