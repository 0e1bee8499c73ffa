import Decoding
import NGrams

extension LanguageModelState: DecoderState {}

/// Finds the most likely sentences over a lattice of syllables, by a language model and by what was
/// typed before.
struct SyllableDecoder {
  /// What is left out beside what any decoder leaves out.
  struct Limits {
    var beam = DecoderLimits(
      beamWidth: 24, arcsPerHypothesis: 32, margin: 11_500, estimateMargin: 10_500)
    /// A word is taken to be cheaper by at most this much after other words than after the best
    /// ones: if even then it would be beyond the margin it is not looked up.
    var gain: Cost = 4_800
    /// The estimate margin after any but the best words before.
    var estimateMarginAfterOthers: Cost = 14_500
  }

  let limits: Limits
  let model: any LanguageModel
  let scorer: any LanguageModelScorer
  private(set) var beam: BeamDecoder<ScoredLattice>
  /// What scores the first words, where text stands before them.
  private var textBefore: ContinuingScorer?
  /// How many syllables the keystrokes are, as few as they can be.
  private var syllables = 0

  /// Creates a decoder with an empty lattice.
  init(model: any LanguageModel, limits: Limits = Limits()) {
    self.model = model
    self.limits = limits
    scorer = model.makeScorer()
    beam = Self.beam(limits, from: model.start, in: .none)
  }

  /// Creates a decoder with an empty lattice, with the same model and what was looked up in it.
  init(resetting other: SyllableDecoder) {
    model = other.model
    limits = other.limits
    scorer = other.scorer
    beam = Self.beam(limits, from: model.start, in: .none)
  }

  /// The same behind a text. `context` is what was typed after its last word.
  init(resetting other: SyllableDecoder, after text: ContinuingScorer, context: KnownContext) {
    self.init(resetting: other)
    textBefore = text
    beam = Self.beam(limits, from: text.start, in: context)
  }

  private static func beam(
    _ limits: Limits, from start: LanguageModelState, in context: KnownContext
  ) -> BeamDecoder<ScoredLattice> {
    BeamDecoder(limits: limits.beam, starts: [(start, 0, context)])
  }

  /// The state that sentences begin with.
  var start: LanguageModelState { beam.hypotheses[0].state }

  /// The scorer of words that begin at a point.
  func scorer(from point: Int32) -> any LanguageModelScorer {
    point == 0 ? textBefore ?? scorer : scorer
  }

  /// How many of the most frequent first words are re-scored with the text before. An initial such as
  /// `y` matches thousands.
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
    let context = beam.context(of: 0)
    let scored = words.prefix(Self.scoredFirstWords).map { node in
      let (cost, _) = node.score(
        after: start, in: context, model: model, scorer: textBefore, learned: learned)
      return (node: node, cost: node.cost.addingClamped(cost))
    }
    return scored.sorted { $0.cost < $1.cost }.map(\.node) + words.dropFirst(scored.count)
  }

  /// The hypotheses at a point, cheapest first.
  func hypotheses(at point: Int) -> Range<Int> { beam.hypotheses(at: point) }

  /// The cost of the end of a sentence after a state.
  func endCost(after state: LanguageModelState) -> Cost {
    endShare(of: model.endCost(after: state))
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
    beam.update(
      to: ScoredLattice(
        lattice: lattice, limits: limits, model: model, scorer: scorer, textBefore: textBefore,
        learned: lattice.borrowedCosts), keeping: kept)
  }
}

/// A lattice of syllables with what scores its words.
struct ScoredLattice: DecodableLattice {
  let lattice: Lattice
  let limits: SyllableDecoder.Limits
  let model: any LanguageModel
  let scorer: any LanguageModelScorer
  /// What scores the first words, where text stands before them.
  let textBefore: ContinuingScorer?
  let learned: BorrowedCosts?

  /// A node after the hypotheses at its start.
  struct Step {
    let node: LatticeNode
    let scorer: any LanguageModelScorer
    /// The least that the word costs after any of the dearer hypotheses, as far as is known.
    var least: Cost = 0
  }

  var end: Int { lattice.end }

  func nodes(endingAt point: Int) -> Range<Int> { lattice.nodes(endingAt: point) }

  func start(ofNode index: Int) -> Int? { Int(lattice.nodes[index].start) }

  func estimate(ofNode index: Int, after best: Cost) -> Cost {
    best.addingClamped(lattice.nodes[index].estimatedCost)
  }

  func step(over index: Int) -> Step {
    let node = lattice.nodes[index]
    return Step(node: node, scorer: node.start == 0 ? textBefore ?? scorer : scorer)
  }

  @inline(__always)
  func score(
    _ step: inout Step, after hypothesis: Hypothesis<LanguageModelState>,
    in context: KnownContext, best: Cost, worst: Cost
  ) -> Extension<LanguageModelState> {
    let soFar = hypothesis.cost.addingClamped(step.node.cost)
    guard soFar.addingClamped(step.least) <= worst,
      hypothesis.cost.addingClamped(step.node.estimatedCost)
        <= best.addingClamped(limits.estimateMarginAfterOthers)
    else { return .prunedAfterAll }
    let (cost, next) = step.node.score(
      after: hypothesis.state, in: context, model: model, scorer: step.scorer, learned: learned)
    step.least = max(step.least, cost &- limits.gain)
    return .arc(cost: soFar.addingClamped(cost), state: next)
  }

  func context(after state: LanguageModelState) -> KnownContext {
    learned?.context(after: model.lastWord(in: state)) ?? .none
  }
}
