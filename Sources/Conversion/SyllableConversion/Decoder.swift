import NGrams

/// The best way from the start to some point with some state of the language model, and every other
/// way to it.
struct Hypothesis {
  var state: LanguageModelState
  /// The cost of the cheapest arc.
  var cost: Cost
  /// The arcs in `Decoder.arcs`, cheapest first; empty for the start.
  var arcs: Range<Int32>
  /// What was typed after its last word.
  var context = KnownContext.none
}

/// One way to a hypothesis: over a lattice node, from an earlier hypothesis.
package struct DecoderArc {
  /// The hypothesis that it goes on from.
  package var previous: Int32
  /// The node of the lattice.
  package var node: Int32
  /// The cost from the start to the end of this arc.
  package var cost: Cost

  /// An arc.
  package init(previous: Int32, node: Int32, cost: Cost) {
    self.previous = previous
    self.node = node
    self.cost = cost
  }
}

/// Finds the most likely sentences over a lattice: Viterbi forward, one column a point, with the
/// hypotheses of a point told apart by the state of the language model; the k best are then read
/// off backward (`SentenceSearch`).
struct Decoder {
  /// What is left out, so that a key takes little time.
  struct Limits {
    /// Hypotheses kept at a point.
    var beamWidth = 24
    /// Ways kept to one hypothesis: they are what k-best sentences are made of.
    var arcsPerHypothesis = 32
    /// Arcs this much dearer than the cheapest to their point are left out.
    var margin: Cost = 11_500
    /// A word is taken to be cheaper by at most this much after other words than after the best
    /// ones: if even then it would be beyond the margin it is not looked up.
    var gain: Cost = 4_800
    /// A word that would be this much dearer than the cheapest to its point, by its frequency and after
    /// the best words before it, is not looked up: the neighbours of one that has a chance bring it
    /// nearer than this.
    var foreseenMargin: Cost = 10_500
    /// The same after any other words.
    var foreseenMarginAfterOthers: Cost = 14_500
  }

  let limits: Limits
  let model: any LanguageModel
  let scorer: any LanguageModelScorer
  /// What scores the first words, where text stands before them.
  private var textBefore: ContinuingScorer?
  /// How many syllables the keystrokes are, as few as they can be.
  private var syllables = 0

  private(set) var hypotheses: [Hypothesis]
  private(set) var arcs: [DecoderArc] = []
  private var hypothesisColumns = ColumnStarts(firstColumnCount: 1)
  private var arcColumns = ColumnStarts(firstColumnCount: 0)
  private var pending: [(state: LanguageModelState, arc: DecoderArc)] = []
  /// The nodes that end at a point by what they are foreseen to cost: the cost in the high half of each
  /// number, the node in the low one, so that they are sorted as numbers.
  private var foreseen: [Int64] = []

  /// A decoder of nothing yet.
  init(model: any LanguageModel, limits: Limits = Limits()) {
    self.model = model
    self.limits = limits
    scorer = model.makeScorer()
    hypotheses = [Hypothesis(state: model.start, cost: 0, arcs: 0..<0)]
  }

  /// A decoder of nothing yet, with the same model and what was looked up in it.
  init(resetting other: Decoder) {
    model = other.model
    limits = other.limits
    scorer = other.scorer
    hypotheses = [Hypothesis(state: model.start, cost: 0, arcs: 0..<0)]
  }

  /// The same behind a text. `context` is what was typed after its last word.
  init(resetting other: Decoder, after text: ContinuingScorer, context: KnownContext) {
    self.init(resetting: other)
    textBefore = text
    hypotheses = [Hypothesis(state: text.start, cost: 0, arcs: 0..<0, context: context)]
  }

  /// The state that sentences begin with.
  var start: LanguageModelState { hypotheses[0].state }

  /// The scorer of words that begin at a point.
  func scorer(from point: Int32) -> any LanguageModelScorer {
    point == 0 ? textBefore ?? scorer : scorer
  }

  /// Of so many words that begin what is typed, the most frequent, those come first that are likeliest
  /// there: `y` begins thousands.
  private static let scoredFirstWords = 96

  /// Words that begin what is typed and end alike, ordered by how likely they are after the text before,
  /// where one stands there.
  ///
  /// ```
  /// 数学|  gong shi he    公式 公示 共识 攻势     发动|  gong shi le    攻势 共识 公式 公示
  /// ```
  func orderedAsFirst(_ words: [LatticeNode], of lattice: Lattice) -> [LatticeNode] {
    guard let textBefore else { return words }
    let learned = lattice.borrowedCosts
    let scored = words.prefix(Self.scoredFirstWords).map { node in
      let (cost, _) = node.score(
        after: start, in: hypotheses[0].context, model: model, scorer: textBefore,
        learned: learned)
      return (node: node, cost: node.cost.addingClamped(cost))
    }
    return scored.sorted { $0.cost < $1.cost }.map(\.node) + words.dropFirst(scored.count)
  }

  /// The last point that has a column.
  var end: Int { hypothesisColumns.end }

  /// The hypotheses at a point, cheapest first.
  func hypotheses(at point: Int) -> Range<Int> { hypothesisColumns[point] }

  /// The cost of a sentence that ends with a hypothesis of the last column.
  func sentenceCost(_ hypothesis: Hypothesis) -> Cost {
    hypothesis.cost.addingClamped(endShare(of: model.endCost(after: hypothesis.state)))
  }

  /// As many syllables make a sentence whose end counts in full.
  private static let wholeSentence: Cost = 5

  /// What the end of a sentence costs after what was typed so far: a few syllables are more often a
  /// word on the way than all there is to say. `shi` is 是 before 十.
  func endShare(of cost: Cost) -> Cost {
    cost &* min(Cost(clamping: syllables), Self.wholeSentence) / Self.wholeSentence
  }

  /// Keeps the columns up to `kept` and decodes the others. The keystrokes are `syllables` syllables,
  /// as few as they can be.
  mutating func update(to lattice: Lattice, keeping kept: Int, syllables: Int) {
    self.syllables = syllables
    hypotheses.removeLast(hypotheses.count - hypothesisColumns.keep(upTo: kept))
    arcs.removeLast(arcs.count - arcColumns.keep(upTo: kept))
    for point in (kept + 1)..<max(lattice.end + 1, kept + 1) {
      collectArcs(to: point, over: lattice)
      appendHypotheses(lattice.borrowedCosts)
      hypothesisColumns.append(endingAt: hypotheses.count)
      arcColumns.append(endingAt: arcs.count)
    }
  }

  private mutating func collectArcs(to point: Int, over lattice: Lattice) {
    pending.removeAll(keepingCapacity: true)
    orderNodes(endingAt: point, of: lattice)
    let learned = lattice.borrowedCosts
    var best = Cost.max
    var worst = Cost.max
    for entry in foreseen {
      // All that follow are foreseen to be too dear as well.
      let farthest = best.addingClamped(limits.foreseenMargin)
      guard Cost(truncatingIfNeeded: entry >> 32) <= farthest else { break }
      let index = Int32(truncatingIfNeeded: entry)
      let node = lattice.nodes[Int(index)]
      let scorer = scorer(from: node.start)
      var least: Cost = 0
      for previous in hypotheses(at: Int(node.start)) {
        let before = hypotheses[previous]
        let soFar = before.cost.addingClamped(node.cost)
        // Hypotheses come cheapest first: what is too dear after this one is after all that follow.
        guard soFar.addingClamped(least) <= worst,
          before.cost.addingClamped(node.foreseenCost)
            <= best.addingClamped(limits.foreseenMarginAfterOthers)
        else { break }
        let (cost, next) = node.score(
          after: before.state, in: before.context, model: model, scorer: scorer, learned: learned)
        let total = soFar.addingClamped(cost)
        best = min(best, total)
        worst = best.addingClamped(limits.margin)
        least = max(least, cost &- limits.gain)
        guard total <= worst else { continue }
        pending.append(
          (
            next,
            DecoderArc(
              previous: Int32(truncatingIfNeeded: previous), node: index, cost: total)
          ))
      }
    }
    pending.removeAll { $0.arc.cost > worst }
  }

  /// Orders the nodes that end at a point by what they are foreseen to cost after the best way to
  /// their start.
  private mutating func orderNodes(endingAt point: Int, of lattice: Lattice) {
    foreseen.removeAll(keepingCapacity: true)
    for index in lattice.nodes(endingAt: point) {
      let node = lattice.nodes[index]
      guard let best = hypotheses(at: Int(node.start)).first else { continue }
      let cost = hypotheses[best].cost.addingClamped(node.foreseenCost)
      foreseen.append(Int64(cost) << 32 | Int64(index))
    }
    foreseen.sort()
  }

  /// Arcs that lead to the same state become one hypothesis.
  private mutating func appendHypotheses(_ learned: BorrowedCosts?) {
    pending.sort {
      ($0.state.key, $0.arc.cost, $0.arc.node) < ($1.state.key, $1.arc.cost, $1.arc.node)
    }
    let first = hypotheses.count
    var index = 0
    while index < pending.count {
      let best = pending[index]
      let arcStart = Int32(truncatingIfNeeded: arcs.count)
      var end = index
      while end < pending.count, pending[end].state == best.state {
        if end - index < limits.arcsPerHypothesis { arcs.append(pending[end].arc) }
        end += 1
      }
      hypotheses.append(
        Hypothesis(
          state: best.state, cost: best.arc.cost,
          arcs: arcStart..<Int32(truncatingIfNeeded: arcs.count)))
      index = end
    }
    if hypotheses.count - first > 1 {
      hypotheses[first...].sort { $0.cost < $1.cost }
      hypotheses.removeLast(max(0, hypotheses.count - first - limits.beamWidth))
    }
    guard let learned else { return }
    for index in first..<hypotheses.count {
      hypotheses[index].context = learned.context(
        after: model.lastWord(in: hypotheses[index].state))
    }
  }
}

extension Cost {
  /// The sum, or the largest cost where it does not fit: ten thousand letters stay comparable, and
  /// nothing traps.
  package func addingClamped(_ other: Cost) -> Cost {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
